// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "parts.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MAXIMUM_TIMERS = 256, MAXIMUM_SLEEPERS = 256 };

/// A timer descriptor as the process last set it; `due` is in virtual nanoseconds.
typedef struct {
  int descriptor;
  clockid_t clock;
  int64_t due;
  int64_t interval;
  bool armed;
} Timer;

static atomic_bool started, paced;
static atomic_int advancing;          // threads that are moving the clocks
static _Atomic int64_t elapsed;       // virtual nanoseconds since the start
static int64_t calendar_start;        // nanoseconds since 1970 at the start
static int64_t monotonic_start;       // monotonic clocks at the start: a device up for a day
static pthread_t main_thread;

pthread_mutex_t snug_clock_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t snug_clock_moved = PTHREAD_COND_INITIALIZER;
static Timer timers[MAXIMUM_TIMERS];
static int timer_count;
static int64_t sleepers[MAXIMUM_SLEEPERS];  // due times; 0 is a free place

int64_t snug_real_nanoseconds(clockid_t clock) {
  struct timespec time;
  syscall(SYS_clock_gettime, clock, &time);
  return nanoseconds(&time);
}

static bool is_calendar(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_monotonic(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW
         || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
}

int64_t snug_start_of(clockid_t clock) {
  return is_calendar(clock) ? calendar_start : monotonic_start;
}

int64_t snug_elapsed(void) { return atomic_load(&elapsed); }

bool snug_is_main_thread(void) { return pthread_equal(pthread_self(), main_thread); }

// MARK: Clocks

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!atomic_load(&started) || !(is_calendar(clock) || is_monotonic(clock))) {
    return (int)syscall(SYS_clock_gettime, clock, time);
  }
  *time = timespec_of(snug_start_of(clock) + atomic_load(&elapsed));
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

// MARK: Timer descriptors

/// Arms the kernel's timer so that it fires at once when due, and never before.
static void arm(const Timer *timer) {
  struct itimerspec value = {{0, 0}, {0, 0}};
  if (timer->armed && timer->due <= atomic_load(&elapsed)) value.it_value.tv_nsec = 1;
  syscall(SYS_timerfd_settime, timer->descriptor, 0, &value, NULL);
}

static Timer *timer_of(int descriptor) {
  for (int index = 0; index < timer_count; index++) {
    if (timers[index].descriptor == descriptor) return &timers[index];
  }
  return NULL;
}

