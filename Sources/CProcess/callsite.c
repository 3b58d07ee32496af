// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "calls.h"

#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <unistd.h>

static uintptr_t base, code_start, code_end;

/// Notes where the program's own code is; the first object listed is the program.
static int note_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code_start = base + part->p_vaddr;
    code_end = code_start + part->p_memsz;
  }
  return 1;
}

/// The end of the calling thread's stack, looked up once a thread.
static uintptr_t stack_end(void) {
  static _Thread_local uintptr_t end;
  if (end) return end;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *address = 0;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  end = (uintptr_t)address + size;
  return end;
}

/// The frame that called into `frame`; 0 at the end of the stack.
static uintptr_t frame_above(uintptr_t frame, uintptr_t end) {
  if (!frame || frame & 7 || frame + 16 > end) return 0;
  // Swift marks frames of asynchronous functions in a high bit.
  const uintptr_t next = ((const uintptr_t *)frame)[0] & ~((uintptr_t)1 << 60);
  return next > frame && !(next & 7) && next + 16 <= end ? next : 0;
}

/// Set in a call when frames of libraries lie between it and the call inside it.
#define ACROSS ((uintptr_t)1 << 31)

/// The innermost call of the program at or above `frame`, which becomes that frame; 0 for none.
static uintptr_t next_call(uintptr_t *frame, uintptr_t end) {
  for (int depth = 0; *frame && depth < 200; depth += 1) {
    const uintptr_t place = ((const uintptr_t *)*frame)[1];
    // The call lies before the address that it returns to.
    if (place > code_start && place <= code_end) {
      const uintptr_t call = place - base - 1;
      return call < ACROSS ? call | (depth ? ACROSS : 0) : 0;
    }
    *frame = frame_above(*frame, end);
  }
  return 0;
}

/// Whether an address of the program is one that a call returns to.
static int follows_call(uintptr_t address) {
#if defined(__x86_64__)
  const unsigned char *code = (const unsigned char *)address;
  return code[-5] == 0xe8 || code[-2] == 0xff || code[-3] == 0xff || code[-6] == 0xff;
#else
  (void)address;
  return 1;
#endif
}

int snug_calls_from(
    uintptr_t frame, uintptr_t stack, uintptr_t place, uintptr_t *calls, int most) {
  if (!code_end) dl_iterate_phdr(note_program, 0);
  const uintptr_t end = stack_end();
  int count = 0;
  if (place >= code_start && place < code_end) calls[count++] = place - base;
  if (frame >= stack && !(frame & 7) && frame + 16 <= end) {
    while (count < most) {
      const uintptr_t call = next_call(&frame, end) & ~ACROSS;
      if (!call) break;
      calls[count++] = call;
      frame = frame_above(frame, end);
    }
  }
  if (count) return count;
  for (uintptr_t word = (stack + 7) & ~(uintptr_t)7; stack && word + 8 <= end; word += 8) {
    if (count == most) break;
    const uintptr_t address = *(const uintptr_t *)word;
    if (address > code_start + 8 && address < code_end && follows_call(address)) {
      calls[count++] = address - base - 1;
    }
  }
  return count;
}

unsigned long snug_call_site(unsigned long *outer) {
  if (!code_end) dl_iterate_phdr(note_program, 0);
  const uintptr_t end = stack_end();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t calls[4] = {0};
  calls[0] = next_call(&frame, end) & ~ACROSS;
  for (int index = 1; index < 4 && calls[index - 1]; index += 1) {
    frame = frame_above(frame, end);
    calls[index] = next_call(&frame, end);
  }
  *outer = calls[2] | calls[3] << 32;
  return calls[0] | calls[1] << 32;
}

unsigned long snug_direct_call_site(int most) {
  if (!code_end) dl_iterate_phdr(note_program, 0);
  const uintptr_t end = stack_end();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  for (int depth = 0; frame && depth <= most; depth += 1) {
    const uintptr_t place = ((const uintptr_t *)frame)[1];
    if (place > code_start && place <= code_end) return place - base - 1;
    frame = frame_above(frame, end);
  }
  return 0;
}
