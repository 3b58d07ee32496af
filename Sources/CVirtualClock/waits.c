// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "parts.h"

#include <errno.h>
#include <math.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

// Waits. Where a thread of the host's moves the clocks meanwhile, and where the main thread waits, each asks
// every real millisecond whether the virtual clock shows its deadline; else they keep their real length.

enum { SLICE = 1000000, MAXIMUM_STOPS = 64 };

/// A deadline of a virtual clock on the real one: as far away as it is in virtual time.
static struct timespec real_deadline(clockid_t clock, const struct timespec *deadline) {
  if (!snug_clock_is_started()) return *deadline;
  int64_t left = nanoseconds(deadline) - snug_start_of(clock) - snug_elapsed();
  return timespec_of(snug_real_nanoseconds(clock) + (left > 0 ? left : 0));
}

static int note_due(int64_t due) {
  pthread_mutex_lock(&snug_clock_lock);
  int place = snug_add_due(due);
  pthread_mutex_unlock(&snug_clock_lock);
  return place;
}

static void forget_due(int place) {
  pthread_mutex_lock(&snug_clock_lock);
  snug_remove_due(place);
  pthread_mutex_unlock(&snug_clock_lock);
}

// MARK: While the main thread waits

/// Whether the calling thread is the one that moves the clocks: while it waits, nobody else would.
static bool moves_clocks(void) {
  return snug_clock_is_started() && !snug_is_paced() && snug_is_main_thread();
}

/// Lets time go on to what is due next if no other thread has done anything since there was that
/// `activity`: what the main thread waits for comes of a timer, a sleep or a recorded answer, if at all.
static void go_on(unsigned long activity) {
  if (snug_threads_are_busy() || snug_thread_switches() != activity) return;
  const double due = snug_clock_next_due();
  if (isfinite(due)) snug_clock_advance(due);
}

/// Waits for a condition in slices; for ever, where `due` is `INT64_MAX`.
static int wait_in_slices(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t due) {
  const int place = due == INT64_MAX ? -1 : note_due(due);
  const int wait = snug_begin_wait(condition);
  int result;
  do {
    const unsigned long activity = snug_thread_switches();
    struct timespec slice = timespec_of(snug_real_nanoseconds(CLOCK_MONOTONIC) + SLICE);
    result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &slice);
    // One that came as the slice ended woke nobody.
    if (result == ETIMEDOUT && snug_is_signalled(wait)) result = 0;
    if (result != ETIMEDOUT) break;
    if (moves_clocks()) go_on(activity);
  } while (snug_elapsed() < due);
  snug_end_wait(wait);
  if (place >= 0) forget_due(place);
  return result;
}

// MARK: The C library

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  static _Atomic(__typeof__(&pthread_cond_wait)) wait;
  if (!wait) wait = REAL(pthread_cond_wait);
  return moves_clocks() ? wait_in_slices(condition, mutex, INT64_MAX) : wait(condition, mutex);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  // The condition's own clock is not known here: the deadline is nearer to the one it was made on.
  clockid_t clock = CLOCK_REALTIME;
  int64_t wanted = nanoseconds(deadline);
  if (snug_clock_is_started()
      && llabs(wanted - snug_start_of(CLOCK_MONOTONIC))
             < llabs(wanted - snug_start_of(CLOCK_REALTIME))) {
    clock = CLOCK_MONOTONIC;
  }
  if (!snug_is_paced() && !moves_clocks()) {
    struct timespec real_time = real_deadline(clock, deadline);
    return REAL(pthread_cond_timedwait)(condition, mutex, &real_time);
  }
  return wait_in_slices(condition, mutex, wanted - snug_start_of(clock));
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec real_time = real_deadline(CLOCK_REALTIME, deadline);
  // Threads of the dispatch library wait here for more to do.
  const bool rests = snug_begin_rest();
  const int result = REAL(sem_timedwait)(semaphore, &real_time);
  snug_end_rest(rests);
  return result;
}

// MARK: Dispatch

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
intptr_t dispatch_group_wait(void *group, uint64_t timeout);
intptr_t dispatch_block_wait(void *block, uint64_t timeout);

/// When a time of Dispatch is; false for now and for ever. The two highest bits name its clock.
static bool due_of(uint64_t time, int64_t *due) {
  if (time == 0 || time == UINT64_MAX) return false;
  const uint64_t clock = time >> 62;
  if (clock == 3) {
    *due = -(int64_t)time - snug_start_of(CLOCK_REALTIME);
  } else {
    *due = (int64_t)(time & ~(UINT64_C(1) << 63)) - snug_start_of(CLOCK_MONOTONIC);
  }
  return true;
}

