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
  static void (*assert_queue)(void *);
  static void *main_queue;
  if (!assert_queue) {
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    assert_queue = (void (*)(void *))dlsym(RTLD_NEXT, "dispatch_assert_queue");
  }
  const bool is_main = (pid_t)syscall(SYS_gettid) == getpid();
  if (!is_main && queue == main_queue && is_concurrency(__builtin_return_address(0))) {
    static const char words[] = "UIKit was used off the main thread\n";
    if (write(STDERR_FILENO, words, sizeof words - 1) < 0) return assert_queue(queue);
  }
  assert_queue(queue);
}
