// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SPACE = 1 << 16 };

int snug_hash_file(const char *path, unsigned long long hashes[2], long long *size) {
  // A link is not followed, and whatever is no file not waited for.
  const int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return -1;
  struct stat status;
  if (fstat(file, &status) || !S_ISREG(status.st_mode)) {
    close(file);
    errno = EINVAL;
    return -1;
  }
  uint64_t high = UINT64_C(0xcbf29ce484222325), low = UINT64_C(0x9e3779b97f4a7c15);
  static _Thread_local unsigned char bytes[SPACE + 8];
  *size = 0;
  while (1) {
    // Whole pieces, so that the words begin at the same places each time.
    size_t count = 0;
    while (count < SPACE) {
      const ssize_t part = read(file, bytes + count, SPACE - count);
      if (part < 0 && errno == EINTR) continue;
      if (part < 0) {
        close(file);
        return -1;
      }
      if (!part) break;
      count += (size_t)part;
    }
    memset(bytes + count, 0, 8);
    for (size_t place = 0; place < count; place += 8) {
      uint64_t word;
      memcpy(&word, bytes + place, 8);
      high = (high ^ word) * UINT64_C(0x00000100000001b3);
      high ^= high >> 29;
      low = (low + word) * UINT64_C(0xff51afd7ed558ccd);
      low ^= low >> 33;
    }
    *size += (long long)count;
    if (count < SPACE) break;
  }
  close(file);
  hashes[0] = high ^ (uint64_t)*size;
  hashes[1] = low;
  return 0;
}

int snug_sync(const char *folder) {
  const int descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  if (descriptor < 0) return -1;
  const int result = syncfs(descriptor);
  const int error = errno;
  close(descriptor);
  errno = error;
  return result;
}
