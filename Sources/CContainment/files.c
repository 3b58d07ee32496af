// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Landlock as the kernel has it (linux/landlock.h); the machine's headers may be older.

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

typedef struct {
  uint64_t files, network, scopes;
} Rules;

typedef struct __attribute__((packed)) {
  uint64_t allowed;
  int32_t parent;
} BeneathRule;

enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  /// Files are made, removed, linked, renamed.
  ALL_OF_VERSION_1 = (1 << 13) - 1,
  /// Version 2: a file moves from one folder to another.
  REFER = 1 << 13,
  /// Version 3.
  TRUNCATE = 1 << 14,
  /// What a rule for a file, and not a folder, may say.
  OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE,
};

int snug_landlock_version(void) {
  // LANDLOCK_CREATE_RULESET_VERSION
  const long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

/// Allows something beneath a path; a path that is not there is no error.
static int allow(int rules, const char *path, uint64_t rights) {
  const int parent = open(path, O_PATH | O_CLOEXEC);
  if (parent < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  struct stat status;
  if (!fstat(parent, &status) && !S_ISDIR(status.st_mode)) rights &= OF_FILES;
  const BeneathRule rule = {.allowed = rights, .parent = parent};
  // LANDLOCK_RULE_PATH_BENEATH
  const long result = syscall(SYS_landlock_add_rule, rules, 1, &rule, 0);
  close(parent);
  return result ? -1 : 0;
}

int snug_limit_files(const char *const *readable, const char *const *writable) {
  const int version = snug_landlock_version();
  if (!version) return 0;
  Rules all = {.files = ALL_OF_VERSION_1};
  if (version >= 2) all.files |= REFER;
  if (version >= 3) all.files |= TRUNCATE;
  // TCP is neither bound nor connected.
  if (version >= 4) all.network = 3;
  // Abstract sockets and signals stay inside.
  if (version >= 6) all.scopes = 3;
  const size_t size = version >= 6   ? sizeof all
                      : version >= 4 ? offsetof(Rules, scopes)
                                     : offsetof(Rules, network);
  const int rules = (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
  if (rules < 0) return -1;
  fcntl(rules, F_SETFD, FD_CLOEXEC);
  int result = 0;
  for (; readable && *readable && !result; readable += 1) {
    result = allow(rules, *readable, EXECUTE | READ_FILE | READ_FOLDER);
  }
  for (; writable && *writable && !result; writable += 1) {
    result = allow(rules, *writable, all.files);
  }
  if (!result) result = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (!result) result = (int)syscall(SYS_landlock_restrict_self, rules, 0);
  const int error = errno;
  close(rules);
  errno = error;
  return result ? -1 : 0;
}
