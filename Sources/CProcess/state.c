// Part of Snug, under the Apache License 2.0; see LICENSE.

#include <dirent.h>
#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "CProcess.h"

// What the C library keeps for a process beside its memory.
enum { signals = 32 };
static struct sigaction actions[signals];
static sigset_t mask;
static mode_t creation_mask;
static char *locale_name;
static fenv_t arithmetic;
static struct rlimit limits[RLIM_NLIMITS];
static int priority;

// Standard input, output and error.
enum {
  standard_count = 3,
  /// Below the limit of descriptors that most machines have.
  high = 768,
};
/// Other descriptors of the same files, which an app does not come across by counting; -1 for none.
static int copies[standard_count] = {-1, -1, -1};
static struct stat standard_files[standard_count];

// Which descriptors stood open; one beyond the last was open as well, as far as is asked.
enum { descriptors = 4096 };
static bool was_open[descriptors];

/// Whether a descriptor's link leads to what run loops and dispatch queues wait with.
static bool is_of_loops(int folder, const char *name) {
  static const char kind[] = "anon_inode:";
  char link[sizeof kind - 1];
  return readlinkat(folder, name, link, sizeof link) == sizeof link
         && !memcmp(link, kind, sizeof link);
}

/// Whether a file is open to be read and written: a database may lock it, and keeps an account of that.
static bool may_be_locked(int descriptor) {
  struct stat file;
  const int flags = fcntl(descriptor, F_GETFL);
  return flags >= 0 && (flags & O_ACCMODE) == O_RDWR && !fstat(descriptor, &file)
         && S_ISREG(file.st_mode);
}

/// Calls a function with each open descriptor that is not of loops and did not stand open.
///
/// - Returns: how often it answered true.
static int each_new_descriptor(bool (*asked)(int)) {
  DIR *all = opendir("/proc/self/fd");
  if (!all) return 0;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(all));) {
    const int number = atoi(entry->d_name);
    if (entry->d_name[0] == '.' || number == dirfd(all) || number >= descriptors) continue;
    if (was_open[number] || is_of_loops(dirfd(all), entry->d_name)) continue;
    count += asked(number);
  }
  closedir(all);
  return count;
}

static bool note_open(int descriptor) {
  was_open[descriptor] = true;
  return true;
}

static bool close_left(int descriptor) {
  return !may_be_locked(descriptor) && !close(descriptor);
}

int snug_databases_are_open(void) { return each_new_descriptor(may_be_locked) > 0; }

static mode_t current_creation_mask(void) {
  mode_t now = umask(0);
  umask(now);
  return now;
}

static bool is_same_file(const struct stat *one, const struct stat *other) {
  return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

static void copy_standard(void) {
  for (int number = 0; number < standard_count; number++) {
    if (copies[number] >= 0) close(copies[number]);
    copies[number] = fcntl(number, F_DUPFD_CLOEXEC, high);
    if (copies[number] < 0) copies[number] = fcntl(number, F_DUPFD_CLOEXEC, standard_count);
    if (copies[number] >= 0) fstat(number, &standard_files[number]);
  }
}

/// Whether nobody has closed a copy, or put another file in its place.
static bool has_copy(int number) {
  struct stat file;
  return copies[number] >= 0 && !fstat(copies[number], &file)
         && is_same_file(&file, &standard_files[number]);
}

static void restore_standard(void) {
  for (int number = 0; number < standard_count; number++) {
    struct stat file;
    if (!fstat(number, &file) && is_same_file(&file, &standard_files[number])) continue;
    if (has_copy(number)) dup2(copies[number], number);
  }
}

static void restore_limits(void) {
  for (int resource = 0; resource < RLIM_NLIMITS; resource++) {
    struct rlimit now;
    if (getrlimit(resource, &now) || now.rlim_cur == limits[resource].rlim_cur) continue;
    setrlimit(resource, &limits[resource]);
  }
}

int snug_process_is_changed(void) {
  for (int number = 0; number < standard_count; number++) {
    if (!has_copy(number)) return 1;
  }
  for (int resource = 0; resource < RLIM_NLIMITS; resource++) {
    struct rlimit now;
    if (!getrlimit(resource, &now) && now.rlim_max != limits[resource].rlim_max) return 1;
  }
  return getpriority(PRIO_PROCESS, 0) != priority;
}

void snug_process_remember(void) {
  for (int number = 1; number < signals; number++) sigaction(number, NULL, &actions[number]);
  pthread_sigmask(SIG_BLOCK, NULL, &mask);
  creation_mask = current_creation_mask();
  free(locale_name);
  const char *name = setlocale(LC_ALL, NULL);
  locale_name = name ? strdup(name) : NULL;
  fegetenv(&arithmetic);
  for (int resource = 0; resource < RLIM_NLIMITS; resource++) {
    getrlimit(resource, &limits[resource]);
  }
  priority = getpriority(PRIO_PROCESS, 0);
  copy_standard();
  memset(was_open, 0, sizeof was_open);
  each_new_descriptor(note_open);
}

void snug_process_restore(void) {
  for (int number = 1; number < signals; number++) {
    if (number != SIGKILL && number != SIGSTOP) sigaction(number, &actions[number], NULL);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  umask(creation_mask);
  const char *name = setlocale(LC_ALL, NULL);
  if (locale_name && name && strcmp(name, locale_name) != 0) setlocale(LC_ALL, locale_name);
  fesetenv(&arithmetic);
  restore_limits();
  restore_standard();
  each_new_descriptor(close_left);
}

int snug_alarm_is_set(void) {
  const int timers[] = {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF};
  for (unsigned long index = 0; index < sizeof timers / sizeof *timers; index++) {
    struct itimerval left;
    if (getitimer(timers[index], &left) == 0 && (left.it_value.tv_sec || left.it_value.tv_usec)) {
      return 1;
    }
  }
  return 0;
}
