// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

void snug_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/// A process, its parent and how many threads it has.
typedef struct {
  int process, parent, threads;
  bool belongs;
} Member;

/// Reads what is known of a process; false when there is no such one.
static bool read_member(int process, Member *member) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  // The name, in parentheses, may hold anything; the numbers behind it are those of proc(5).
  const char *end = strrchr(text, ')');
  static const char format[] =
      " %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %d";
  *member = (Member){.process = process};
  return end && sscanf(end + 1, format, &member->parent, &member->threads) == 2;
}

static bool is_listed(int process, const int *known, int count) {
  for (int index = 0; index < count; index += 1) {
    if (known[index] == process) return true;
  }
  return false;
}

int snug_kill_strays(const int *known, int count) {
  int killed = 0;
  // What is killed may leave children of its own.
  for (int round = 0; round < 64; round += 1) {
    int found = 0;
    DIR *folder = opendir("/proc");
    if (!folder) return killed;
    const int own = getpid();
    for (struct dirent *entry; (entry = readdir(folder));) {
      Member member;
      if (!isdigit((unsigned char)entry->d_name[0])) continue;
      const int process = atoi(entry->d_name);
      if (!read_member(process, &member) || member.parent != own) continue;
      if (is_listed(process, known, count)) continue;
      kill(process, SIGKILL);
      pid_t ended;
      do ended = waitpid(process, NULL, 0); while (ended < 0 && errno == EINTR);
      found += 1;
    }
    closedir(folder);
    if (!found) break;
    killed += found;
  }
  return killed;
}

// MARK: Counting

static int by_number(const void *one, const void *other) {
  const Member *first = one, *second = other;
  return (first->process > second->process) - (first->process < second->process);
}

/// All processes, in order of their numbers; their count goes to `count`. NULL for none.
static Member *all_members(size_t *count) {
  Member *all = NULL;
  size_t space = 0;
  *count = 0;
  DIR *folder = opendir("/proc");
  if (!folder) return NULL;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    if (*count == space) {
      space = space ? 2 * space : 512;
      Member *more = realloc(all, space * sizeof *all);
      if (!more) break;
      all = more;
    }
    *count += read_member(atoi(entry->d_name), &all[*count]);
  }
  closedir(folder);
  if (all) qsort(all, *count, sizeof *all, by_number);
  return all;
}

int snug_count_family(int process, const int *known, int known_count) {
  size_t count;
  Member *all = all_members(&count);
  const int own = getpid();
  for (size_t index = 0; index < count; index += 1) {
    const bool is_stray = known && all[index].parent == own
                          && !is_listed(all[index].process, known, known_count);
    all[index].belongs = all[index].process == process || is_stray;
  }
  // Most children have higher numbers than their parents, so few rounds do.
  for (bool found = true; found;) {
    found = false;
    for (size_t index = 0; index < count; index += 1) {
      if (all[index].belongs) continue;
      const Member parent = {.process = all[index].parent};
      const Member *its = bsearch(&parent, all, count, sizeof *all, by_number);
      if (its && its->belongs) all[index].belongs = found = true;
    }
  }
  int threads = 0;
  for (size_t index = 0; index < count; index += 1) {
    if (all[index].belongs) threads += all[index].threads;
  }
  free(all);
  return threads;
}

int snug_count_threads(void) {
  char text[128];
  const int file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  int threads = 0;
  return sscanf(text, "%*f %*f %*f %*d/%d", &threads) == 1 ? threads : 0;
}

// MARK: Signals

static int ends[2] = {-1, -1};
static atomic_int caught;

static void take(int number) {
  if (atomic_exchange(&caught, number)) {
    // Whoever asks twice does not want to wait.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  const int error = errno;
  if (write(ends[1], "", 1) < 0) errno = error;
  errno = error;
}

int snug_catch_signals(void) {
  if (ends[0] >= 0) return ends[0];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK)) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = take;
  action.sa_flags = SA_RESTART;
  const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (unsigned index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    struct sigaction before;
    // What the caller ignores stays ignored: `nohup`.
    if (!sigaction(signals[index], NULL, &before) && before.sa_handler == SIG_IGN) continue;
    sigaction(signals[index], &action, NULL);
    // Whoever started this process from a thread that holds signals back handed that down.
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signals[index]);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  }
  return ends[0];
}

int snug_caught_signal(void) { return caught; }
