// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_PROCESS_H
#define SNUG_PROCESS_H

/// What a process can tell about itself while an app is being checked. Documentation/Check.md §3.

/// Where in the program the innermost four calls that are not in a library are, as offsets into the
/// executable's file of 31 bits each; 0 for none. Two are returned, the inner one in the lower 32
/// bits, and the next two go to `outer`. Bit 31 of a call says that frames of libraries lie between
/// it and the one inside it. Follows frame pointers: about 60 ns.
unsigned long snug_call_site(unsigned long *outer);

/// The same for the innermost call alone, where no more than `most` calls of libraries lie between it
/// and the caller; else 0.
unsigned long snug_direct_call_site(int most);

/// From now on a crash writes a line `C` with the calls of the program that are under way, innermost first,
/// as offsets into its file, to the channel; the main thread calls this.
void snug_crash_report(void);

/// Whether an exit, an exception's too, writes such a line from now on, once.
void snug_exits_report(int reports);

/// Asks the main thread to add such a line as soon as it has a core, and to go on; 0 in a process that
/// reports no crashes.
int snug_note_place(void);

/// How many lines the main thread has added so.
int snug_places_noted(void);

/// Asks the main thread of a child process for such a line; 0 when there is no such process.
int snug_ask_place(int process);

/// Bytes of memory that a process holds now, the calling one for 0; reads `/proc`, about 5 µs.
unsigned long snug_resident_bytes(int process);

/// How many threads a process has, the calling one for 0; reads `/proc`, about 2 µs.
int snug_thread_count(int process);

/// From now on whoever makes a thread waits while the process has more than so many, for whoever counts them
/// to end it; 0 for no such limit.
void snug_threads_hold(int threads);

/// Seconds that the main thread of a process, the calling one for 0, was ready to run and had no core;
/// 0 where the kernel does not count them. Reads `/proc`, about 5 µs.
double snug_starved_seconds(int process);

/// Refuses connections and name look-ups from now on, and keeps the first host that was wanted.
void snug_network_refuse(void);

/// The host or address that was wanted since the last call, or NULL. The text stays valid until the
/// next call.
const char *snug_network_wanted(void);

/// Forks. What the child, for which 0 is returned, writes to its channel the parent reads from `channel`; it
/// ends with its parent, and is contained. Only for a process with one thread that has not used a dispatch queue. Returns -1 when
/// there can be no other process.
int snug_line_start(int *channel);

// An app's code does not find what follows by name.
#pragma GCC visibility push(hidden)

/// The plan that the tool gave this process; NULL where no tool did.
const char *snug_channel_plan(void);

/// Whether there is a tool to tell.
int snug_channel_is_open(void);

/// Tells the tool a line, with bytes behind it that the line announces; 0, or -1 with `errno`. Any thread
/// may call this; lines do not mix.
int snug_channel_write(
    const char *line, unsigned long length, const void *payload, unsigned long payload_length);

/// What begins the lines of this process and of those that it forks.
const char *snug_channel_nonce(void);

#pragma GCC visibility pop

/// The number that `SNUG_HOST` has in the environment of processes of a tool that fits.
#define SNUG_HOST_VERSION "1"

/// The exit code of a process that cannot be contained as the tool asked.
#define SNUG_NOT_CONTAINED 78

/// Finds the program's global variables and static properties, and keeps the values of those that libraries keep
/// for the app, as ``snug_globals_remember`` does where nobody has; 0 where the program's file does not say
/// where they are. Called before a library has made anything: what it refers to then is not kept.
int snug_globals_find(void);

/// Keeps the values of the program's global variables and static properties; 0 where the program's file does
/// not say where they are.
int snug_globals_remember(void);

/// Whether some variable of the program had been given a value by then: what it refers to is not kept.
int snug_globals_made(void);

/// Gives the variables the values that were kept. What they refer to now is not released.
void snug_globals_restore(void);

/// Keeps what is kept for a process beside its memory: actions and mask of signals, the mask of new files,
/// the locale, how numbers are rounded, limits, what standard input, output and error are, which descriptors
/// are open.
void snug_process_remember(void);

/// Puts back what was kept, and closes what was opened since, but for what run loops wait with and what
/// ``snug_databases_are_open`` asks for.
void snug_process_restore(void);

/// Whether something of it was changed that cannot be put back: a limit that only a superuser raises, the
/// priority, a copy of standard input, output or error.
int snug_process_is_changed(void);

/// Whether a file that was opened since is open to be read and written, as a database is: it may be locked,
/// and what locked it would not see that it was closed.
int snug_databases_are_open(void);

/// Whether a timer of the process will send it a signal.
int snug_alarm_is_set(void);

/// Finds the counters of the program's functions.
///
/// - Returns: How many files they are of; 0 where the program has none.
int snug_counters_find(void);

/// The path of a file as the compiler was given it; NULL beyond the last.
const char *snug_counters_file(int index);

/// Sets the entry to 1 of each file of which a function ran since the counters were cleared.
void snug_counters_add(unsigned char *used);

/// Sets every counter to zero.
void snug_counters_clear(void);

/// From now on an attributed string of Foundation's releases its attributes with itself, which Foundation for
/// Linux forgets; 0 where its classes are not as they are known. Only where it does forget.
int snug_attributes_release(void);

/// Seeds every source of random numbers that an app can reach, the same way each time: those of the C
/// library, of the kernel, of Swift and of Foundation. A process that the tool started
/// is seeded from its beginning. Documentation/HeadlessHost.md §4.
void snug_random_restart(void);

#endif
