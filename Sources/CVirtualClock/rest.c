// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "parts.h"

#include <link.h>
#include <stdatomic.h>
#include <sys/epoll.h>

// Threads of the dispatch library that wait for nothing of the app's.

static atomic_int resting;
static uintptr_t code_start, code_end;

/// Notes where the program's own code is; the first object listed is the program.
static int note_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code_end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    code_start = info->dlpi_addr + part->p_vaddr;
  }
  return 1;
}

/// Whether the calling thread waits for nothing of the app's: no word of its stack is an address of
/// the program's code.
static bool is_resting(void) {
  if (!snug_clock_is_started() || snug_is_main_thread()) return false;
  if (!code_end) dl_iterate_phdr(note_program, NULL);
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return false;
  void *address = NULL;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  const uintptr_t *word = __builtin_frame_address(0);
  const uintptr_t *end = (const uintptr_t *)((uintptr_t)address + size);
  for (; word < end; word++) {
    if (*word > code_start && *word < code_end) return false;
  }
  return true;
}

bool snug_begin_rest(void) {
  const bool rests = is_resting();
  resting += rests;
  return rests;
}

void snug_end_rest(bool rests) { resting -= rests; }

int snug_resting_threads(void) { return atomic_load(&resting); }

/// Event loops of the dispatch library wait here.
int epoll_wait(int descriptor, struct epoll_event *events, int most, int timeout) {
  const bool rests = timeout != 0 && snug_begin_rest();
  const int count = REAL(epoll_wait)(descriptor, events, most, timeout);
  snug_end_rest(rests);
  return count;
}
