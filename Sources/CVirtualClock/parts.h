// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_VIRTUAL_CLOCK_PARTS_H
#define SNUG_VIRTUAL_CLOCK_PARTS_H

// What the files of this target share. Times are virtual nanoseconds since the start.

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#define NANOSECONDS INT64_C(1000000000)

/// The function of that name in the libraries below ours.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/// Guards timers, due times and stops; `moved` is told when the clock or one of them has changed.
extern pthread_mutex_t snug_clock_lock;
extern pthread_cond_t snug_clock_moved;

/// Whether waits with a deadline end in virtual time.
bool snug_is_paced(void);

int64_t snug_elapsed(void);

/// What a clock shows when no virtual time has passed.
int64_t snug_start_of(clockid_t clock);

int64_t snug_real_nanoseconds(clockid_t clock);

bool snug_is_main_thread(void);

/// Notes that somebody waits until `due`; answers where that is noted. The lock is held.
int snug_add_due(int64_t due);
void snug_remove_due(int place);

/// Notes that the calling thread waits from here on, if nothing of the app's waits with it; the
/// answer goes to `snug_end_rest` when the wait is over.
bool snug_begin_rest(void);
void snug_end_rest(bool rests);
int snug_resting_threads(void);

/// Notes that a thread waits for the condition in slices; answers where, or -1 where no place is left.
int snug_begin_wait(pthread_cond_t *condition);
/// Whether the condition was signalled since then.
bool snug_is_signalled(int place);
void snug_end_wait(int place);

static inline int64_t nanoseconds(const struct timespec *time) {
  return (int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec;
}

static inline struct timespec timespec_of(int64_t nanoseconds) {
  struct timespec result = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  return result;
}

#endif
