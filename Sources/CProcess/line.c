// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int snug_line_start(int *channel) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -1;
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child) {
    close(ends[1]);
    *channel = ends[0];
    if (child < 0) close(ends[0]);
    return child;
  }
  close(ends[0]);
  *channel = ends[1];
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  return 0;
}

int snug_ask_place(int process) {
  return !syscall(SYS_tgkill, process, process, SIGUSR2);
}
