// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "channel.h"

#include <CContainment.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The process's side of what the tool that started it reads (Documentation/Containment.md §2): the plan is
/// taken and the process contained before the app's own code runs, even that of its constructors.

enum {
  /// Where the tool put the plan, and where it reads.
  PLAN = 3,
  CHANNEL = 4,
  /// Descriptors that an app does not come across by counting.
  HIGH = 512,
  MOST_PATHS = 64,
};

static char *plan;
static int channel = -1;
/// What begins every line, so that nobody else's is taken for one of ours.
static char nonce[33];
static unsigned long written;
static pid_t owner;
/// Whether calls are filtered.
static bool contains;
/// Whether the process is to go before the app's code, and have it run by what it forks.
static bool leads;
/// The thread that is within a line; 0 for none.
static atomic_int writer;
/// A place that the writing thread was asked for meanwhile.
static _Atomic(void (*)(void)) postponed;

static const char *readable[MOST_PATHS + 1], *writable[MOST_PATHS + 1];

static void stop(const char *what) {
  fprintf(stderr, "error: the process cannot be contained: %s: %s\n", what, strerror(errno));
  _exit(SNUG_NOT_CONTAINED);
}

static char *read_all(int file) {
  struct stat status;
  if (fstat(file, &status)) stop("plan");
  const size_t size = (size_t)status.st_size;
  char *text = malloc(size + 1);
  size_t count = 0;
  while (text && count < size) {
    const ssize_t part = pread(file, text + count, size - count, (off_t)count);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) stop("plan");
    count += (size_t)part;
  }
  if (!text) stop("plan");
  text[size] = 0;
  return text;
}

static void add(const char **list, const char *path) {
  int count = 0;
  while (list[count]) count += 1;
  if (count < MOST_PATHS) list[count] = path;
}

static void limit(__rlimit_resource_t resource, const char *text) {
  const rlim_t value = strtoull(text, NULL, 10);
  struct rlimit now;
  if (getrlimit(resource, &now)) return;
  now.rlim_cur = now.rlim_max = now.rlim_max < value ? now.rlim_max : value;
  setrlimit(resource, &now);
}

static const char *after(const char *line, const char *word) {
  const size_t length = strlen(word);
  return !strncmp(line, word, length) && line[length] == ' ' ? line + length + 1 : NULL;
}

/// Does what a line before the plan says.
///
/// - Returns: The kind of filter, if it asks for one.
static int obey(const char *line, int filter) {
  const char *rest;
  if ((rest = after(line, "nonce"))) snprintf(nonce, sizeof nonce, "%s", rest);
  else if ((rest = after(line, "read"))) add(readable, rest);
  else if ((rest = after(line, "write"))) add(writable, rest);
  else if ((rest = after(line, "file-size"))) limit(RLIMIT_FSIZE, rest);
  else if ((rest = after(line, "memory"))) limit(RLIMIT_DATA, rest);
  else if ((rest = after(line, "processes"))) limit(RLIMIT_NPROC, rest);
  else if ((rest = after(line, "filter"))) return atoi(rest);
  else if (!strcmp(line, "worker")) leads = true;
  return filter;
}

__attribute__((constructor)) static void take(void) {
  const char *version = getenv("SNUG_HOST");
  if (!version) return;
  if (strcmp(version, SNUG_HOST_VERSION)) {
    fprintf(stderr, "error: the app was built for another version of snug\n");
    _exit(SNUG_NOT_CONTAINED);
  }
  char *text = read_all(PLAN);
  close(PLAN);
  channel = fcntl(CHANNEL, F_DUPFD_CLOEXEC, HIGH);
  if (channel < 0) channel = fcntl(CHANNEL, F_DUPFD_CLOEXEC, CHANNEL + 1);
  if (channel < 0) stop("channel");
  close(CHANNEL);
  unsetenv("SNUG_HOST");
  unsetenv("LD_PRELOAD");
  owner = getpid();
  int filter = -1;
  // Lines up to an empty one, then the plan.
  char *line = text;
  while (*line && *line != '\n') {
    char *end = strchr(line, '\n');
    if (!end) break;
    *end = 0;
    filter = obey(line, filter);
    line = end + 1;
  }
  plan = *line ? line + 1 : line;
  snug_random_restart();
  if (readable[0] && snug_limit_files(readable, writable)) stop("Landlock");
  if (filter >= 0) {
    snug_drop_privileges();
    if (snug_filter_calls(filter)) stop("filter of calls");
  }
  contains = filter >= 0;
  // Returns in what the worker has forked alone: no code of the app runs in the worker itself.
  if (leads && snug_worker_begin) snug_worker_begin();
}

const char *snug_channel_plan(void) { return plan; }

int snug_channel_is_open(void) { return channel >= 0; }

// MARK: Lines

static bool write_all(const char *bytes, size_t length) {
  while (length) {
    const ssize_t count = write(channel, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

/// Decimal digits; calls only what signal handlers may call.
static int put_number(char *text, unsigned long number) {
  char digits[20];
  int count = 0, length = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number);
  while (count) text[length++] = digits[--count];
  return length;
}

static bool put(const char *line, size_t length, const void *payload, size_t payload_length) {
  char head[64];
  size_t count = strlen(nonce);
  memcpy(head, nonce, count);
  head[count++] = '.';
  count += (size_t)put_number(head + count, written++);
  head[count++] = ' ';
  return write_all(head, count) && write_all(line, length) && write_all("\n", 1)
         && (!payload_length || write_all(payload, payload_length));
}

int snug_channel_write(
    const char *line, unsigned long length, const void *payload, unsigned long payload_length) {
  // A copy of the process that the app made goes on in its own name only.
  if (channel < 0 || getpid() != owner) return -1;
  const int self = (int)syscall(SYS_gettid);
  int nobody = 0;
  while (!atomic_compare_exchange_weak(&writer, &nobody, self)) {
    nobody = 0;
    sched_yield();
  }
  const bool done = put(line, length, payload, payload_length);
  const int error = errno;
  atomic_store(&writer, 0);
  void (*const ask)(void) = atomic_exchange(&postponed, NULL);
  if (ask) ask();
  errno = error;
  return done ? 0 : -1;
}

int snug_channel_write_place(const char *line, size_t length, void (*later)(void)) {
  if (channel < 0 || getpid() != owner) return -1;
  if (atomic_load(&writer) == (int)syscall(SYS_gettid)) {
    atomic_store(&postponed, later);
    return later ? 1 : -1;
  }
  return snug_channel_write(line, length, NULL, 0);
}

void snug_channel_become(int descriptor) {
  // Nobody but the worker writes where the tool reads.
  if (channel >= 0) close(channel);
  const int high = fcntl(descriptor, F_DUPFD_CLOEXEC, HIGH);
  channel = high < 0 ? descriptor : high;
  if (high >= 0) close(descriptor);
  written = 0;
  owner = getpid();
  if (!contains) return;
  if (snug_filter_calls(SNUG_FILTER_APP)) stop("filter of calls");
}

const char *snug_channel_nonce(void) { return nonce; }