int timerfd_create(clockid_t clock, int flags) {
  int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
  if (descriptor < 0) return descriptor;
  pthread_mutex_lock(&snug_clock_lock);
  Timer *timer = timer_of(descriptor);
  if (!timer && timer_count < MAXIMUM_TIMERS) timer = &timers[timer_count++];
  if (timer) *timer = (Timer){.descriptor = descriptor, .clock = clock};
  pthread_mutex_unlock(&snug_clock_lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  pthread_mutex_lock(&snug_clock_lock);
  Timer *timer = timer_of(descriptor);
  if (!timer || !atomic_load(&started)) {
    if (timer) timer->armed = false;
    pthread_mutex_unlock(&snug_clock_lock);
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
  }
  if (old) *old = (struct itimerspec){{0, 0}, {0, 0}};
  int64_t wanted = nanoseconds(&value->it_value);
  bool absolute = flags & TFD_TIMER_ABSTIME;
  timer->armed = wanted != 0;
  timer->due = absolute ? wanted - snug_start_of(timer->clock) : wanted + atomic_load(&elapsed);
  timer->interval = nanoseconds(&value->it_interval);
  arm(timer);
  pthread_mutex_unlock(&snug_clock_lock);
  return 0;
}

// MARK: Sleeping

int snug_add_due(int64_t due) {
  int place = 0;
  while (place < MAXIMUM_SLEEPERS - 1 && sleepers[place] != 0) place++;
  sleepers[place] = due > 0 ? due : 1;
  return place;
}

void snug_remove_due(int place) { sleepers[place] = 0; }

/// Waits until the clock shows `due`. The main thread moves the clock itself: nobody else would.
static void sleep_until(int64_t due) {
  if (snug_is_main_thread()) {
    snug_clock_advance((double)due / NANOSECONDS);
    return;
  }
  pthread_mutex_lock(&snug_clock_lock);
  int place = snug_add_due(due);
  while (atomic_load(&elapsed) < due) pthread_cond_wait(&snug_clock_moved, &snug_clock_lock);
  snug_remove_due(place);
  pthread_mutex_unlock(&snug_clock_lock);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *request, struct timespec *remaining) {
  if (!atomic_load(&started)) return REAL(clock_nanosleep)(clock, flags, request, remaining);
  int64_t wanted = nanoseconds(request);
  sleep_until(flags & TIMER_ABSTIME ? wanted - snug_start_of(clock) : wanted + atomic_load(&elapsed));
  return 0;
}

int nanosleep(const struct timespec *request, struct timespec *remaining) {
  if (!atomic_load(&started)) return REAL(nanosleep)(request, remaining);
  return clock_nanosleep(CLOCK_MONOTONIC, 0, request, remaining);
}

int usleep(useconds_t microseconds) {
  struct timespec request = timespec_of((int64_t)microseconds * 1000);
  return nanosleep(&request, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {seconds, 0};
  nanosleep(&request, NULL);
  return 0;
}

// MARK: For the host

void snug_clock_start(double epoch) {
  main_thread = pthread_self();
  calendar_start = (int64_t)(epoch * NANOSECONDS);
  monotonic_start = INT64_C(86400) * NANOSECONDS;
  atomic_store(&elapsed, 0);
  atomic_store(&started, true);
}

int snug_clock_is_started(void) { return atomic_load(&started); }

void snug_clock_pace(void) { atomic_store(&paced, true); }

bool snug_is_paced(void) { return atomic_load(&paced) && atomic_load(&started); }

double snug_clock_now(void) { return (double)atomic_load(&elapsed) / NANOSECONDS; }

/// Waits until the kernel has told the waiters of a timer that it is due: some microseconds, and at
/// most a millisecond where one of them has read it already.
static void await_fired(int descriptor) {
  struct pollfd fired = {.fd = descriptor, .events = POLLIN};
  poll(&fired, 1, 1);
}

void snug_clock_advance(double time) {
  if (!atomic_load(&started)) return;
  atomic_fetch_add(&advancing, 1);
  int64_t target = llround(time * NANOSECONDS);
  int due[MAXIMUM_TIMERS], count = 0;
  pthread_mutex_lock(&snug_clock_lock);
  if (target > atomic_load(&elapsed)) atomic_store(&elapsed, target);
  for (int index = 0; index < timer_count; index++) {
    Timer *timer = &timers[index];
    if (!timer->armed || timer->due > target) continue;
    arm(timer);
    due[count++] = timer->descriptor;
    timer->armed = timer->interval > 0;
    timer->due += timer->interval;
  }
  pthread_cond_broadcast(&snug_clock_moved);
  pthread_mutex_unlock(&snug_clock_lock);
  while (count) await_fired(due[--count]);
  atomic_fetch_sub(&advancing, 1);
}

double snug_clock_next_due(void) {
  int64_t next = INT64_MAX;
  pthread_mutex_lock(&snug_clock_lock);
  for (int index = 0; index < timer_count; index++) {
    if (timers[index].armed && timers[index].due < next) next = timers[index].due;
  }
  for (int index = 0; index < MAXIMUM_SLEEPERS; index++) {
    if (sleepers[index] != 0 && sleepers[index] < next) next = sleepers[index];
  }
  pthread_mutex_unlock(&snug_clock_lock);
  return next == INT64_MAX ? INFINITY : (double)next / NANOSECONDS;
}

/// The state letter of a thread: `R` running, `S` waiting, …; 0 when it has ended.
static char state_of(const char *thread) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%.16s/stat", thread);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  char *name_end = strrchr(text, ')');
  return name_end && name_end[1] ? name_end[2] : 0;
}

int snug_threads_are_busy(void) {
  // Who moves the clocks waits for the kernel now and then, and goes on at once.
  if (atomic_load(&advancing)) return 1;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 0;
  long self = syscall(SYS_gettid);
  bool busy = false;
  for (struct dirent *entry; !busy && (entry = readdir(folder));) {
    if (entry->d_name[0] == '.' || atol(entry->d_name) == self) continue;
    char state = state_of(entry->d_name);
    busy = state == 'R' || state == 'D';
  }
  closedir(folder);
  return busy;
}

int snug_threads_at_work(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 0;
  int count = -1 - snug_resting_threads();
  for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
  closedir(folder);
  return count > 0 ? count : 0;
}

/// How often the threads that a `getrusage` is about gave up their core.
static unsigned long switches(int who) {
  struct rusage usage;
  if (getrusage(who, &usage)) return 0;
  return (unsigned long)usage.ru_nvcsw + (unsigned long)usage.ru_nivcsw;
}

unsigned long snug_thread_switches(void) { return switches(RUSAGE_SELF) - switches(RUSAGE_THREAD); }

double snug_thread_seconds(void) {
  return (double)(snug_real_nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
                  - snug_real_nanoseconds(CLOCK_THREAD_CPUTIME_ID)) / NANOSECONDS;
}

double snug_real_seconds(void) { return (double)snug_real_nanoseconds(CLOCK_MONOTONIC) / NANOSECONDS; }

void snug_real_sleep(unsigned microseconds) {
  struct timespec request = timespec_of((int64_t)microseconds * 1000);
  syscall(SYS_nanosleep, &request, NULL);
}
