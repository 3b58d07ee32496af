// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

/// Stands in for the sources of random numbers of the C library and the kernel, from which Swift's and
/// Foundation's draw too. Documentation/HeadlessHost.md §4.

enum { MAXIMUM_DESCRIPTORS = 16 };

static atomic_bool seeded;
/// How many words have been drawn; threads that draw at once get different ones.
static _Atomic uint64_t drawn;
/// Descriptors of `/dev/urandom`, plus one; 0 is a free place. They may have been closed since.
static _Atomic int descriptors[MAXIMUM_DESCRIPTORS];
static _Atomic int descriptor_count;

/// The C library's own function of that name, below ours.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/// SplitMix64: the n-th word is a mix of n, so no state has to be locked.
static uint64_t next_word(void) {
  uint64_t word = (atomic_fetch_add(&drawn, 1) + 1) * UINT64_C(0x9e3779b97f4a7c15);
  word = (word ^ (word >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  word = (word ^ (word >> 27)) * UINT64_C(0x94d049bb133111eb);
  return word ^ (word >> 31);
}

static void fill(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  while (length) {
    const uint64_t word = next_word();
    const size_t count = length < sizeof word ? length : sizeof word;
    memcpy(bytes, &word, count);
    bytes += count;
    length -= count;
  }
}

void snug_random_restart(void) {
  atomic_store(&drawn, 0);
  atomic_store(&seeded, true);
  // What these give in a new process.
  srand(1);
  unsigned short zero[3] = {0, 0, 0};
  seed48(zero);
}

// MARK: The C library's

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
  if (!atomic_load(&seeded)) return REAL(getrandom)(buffer, length, flags);
  fill(buffer, length);
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  if (!atomic_load(&seeded)) return REAL(getentropy)(buffer, length);
  if (length > 256) {
    errno = EIO;
    return -1;
  }
  fill(buffer, length);
  return 0;
}

void arc4random_buf(void *buffer, size_t length) {
  if (atomic_load(&seeded)) fill(buffer, length);
  else while (length) {
    const size_t count = length < 256 ? length : 256;
    if (REAL(getentropy)(buffer, count)) abort();
    buffer = (char *)buffer + count;
    length -= count;
  }
}

uint32_t arc4random(void) {
  uint32_t word;
  arc4random_buf(&word, sizeof word);
  return word;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Words below this would make small answers likelier.
  const uint32_t least = -bound % bound;
  uint32_t word;
  do word = arc4random(); while (word < least);
  return word % bound;
}

/// Swift asks the kernel by number.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index += 1) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && atomic_load_explicit(&seeded, memory_order_relaxed)) {
    fill((void *)words[0], (size_t)words[1]);
    return words[1];
  }
  static _Atomic(__typeof__(&syscall)) next;
  if (!next) next = REAL(syscall);
  return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

// MARK: The kernel's files

static bool is_random(const char *path) {
  return atomic_load(&seeded) && path
         && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
}

static void note_descriptor(int descriptor) {
  if (descriptor < 0) return;
  for (int index = 0; index < MAXIMUM_DESCRIPTORS; index += 1) {
    int free_place = 0;
    if (descriptors[index] == descriptor + 1) return;
    if (atomic_compare_exchange_strong(&descriptors[index], &free_place, descriptor + 1)) {
      descriptor_count += 1;
      return;
    }
  }
}

/// Whether reading goes to a file of random numbers; the number may have become another file's.
static bool reads_random(int descriptor) {
  if (!atomic_load_explicit(&descriptor_count, memory_order_relaxed)) return false;
  for (int index = 0; index < MAXIMUM_DESCRIPTORS; index += 1) {
    if (descriptors[index] != descriptor + 1) continue;
    struct stat file;
    return !fstat(descriptor, &file) && S_ISCHR(file.st_mode) && major(file.st_rdev) == 1
           && (minor(file.st_rdev) == 8 || minor(file.st_rdev) == 9);
  }
  return false;
}

ssize_t read(int descriptor, void *buffer, size_t length) {
  if (!reads_random(descriptor)) {
    static _Atomic(__typeof__(&read)) next;
    if (!next) next = REAL(read);
    return next(descriptor, buffer, length);
  }
  fill(buffer, length);
  return (ssize_t)length;
}

#define OPEN(name)                                                     \
  int name(const char *path, int flags, ...) {                         \
    mode_t mode = 0;                                                   \
    if (flags & (O_CREAT | O_TMPFILE)) {                               \
      va_list list;                                                    \
      va_start(list, flags);                                           \
      mode = va_arg(list, mode_t);                                     \
      va_end(list);                                                    \
    }                                                                  \
    const int descriptor = REAL(name)(path, flags, mode);              \
    if (is_random(path)) note_descriptor(descriptor);                  \
    return descriptor;                                                 \
  }

OPEN(open)
OPEN(open64)

static ssize_t read_stream(void *cookie, char *buffer, size_t length) {
  (void)cookie;
  fill(buffer, length);
  return (ssize_t)length;
}

static FILE *random_stream(void) {
  const cookie_io_functions_t functions = {.read = read_stream};
  return fopencookie(NULL, "r", functions);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  return is_random(path) ? random_stream() : REAL(fopen)(path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  return is_random(path) ? random_stream() : REAL(fopen64)(path, mode);
}
