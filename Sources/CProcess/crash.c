// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "calls.h"
#include "channel.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

/// The most calls of a place.
enum { MOST_CALLS = 48 };

static pthread_t main_thread;
static atomic_int places_noted;
static atomic_bool reports_exits;

/// Adds a blank and a number to a text; calls only what signal handlers may call.
static int add_number(char *text, uintptr_t number) {
  char digits[20];
  int count = 0, length = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number);
  text[length++] = ' ';
  while (count) text[length++] = digits[--count];
  return length;
}

static void ask_again(void) { pthread_kill(main_thread, SIGUSR2); }

/// Writes `C` and the calls under way, from a frame, the top of the stack and the address that is executed.
static int write_calls(
    uintptr_t frame, uintptr_t stack, uintptr_t place, void (*later)(void)) {
  uintptr_t calls[MOST_CALLS];
  const int count = snug_calls_from(frame, stack, place, calls, MOST_CALLS);
  char text[2 + 21 * MOST_CALLS] = "C";
  int length = 1;
  for (int index = 0; index < count; index += 1) length += add_number(text + length, calls[index]);
  return snug_channel_write_place(text, (size_t)length, later);
}

/// The same for the state of a thread.
static int write_place_of(void *context, void (*later)(void)) {
  const ucontext_t *state = context;
#if defined(__x86_64__)
  const uintptr_t frame = (uintptr_t)state->uc_mcontext.gregs[REG_RBP];
  const uintptr_t stack = (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
  const uintptr_t place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  const uintptr_t frame = (uintptr_t)state->uc_mcontext.regs[29];
  const uintptr_t stack = (uintptr_t)state->uc_mcontext.sp;
  const uintptr_t place = (uintptr_t)state->uc_mcontext.pc;
#else
  const uintptr_t frame = 0, stack = 0, place = 0;
#endif
  return write_calls(frame, stack, place, later);
}

static void crashed(int signal, siginfo_t *info, void *context) {
  (void)info;
  write_place_of(context, NULL);
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, 0);
  raise(signal);
}

static void noted(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  if (write_place_of(context, ask_again) <= 0) places_noted += 1;
}

void snug_crash_report(void) {
  main_thread = pthread_self();
  unsigned long outer;
  snug_call_site(&outer);
  // A stack that is full needs another one to report from.
  static char space[64 * 1024];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, 0);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = crashed;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (unsigned index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    sigaction(signals[index], &action, 0);
  }
  action.sa_sigaction = noted;
  action.sa_flags |= SA_RESTART;
  sigaction(SIGUSR2, &action, 0);
  // A tool that starts the process from a worker thread hands down that thread's blocked signals.
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGUSR2);
  pthread_sigmask(SIG_UNBLOCK, &wanted, 0);
}

void snug_exits_report(int reports) { reports_exits = reports != 0; }

/// An exit is the app's, which is not to end itself, or an exception's.
void exit(int code) {
  if (atomic_exchange(&reports_exits, false)) {
    const uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    write_calls(frame, frame, 0, NULL);
  }
  __typeof__(&exit) end = (__typeof__(&exit))dlsym(RTLD_NEXT, "exit");
  end(code);
  __builtin_unreachable();
}

int snug_note_place(void) { return main_thread && !pthread_kill(main_thread, SIGUSR2); }

int snug_places_noted(void) { return places_noted; }
