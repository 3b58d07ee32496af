// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_VIRTUAL_CLOCK_H
#define SNUG_VIRTUAL_CLOCK_H

/// Replaces the C library's clocks, timer descriptors and sleeps for the whole process.
///
/// Until `snug_clock_start` everything passes through. From then on clocks stand still except when
/// `snug_clock_advance` moves them: `Date()`, run loop timers, `DispatchQueue.asyncAfter`,
/// `Task.sleep` and `Thread.sleep` of an app then follow the host's time and nothing else.
/// Documentation/HeadlessHost.md §2.

/// Stops the clocks, also those that have been; the calendar starts `epoch` seconds after 1970.
void snug_clock_start(double epoch);

/// Whether the clocks have been stopped.
int snug_clock_is_started(void);

/// From now on waits with a deadline (semaphores, groups, conditions, XCTest's) end when the virtual
/// clock shows it. Only for hosts with a thread that moves the clocks while all others wait.
void snug_clock_pace(void);

/// Seconds since the start; 0 before it.
double snug_clock_now(void);

/// Moves the clocks to `time`, in seconds since the start; timers and sleeps due by then end.
void snug_clock_advance(double time);

/// When the next timer or sleep ends, in seconds since the start; infinity when none waits.
double snug_clock_next_due(void);

/// Whether a thread other than the caller is running or ready to run. Reads `/proc`: about 10 µs a
/// thread.
int snug_threads_are_busy(void);

/// How many threads other than the main one there are that do, or wait in, something of the app's: threads
/// of the dispatch library that have nothing to do are not counted. Reads `/proc`.
int snug_threads_at_work(void);

/// How often threads other than the caller have given up their core: no thread that was seen waiting
/// has run between two equal answers. About 1 µs.
unsigned long snug_thread_switches(void);

/// Seconds that threads other than the caller have run; waiting for a core does not count.
double snug_thread_seconds(void);

/// Seconds of the real clock, from an arbitrary point.
double snug_real_seconds(void);

/// Lets `microseconds` of real time pass.
void snug_real_sleep(unsigned microseconds);

#endif
