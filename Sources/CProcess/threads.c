// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The limit of threads that somebody outside looks after by counting now and then: no thread gets so far
/// beyond it in between that another limit ends the process. Documentation/Containment.md §3.5.1.

static atomic_int most;

void snug_threads_hold(int threads) { atomic_store(&most, threads); }

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// Sanitizers make the threads of a process themselves.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

/// Held while a thread is made: two that each leave room for one more would leave none for the other.
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

/// Waits, in most cases for the process's end.
static void wait_for_room(void) {
  // The clocks of the C library may stand still.
  const struct timespec pause = {.tv_nsec = 1000000};
  for (int limit; (limit = atomic_load(&most)) && snug_thread_count(0) > limit;) {
    syscall(SYS_nanosleep, &pause, NULL);
  }
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
    void *restrict argument) {
  static _Atomic(__typeof__(&pthread_create)) next;
  if (!next) next = (__typeof__(&pthread_create))dlsym(RTLD_NEXT, "pthread_create");
  if (!atomic_load(&most)) return next(thread, attributes, start, argument);
  pthread_mutex_lock(&making);
  wait_for_room();
  const int result = next(thread, attributes, start, argument);
  pthread_mutex_unlock(&making);
  return result;
}

#endif
