// Part of Snug, under the Apache License 2.0; see LICENSE.

#include "CProcess.h"

#include <stdio.h>
#include <unistd.h>

/// Reads the first two numbers of a file of `/proc`.
static int read_two(const char *path, unsigned long *first, unsigned long *second) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  const int found = fscanf(file, "%lu %lu", first, second);
  fclose(file);
  return found == 2;
}

unsigned long snug_resident_bytes(void) {
  unsigned long total, resident;
  if (!read_two("/proc/self/statm", &total, &resident)) return 0;
  return resident * (unsigned long)sysconf(_SC_PAGESIZE);
}

double snug_starved_seconds(void) {
  unsigned long ran, waited;
  return read_two("/proc/self/schedstat", &ran, &waited) ? (double)waited / 1e9 : 0;
}