static intptr_t wait_until(
    intptr_t (*wait)(void *, uint64_t), void *object, uint64_t timeout) {
  static _Atomic(uint64_t (*)(uint64_t, int64_t)) time_from;
  int64_t due = INT64_MAX;
  const bool is_for_ever = timeout == UINT64_MAX && moves_clocks();
  const bool has_deadline = (snug_is_paced() || moves_clocks()) && due_of(timeout, &due);
  if (!is_for_ever && !has_deadline) return wait(object, timeout);
  if (!time_from) time_from = (uint64_t(*)(uint64_t, int64_t))dlsym(RTLD_DEFAULT, "dispatch_time");
  const int place = has_deadline ? note_due(due) : -1;
  intptr_t result;
  do {
    const unsigned long activity = snug_thread_switches();
    result = wait(object, time_from(0, SLICE));
    if (result && moves_clocks()) go_on(activity);
  } while (result && snug_elapsed() < due);
  if (place >= 0) forget_due(place);
  return result;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  static _Atomic(__typeof__(&dispatch_semaphore_wait)) wait;
  if (!wait) wait = REAL(dispatch_semaphore_wait);
  return wait_until(wait, semaphore, timeout);
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  static _Atomic(__typeof__(&dispatch_group_wait)) wait;
  if (!wait) wait = REAL(dispatch_group_wait);
  return wait_until(wait, group, timeout);
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  static _Atomic(__typeof__(&dispatch_block_wait)) wait;
  if (!wait) wait = REAL(dispatch_block_wait);
  return wait_until(wait, block, timeout);
}

// MARK: XCTest's waits

// XCTest on Linux runs the run loop of the thread that waits for at most a tenth of a second, again
// and again, and stops it when an expectation is fulfilled. `await fulfillment(of:)` does so on a
// thread of its own whose run loop is empty, and returns at once: it would spin while the virtual
// clock stands still. And a stop between two runs would be lost for a tenth of a second. So runs that
// XCTest asks for wait here where the run loop does not, and end with a stop that came before them.

#define RUN "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"
#define STOP "$s10Foundation7RunLoopC5_stopyyF"

typedef __attribute__((swiftcall)) bool (*Run)(
    uintptr_t, uintptr_t, double, __attribute__((swift_context)) void *);
typedef __attribute__((swiftcall)) void (*Stop)(__attribute__((swift_context)) void *);

/// Seconds from 1970 to the date that Foundation counts from.
static const double reference_date = 978307200;

/// Run loops that were told to stop and have not been asked to run since; guarded by the lock.
static void *stopped[MAXIMUM_STOPS];

static int place_of_stop(void *loop) {
  for (int place = 0; place < MAXIMUM_STOPS; place++) {
    if (stopped[place] == loop) return place;
  }
  return -1;
}

/// Whether the loop was told to stop; from now on it was not.
static bool take_stop(void *loop) {
  pthread_mutex_lock(&snug_clock_lock);
  const int place = place_of_stop(loop);
  if (place >= 0) stopped[place] = NULL;
  pthread_mutex_unlock(&snug_clock_lock);
  return place >= 0;
}

/// Waits until the clock shows `due` or the loop is told to stop.
static void await_stop(void *loop, int64_t due) {
  pthread_mutex_lock(&snug_clock_lock);
  // What was rounded to the time before would come again and again.
  if (due <= snug_elapsed()) due = snug_elapsed() + 1000;
  const int place = snug_add_due(due);
  while (place_of_stop(loop) < 0 && snug_elapsed() < due) {
    pthread_cond_wait(&snug_clock_moved, &snug_clock_lock);
  }
  snug_remove_due(place);
  pthread_mutex_unlock(&snug_clock_lock);
}

static bool is_xctest(const void *address) {
  Dl_info info;
  return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, "libXCTest");
}

__attribute__((swiftcall)) bool snug_run_loop_run(
    uintptr_t mode, uintptr_t mode_rest, double before,
    __attribute__((swift_context)) void *loop) __asm__(RUN);

__attribute__((swiftcall)) bool snug_run_loop_run(
    uintptr_t mode, uintptr_t mode_rest, double before,
    __attribute__((swift_context)) void *loop) {
  static _Atomic(Run) run;
  if (!run) run = (Run)dlsym(RTLD_NEXT, RUN);
  if (!snug_is_paced() || !is_xctest(__builtin_return_address(0))) {
    return run(mode, mode_rest, before, loop);
  }
  if (take_stop(loop)) return true;
  if (!run(mode, mode_rest, before, loop) && !snug_is_main_thread()) {
    const int64_t since_1970 = llround((before + reference_date) * (double)NANOSECONDS);
    await_stop(loop, since_1970 - snug_start_of(CLOCK_REALTIME));
  }
  take_stop(loop);
  return true;
}

__attribute__((swiftcall)) void snug_run_loop_stop(
    __attribute__((swift_context)) void *loop) __asm__(STOP);

__attribute__((swiftcall)) void snug_run_loop_stop(__attribute__((swift_context)) void *loop) {
  static _Atomic(Stop) stop;
  if (!stop) stop = (Stop)dlsym(RTLD_NEXT, STOP);
  if (snug_is_paced()) {
    pthread_mutex_lock(&snug_clock_lock);
    if (place_of_stop(loop) < 0) {
      const int place = place_of_stop(NULL);
      if (place >= 0) stopped[place] = loop;
    }
    pthread_cond_broadcast(&snug_clock_moved);
    pthread_mutex_unlock(&snug_clock_lock);
  }
  stop(loop);
}
