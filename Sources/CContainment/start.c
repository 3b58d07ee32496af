// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// The most descriptors that a child is given.
enum { MOST = 16 };

static void close_from(int first) {
  if (!syscall(SYS_close_range, first, ~0u, 0)) return;
  struct rlimit limit;
  int end = 4096;
  if (!getrlimit(RLIMIT_NOFILE, &limit) && limit.rlim_cur < 65536) end = (int)limit.rlim_cur;
  for (int descriptor = first; descriptor < end; descriptor += 1) close(descriptor);
}

/// Signals as a new process has them: whoever starts it may hold some back or ignore them.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number += 1) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// In the child; calls only what is safe after a fork of one thread among several.
static int begin(const snug_launch *launch, pid_t parent, int report) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) return -1;
  setpgid(0, 0);
  int moved[MOST];
  const int floor = MOST + 1;
  report = fcntl(report, F_DUPFD_CLOEXEC, floor);
  for (int index = 0; index < launch->descriptor_count; index += 1) {
    moved[index] = fcntl(launch->descriptors[index], F_DUPFD, floor);
    if (moved[index] < 0) return -1;
  }
  for (int index = 0; index < launch->descriptor_count; index += 1) {
    if (dup2(moved[index], index) < 0) return -1;
  }
  // The report's descriptor closes itself when the program starts.
  const int kept = dup3(report, launch->descriptor_count, O_CLOEXEC);
  if (kept < 0) return -1;
  close_from(kept + 1);
  reset_signals();
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  if (launch->folder && chdir(launch->folder)) goto failed;
  if (launch->readable && snug_limit_files(launch->readable, launch->writable)) goto failed;
  if (launch->is_filtered && snug_filter_calls(SNUG_FILTER_BUILD)) goto failed;
  execve(launch->path, launch->arguments, launch->environment);
failed:;
  const int error = errno;
  if (write(kept, &error, sizeof error) < 0) return -1;
  return -1;
}

int snug_start(const snug_launch *launch) {
  if (launch->descriptor_count > MOST) return -EINVAL;
  int report[2];
  if (pipe2(report, O_CLOEXEC)) return -errno;
  const pid_t parent = getpid();
  // A handler of this process must not run in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = fork();
  if (!child) {
    begin(launch, parent, report[1]);
    _exit(127);
  }
  const int fork_error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (child < 0) {
    close(report[0]);
    return -fork_error;
  }
  // Here as well: whoever comes first.
  setpgid(child, child);
  int error = 0;
  ssize_t count;
  do count = read(report[0], &error, sizeof error); while (count < 0 && errno == EINTR);
  close(report[0]);
  if (count <= 0) return child;
  waitpid(child, NULL, 0);
  return -error;
}

// pidfd_open, whose name older headers lack.
int snug_process_descriptor(int process) { return (int)syscall(434, process, 0); }

int snug_has_ended(int process, int *status) {
  pid_t found;
  do found = waitpid(process, status, WNOHANG); while (found < 0 && errno == EINTR);
  return found != 0;
}
