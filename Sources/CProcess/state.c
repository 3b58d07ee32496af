// Part of Snug, under the Apache License 2.0; see LICENSE.

#include <dirent.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
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

void snug_process_remember(void) {
  for (int number = 1; number < signals; number++) sigaction(number, NULL, &actions[number]);
  pthread_sigmask(SIG_BLOCK, NULL, &mask);
  creation_mask = current_creation_mask();
  free(locale_name);
  const char *name = setlocale(LC_ALL, NULL);
  locale_name = name ? strdup(name) : NULL;
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
