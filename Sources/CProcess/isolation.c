// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// What belongs to the main thread and is used on another one ends the process in the dispatch library, which
// says nothing about it on Linux.

static bool is_concurrency(const void *address) {
  Dl_info info;
  return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, "libswift_Concurrency");
}

void dispatch_assert_queue(void *queue) {
  // Several threads may look both up at once, and find the same.
  static _Atomic(void *) found_queue, found_function;
  void *main_queue = found_queue, *function = found_function;
  if (!main_queue) found_queue = main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  if (!function) found_function = function = dlsym(RTLD_NEXT, "dispatch_assert_queue");
  void (*const assert_queue)(void *) = (void (*)(void *))function;
  const bool is_main = (pid_t)syscall(SYS_gettid) == getpid();
  if (!is_main && queue == main_queue && is_concurrency(__builtin_return_address(0))) {
    static const char words[] = "UIKit was used off the main thread\n";
    if (write(STDERR_FILENO, words, sizeof words - 1) < 0) return assert_queue(queue);
  }
  assert_queue(queue);
}
