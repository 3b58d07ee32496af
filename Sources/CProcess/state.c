// Part of Snug, under the Apache License 2.0; see LICENSE.

#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>

#include "CProcess.h"

// What the C library keeps for a process beside its memory.
enum { signals = 32 };
static struct sigaction actions[signals];
static sigset_t mask;
static mode_t creation_mask;
static char *locale_name;

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
}

void snug_process_restore(void) {
  for (int number = 1; number < signals; number++) {
    if (number != SIGKILL && number != SIGSTOP) sigaction(number, &actions[number], NULL);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  umask(creation_mask);
  const char *name = setlocale(LC_ALL, NULL);
  if (locale_name && name && strcmp(name, locale_name) != 0) setlocale(LC_ALL, locale_name);
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
