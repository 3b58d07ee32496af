// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "symbols.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// The counters that the compiler gives every function of an app, by the file that the function is in.
/// Documentation/ChangedScreens.md §2.

typedef struct {
  uint64_t *place;
  size_t count;
  int file;
} Counter;

static Counter *counters;
static size_t counter_count, counter_space;
static char **files;
static int file_count, file_space;

/// What the compiler's names of counters begin with: `__profc_FILE:FUNCTION`.
static const char mark[] = "__profc_";

/// The number of a file, of `length` letters; functions of a file come together. Negative without memory.
static int number_of(const char *path, size_t length) {
  for (int index = file_count - 1; index >= 0; index -= 1) {
    if (!strncmp(files[index], path, length) && !files[index][length]) return index;
  }
  if (file_count == file_space) {
    const int space = file_space ? file_space * 2 : 64;
    char **more = realloc(files, (size_t)space * sizeof *files);
    if (!more) return -1;
    files = more;
    file_space = space;
  }
  char *name = strndup(path, length);
  if (!name) return -1;
  files[file_count] = name;
  return file_count++;
}

static bool add_counter(const char *name, const ElfW(Sym) *symbol, bool is_empty, void *base) {
  (void)is_empty;
  if (strncmp(name, mark, sizeof mark - 1)) return true;
  const char *path = name + sizeof mark - 1;
  const char *end = strstr(path, ".swift:");
  // What other modules can call is not named with its file.
  if (!end && strncmp(path, "$s", 2)) return true;
  const int file = end ? number_of(path, (size_t)(end - path) + sizeof ".swift" - 1)
                       : number_of("?", 1);
  if (file < 0) return false;
  if (counter_count == counter_space) {
    const size_t space = counter_space ? counter_space * 2 : 1024;
    Counter *more = realloc(counters, space * sizeof *counters);
    if (!more) return false;
    counters = more;
    counter_space = space;
  }
  uint64_t *place = (uint64_t *)(*(uintptr_t *)base + symbol->st_value);
  counters[counter_count++] = (Counter){place, symbol->st_size / sizeof *place, file};
  return true;
}

/// The program comes first.
static int first_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;
}

int snug_counters_find(void) {
  uintptr_t base = 0;
  dl_iterate_phdr(first_base, &base);
  if (!snug_each_variable("/proc/self/exe", add_counter, &base)) return 0;
  return file_count;
}

const char *snug_counters_file(int index) {
  return index >= 0 && index < file_count ? files[index] : NULL;
}

void snug_counters_add(unsigned char *used) {
  for (size_t index = 0; index < counter_count; index += 1) {
    const Counter *counter = &counters[index];
    // Its first counter says whether a function was entered.
    if (counter->count && *counter->place) used[counter->file] = 1;
  }
}

void snug_counters_clear(void) {
  for (size_t index = 0; index < counter_count; index += 1) {
    memset(counters[index].place, 0, counters[index].count * sizeof(uint64_t));
  }
}
