// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_CHANNEL_H
#define SNUG_CHANNEL_H

#include <stddef.h>

/// Writes a line from a signal handler; 0 when it is written. The thread that is within a line already
/// is asked again when it is through, and 1 is returned.
int snug_channel_write_place(const char *line, size_t length, void (*later)(void));

/// Does a worker's work (HeadlessHost), and returns in each process that it forks; absent where nothing is
/// checked.
__attribute__((weak)) void snug_worker_begin(void);

/// Makes a forked process the writer of a line of its own, and contains it for good.
void snug_channel_become(int descriptor);

#endif
