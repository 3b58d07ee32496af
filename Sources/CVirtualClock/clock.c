// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CVirtualClock.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { NANOSECONDS = 1000000000, MAXIMUM_TIMERS = 256, MAXIMUM_SLEEPERS = 256 };

/// A timer descriptor as the process last set it; `due` is in virtual nanoseconds.
typedef struct {
  int descriptor;
  clockid_t clock;
  int64_t due;
  int64_t interval;
  bool armed;
} Timer;

static atomic_bool started;
static _Atomic int64_t elapsed;       // virtual nanoseconds since the start
static int64_t calendar_start;        // nanoseconds since 1970 at the start
static int64_t monotonic_start;       // monotonic clocks at the start: a device up for a day
static pthread_t main_thread;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static Timer timers[MAXIMUM_TIMERS];
static int timer_count;
static int64_t sleepers[MAXIMUM_SLEEPERS];  // due times; 0 is a free place

/// The C library's own function of that name, below ours.
#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static int64_t nanoseconds(const struct timespec *time) {
  return (int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec;
}

static struct timespec timespec_of(int64_t nanoseconds) {
  struct timespec result = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  return result;
}

static int64_t real_nanoseconds(clockid_t clock) {
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

/// What a clock shows when no virtual time has passed.
static int64_t start_of(clockid_t clock) {
  return is_calendar(clock) ? calendar_start : monotonic_start;
}

// MARK: Clocks

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!atomic_load(&started) || !(is_calendar(clock) || is_monotonic(clock))) {
    return (int)syscall(SYS_clock_gettime, clock, time);
  }
  *time = timespec_of(start_of(clock) + atomic_load(&elapsed));
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
  pthread_mutex_lock(&lock);
  Timer *timer = timer_of(descriptor);
  if (!timer && timer_count < MAXIMUM_TIMERS) timer = &timers[timer_count++];
  if (timer) *timer = (Timer){.descriptor = descriptor, .clock = clock};
  pthread_mutex_unlock(&lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  pthread_mutex_lock(&lock);
  Timer *timer = timer_of(descriptor);
  if (!timer || !atomic_load(&started)) {
    if (timer) timer->armed = false;
    pthread_mutex_unlock(&lock);
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
  }
  if (old) *old = (struct itimerspec){{0, 0}, {0, 0}};
  int64_t wanted = nanoseconds(&value->it_value);
  bool absolute = flags & TFD_TIMER_ABSTIME;
  timer->armed = wanted != 0;
  timer->due = absolute ? wanted - start_of(timer->clock) : wanted + atomic_load(&elapsed);
  timer->interval = nanoseconds(&value->it_interval);
  arm(timer);
  pthread_mutex_unlock(&lock);
  return 0;
}

// MARK: Sleeping

/// Waits until the clock shows `due`. The main thread moves the clock itself: nobody else would.
static void sleep_until(int64_t due) {
  if (pthread_equal(pthread_self(), main_thread)) {
    snug_clock_advance((double)due / NANOSECONDS);
    return;
  }
  pthread_mutex_lock(&lock);
  int place = 0;
  while (place < MAXIMUM_SLEEPERS - 1 && sleepers[place] != 0) place++;
  sleepers[place] = due > 0 ? due : 1;
  while (atomic_load(&elapsed) < due) pthread_cond_wait(&moved, &lock);
  sleepers[place] = 0;
  pthread_mutex_unlock(&lock);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *request, struct timespec *remaining) {
  if (!atomic_load(&started)) return REAL(clock_nanosleep)(clock, flags, request, remaining);
  int64_t wanted = nanoseconds(request);
  sleep_until(flags & TIMER_ABSTIME ? wanted - start_of(clock) : wanted + atomic_load(&elapsed));
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

// MARK: Threads at rest

static atomic_int resting;
static uintptr_t code_start, code_end;

/// Notes where the program's own code is; the first object listed is the program.
static int note_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code_end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    code_start = info->dlpi_addr + part->p_vaddr;
  }
  return 1;
}

