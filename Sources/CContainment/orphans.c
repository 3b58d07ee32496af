// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

void snug_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/// The parent of a process; 0 when there is no such process.
static int parent_of(int process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  // The name, in parentheses, may hold anything.
  const char *end = strrchr(text, ')');
  int parent = 0;
  return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : 0;
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
      if (!isdigit((unsigned char)entry->d_name[0])) continue;
      const int process = atoi(entry->d_name);
      if (parent_of(process) != own) continue;
      int is_known = 0;
      for (int index = 0; index < count; index += 1) is_known |= known[index] == process;
      if (is_known) continue;
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
