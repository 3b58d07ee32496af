// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_CONTAINMENT_H
#define SNUG_CONTAINMENT_H

/// What keeps a process away from the machine it runs on, and how one is started. Documentation/Containment.md.

/// How a child process is started; texts end with NUL, lists with NULL.
typedef struct {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The folder that it begins in; NULL for this process's.
  const char *folder;
  /// Descriptors of this process that become 0, 1, 2 …; all others are closed.
  const int *descriptors;
  int descriptor_count;
  /// Folders and files that it may read, and those that it may change; both NULL for no such rules.
  const char *const *readable;
  const char *const *writable;
  /// Whether it is kept from networks and from the other processes by a filter of system calls.
  int is_filtered;
} snug_launch;

/// Starts a process in a group of its own, which is killed when the calling thread ends; returns its
/// number, or minus the error of the step that failed.
int snug_start(const snug_launch *launch);

/// The version of Landlock that the kernel has; 0 for none.
int snug_landlock_version(void);

/// Whether the kernel takes filters of system calls.
int snug_has_filters(void);

/// From now on the process and what it starts may read what lies in some folders or files, change what
/// lies in others, and neither use TCP nor reach processes outside; 0, or -1 with `errno`. Where the
/// kernel has no Landlock, nothing changes and 0 is returned.
int snug_limit_files(const char *const *readable, const char *const *writable);

/// What a filter of system calls lets through.
enum {
  /// Neither connections nor other processes' memory, nor changes of the machine.
  SNUG_FILTER_BUILD = 0,
  /// The same, and no program is started: processes are forked and signalled.
  SNUG_FILTER_WORKER = 1,
  /// One process with threads.
  SNUG_FILTER_APP = 2,
};

/// Adds a filter for good; 0, or -1 with `errno`.
int snug_filter_calls(int kind);

/// Gives up every privilege of the superuser for good.
void snug_drop_privileges(void);

/// A descriptor that can be read when a process has ended; -1 where the kernel has none.
int snug_process_descriptor(int process);

/// Whether a child has ended, which is asked once only: its status as `waitpid` has it.
int snug_has_ended(int process, int *status);

/// Makes this process the parent of what its children leave behind.
void snug_adopt_orphans(void);

/// Kills children of this process that are not in the list of `count`; returns how many there were.
int snug_kill_strays(const int *known, int count);

/// How many threads a process, all that it started and those left behind to this process have together; of
/// the latter are all its children that are not in the list of `count`, none where that is NULL. Reads `/proc`,
/// about 75 µs for each process of the machine.
int snug_count_family(int process, const int *known, int count);

/// How many threads the whole machine has; 0 where it does not say so. About 10 µs.
int snug_count_threads(void);

/// Two hashes of a file's content, in the manner of FNV over eight bytes a step; 0, or -1 with `errno`. They
/// find what was cut or changed by accident, not what somebody made equal by intent. About 1 ns for eight
/// bytes.
int snug_hash_file(const char *path, unsigned long long hashes[2], long long *size);

/// Has all that was written to the disk that a folder lies on be there; 0, or -1 with `errno`.
int snug_sync(const char *folder);

/// From now on SIGINT and SIGTERM make a descriptor readable, which is returned, in place of ending the
/// process; the second ends it.
int snug_catch_signals(void);

/// The first signal that came since; 0 for none.
int snug_caught_signal(void);

#endif
