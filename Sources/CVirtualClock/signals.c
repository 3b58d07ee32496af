// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "parts.h"

#include <stdatomic.h>

// Signals of conditions for which a thread waits in slices. One that comes between the end of a slice and
// the moment at which the waiting thread has its mutex again wakes nobody, where a wait without slices
// would have taken it; and what waits without a test of its own, as `Data(contentsOf:)` of an address
// does, would never go on (Documentation/HeadlessHost.md §2.6.1). So each signal leaves a mark, too.
//
// Places are taken and marked without a lock: a process that is forked has them as they were.

enum { MAXIMUM_WAITS = 64, SIGNALLED = 1 };

/// The conditions that are waited for, the lowest bit set once they were signalled; 0 for a free place.
static atomic_uintptr_t waits[MAXIMUM_WAITS];
static atomic_int waiting;

int snug_begin_wait(pthread_cond_t *condition) {
  for (int place = 0; place < MAXIMUM_WAITS; place++) {
    uintptr_t nobody = 0;
    if (!atomic_compare_exchange_strong(&waits[place], &nobody, (uintptr_t)condition)) continue;
    atomic_fetch_add(&waiting, 1);
    return place;
  }
  return -1;
}

bool snug_is_signalled(int place) { return place >= 0 && atomic_load(&waits[place]) & SIGNALLED; }

void snug_end_wait(int place) {
  if (place < 0) return;
  atomic_fetch_sub(&waiting, 1);
  atomic_store(&waits[place], 0);
}

static void mark(pthread_cond_t *condition) {
  if (atomic_load(&waiting) == 0) return;
  for (int place = 0; place < MAXIMUM_WAITS; place++) {
    uintptr_t unmarked = (uintptr_t)condition;
    atomic_compare_exchange_strong(&waits[place], &unmarked, unmarked | SIGNALLED);
  }
}

// MARK: The C library

int pthread_cond_signal(pthread_cond_t *condition) {
  static _Atomic(__typeof__(&pthread_cond_signal)) signal;
  if (!signal) signal = REAL(pthread_cond_signal);
  mark(condition);
  return signal(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  static _Atomic(__typeof__(&pthread_cond_broadcast)) broadcast;
  if (!broadcast) broadcast = REAL(pthread_cond_broadcast);
  mark(condition);
  return broadcast(condition);
}