/// Whether the calling thread waits for nothing of the app's: no word of its stack is an address of
/// the program's code.
static bool is_resting(void) {
  if (!atomic_load(&started) || pthread_equal(pthread_self(), main_thread)) return false;
  if (!code_end) dl_iterate_phdr(note_program, NULL);
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return false;
  void *address = NULL;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  const uintptr_t *word = __builtin_frame_address(0);
  const uintptr_t *end = (const uintptr_t *)((uintptr_t)address + size);
  for (; word < end; word++) {
    if (*word > code_start && *word < code_end) return false;
  }
  return true;
}

/// Event loops of the dispatch library wait here.
int epoll_wait(int descriptor, struct epoll_event *events, int most, int timeout) {
  const bool rests = timeout != 0 && is_resting();
  resting += rests;
  const int count = REAL(epoll_wait)(descriptor, events, most, timeout);
  resting -= rests;
  return count;
}

// MARK: Waiting with a deadline

/// A deadline of a virtual clock on the real one: as far away as it is in virtual time.
static struct timespec real_deadline(clockid_t clock, const struct timespec *deadline) {
  if (!atomic_load(&started)) return *deadline;
  int64_t left = nanoseconds(deadline) - start_of(clock) - atomic_load(&elapsed);
  return timespec_of(real_nanoseconds(clock) + (left > 0 ? left : 0));
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  // The condition's own clock is not known here: the deadline is nearer to the one it was made on.
  clockid_t clock = CLOCK_REALTIME;
  int64_t wanted = nanoseconds(deadline);
  if (atomic_load(&started)
      && llabs(wanted - monotonic_start) < llabs(wanted - calendar_start)) clock = CLOCK_MONOTONIC;
  struct timespec real_time = real_deadline(clock, deadline);
  return REAL(pthread_cond_timedwait)(condition, mutex, &real_time);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec real_time = real_deadline(CLOCK_REALTIME, deadline);
  // Threads of the dispatch library wait here for more to do.
  const bool rests = is_resting();
  resting += rests;
  const int result = REAL(sem_timedwait)(semaphore, &real_time);
  resting -= rests;
  return result;
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

double snug_clock_now(void) { return (double)atomic_load(&elapsed) / NANOSECONDS; }

/// Waits until the kernel has told the waiters of a timer that it is due: some microseconds, and at
/// most a millisecond where one of them has read it already.
static void await_fired(int descriptor) {
  struct pollfd fired = {.fd = descriptor, .events = POLLIN};
  poll(&fired, 1, 1);
}

void snug_clock_advance(double time) {
  if (!atomic_load(&started)) return;
  int64_t target = llround(time * NANOSECONDS);
  int due[MAXIMUM_TIMERS], count = 0;
  pthread_mutex_lock(&lock);
  if (target > atomic_load(&elapsed)) atomic_store(&elapsed, target);
  for (int index = 0; index < timer_count; index++) {
    Timer *timer = &timers[index];
    if (!timer->armed || timer->due > target) continue;
    arm(timer);
    due[count++] = timer->descriptor;
    timer->armed = timer->interval > 0;
    timer->due += timer->interval;
  }
  pthread_cond_broadcast(&moved);
  pthread_mutex_unlock(&lock);
  while (count) await_fired(due[--count]);
}

double snug_clock_next_due(void) {
  int64_t next = INT64_MAX;
  pthread_mutex_lock(&lock);
  for (int index = 0; index < timer_count; index++) {
    if (timers[index].armed && timers[index].due < next) next = timers[index].due;
  }
  for (int index = 0; index < MAXIMUM_SLEEPERS; index++) {
    if (sleepers[index] != 0 && sleepers[index] < next) next = sleepers[index];
  }
  pthread_mutex_unlock(&lock);
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
  int count = -1 - atomic_load(&resting);
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
  return (double)(real_nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
                  - real_nanoseconds(CLOCK_THREAD_CPUTIME_ID)) / NANOSECONDS;
}

double snug_real_seconds(void) { return (double)real_nanoseconds(CLOCK_MONOTONIC) / NANOSECONDS; }

void snug_real_sleep(unsigned microseconds) {
  struct timespec request = timespec_of((int64_t)microseconds * 1000);
  syscall(SYS_nanosleep, &request, NULL);
}
