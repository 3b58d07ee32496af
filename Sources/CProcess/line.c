// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "channel.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int snug_line_start(int *channel) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -1;
  // Room for a picture.
  fcntl(ends[0], F_SETPIPE_SZ, 1 << 20);
  const pid_t parent = getpid();
  // Nobody looks into the worker, or changes it.
  prctl(PR_SET_DUMPABLE, 0);
  const pid_t child = fork();
  if (child) {
    close(ends[1]);
    *channel = ends[0];
    if (child < 0) close(ends[0]);
    return child;
  }
  close(ends[0]);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  prctl(PR_SET_DUMPABLE, 1);
  snug_channel_become(ends[1]);
  return 0;
}

int snug_ask_place(int process) {
  return !syscall(SYS_tgkill, process, process, SIGUSR2);
}
