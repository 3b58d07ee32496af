// Part of Snug, under the Apache License 2.0; see LICENSE.

#include "CProcess.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/// Reads the first two numbers of a process's file in `/proc`.
static int read_two(int process, const char *name, unsigned long *first, unsigned long *second) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process ? process : getpid(), name);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  const int found = fscanf(file, "%lu %lu", first, second);
  fclose(file);
  return found == 2;
}

unsigned long snug_resident_bytes(int process) {
  unsigned long total, resident;
  if (!read_two(process, "statm", &total, &resident)) return 0;
  return resident * (unsigned long)sysconf(_SC_PAGESIZE);
}

double snug_starved_seconds(int process) {
  unsigned long ran, waited;
  return read_two(process, "schedstat", &ran, &waited) ? (double)waited / 1e9 : 0;
}

int snug_thread_count(int process) {
  // A folder has two links and one for each folder in it.
  char path[64];
  struct stat status;
  snprintf(path, sizeof path, "/proc/%d/task", process ? process : getpid());
  return stat(path, &status) ? 0 : (int)status.st_nlink - 2;
}
