// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CContainment.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { MACHINE = (int)AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { MACHINE = (int)AUDIT_ARCH_AARCH64 };
#else
enum { MACHINE = 0 };
#endif

int snug_has_filters(void) {
  const uint32_t action = SECCOMP_RET_ERRNO;
  return MACHINE && !syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action);
}

void snug_drop_privileges(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  const struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  syscall(SYS_capset, &header, none);
}

/// A program for the kernel: each rule is skipped unless the call has its number.
typedef struct {
  struct sock_filter steps[512];
  unsigned count;
} Program;

static void step(Program *program, struct sock_filter next) {
  if (program->count < sizeof program->steps / sizeof *program->steps) {
    program->steps[program->count++] = next;
  }
}

static void load_number(Program *program) {
  step(program, (struct sock_filter)BPF_STMT(
                    BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
}

/// Loads the lower half of an argument, which is where all that is asked for lies.
static void load_argument(Program *program, int index) {
  const uint32_t place = (uint32_t)(offsetof(struct seccomp_data, args) + 8 * (size_t)index);
  step(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place));
}

static void answer(Program *program, int error) {
  const uint32_t action = error ? SECCOMP_RET_ERRNO | (uint32_t)error : SECCOMP_RET_ALLOW;
  step(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

/// Goes on when the loaded word is the value, else passes over so many steps.
static void unless_equal(Program *program, uint32_t value, int skipped) {
  step(program, (struct sock_filter)BPF_JUMP(
                    BPF_JMP | BPF_JEQ | BPF_K, value, 0, (uint8_t)skipped));
}

static void refuse(Program *program, long number, int error) {
  unless_equal(program, (uint32_t)number, 1);
  answer(program, error);
}

/// Refuses a call whose argument is not the value; the number is loaded again behind it.
static void refuse_other(Program *program, long number, int index, uint32_t value, int error) {
  unless_equal(program, (uint32_t)number, 5);
  load_argument(program, index);
  unless_equal(program, value, 1);
  answer(program, 0);
  answer(program, error);
  load_number(program);
}

/// Refuses a call whose argument is the value.
static void refuse_equal(Program *program, long number, int index, uint32_t value, int error) {
  unless_equal(program, (uint32_t)number, 4);
  load_argument(program, index);
  unless_equal(program, value, 1);
  answer(program, error);
  load_number(program);
}

/// Refuses a call one of whose flags is set.
static void refuse_flag(Program *program, long number, int index, uint32_t flag, int error) {
  unless_equal(program, (uint32_t)number, 4);
  load_argument(program, index);
  step(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, flag, 0, 1));
  answer(program, error);
  load_number(program);
}

/// Changes of the machine and looks into other processes: nobody's business here.
static const long machine_calls[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_mount, SYS_umount2,
    SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_bpf, SYS_perf_event_open,
    SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_sethostname,
    SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_acct, SYS_quotactl, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_shmget, SYS_shmat,
    SYS_msgget, SYS_semget, SYS_mq_open,
    // io_uring, pidfd_getfd, move_mount and its like, whose names older headers lack.
    425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442,
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm,
#endif
};

static void refuse_machine(Program *program) {
  const unsigned count = sizeof machine_calls / sizeof *machine_calls;
  for (unsigned index = 0; index < count; index += 1) {
    refuse(program, machine_calls[index], EPERM);
  }
  refuse_equal(program, SYS_ioctl, 1, TIOCSTI, EPERM);
}

/// Streams over the internet can be made, so that whoever connects one is told that there is no
/// network; nothing can be connected, bound or sent without a connection.
static void refuse_network(Program *program) {
  const long calls[] = {SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4};
  for (unsigned index = 0; index < sizeof calls / sizeof *calls; index += 1) {
    refuse(program, calls[index], EACCES);
  }
  // A stream that is connected by sending.
  refuse_flag(program, SYS_sendto, 3, MSG_FASTOPEN, EACCES);
  refuse_flag(program, SYS_sendmsg, 2, MSG_FASTOPEN, EACCES);
  refuse_flag(program, SYS_sendmmsg, 3, MSG_FASTOPEN, EACCES);
  unless_equal(program, SYS_socket, 9);
  load_argument(program, 0);
  step(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 1, 0));
  unless_equal(program, AF_INET6, 4);
  load_argument(program, 1);
  step(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  unless_equal(program, SOCK_STREAM, 1);
  answer(program, 0);
  answer(program, EACCES);
  load_number(program);
  // A pair of sockets that keep a name each could send to others by theirs.
  unless_equal(program, SYS_socketpair, 6);
  load_argument(program, 1);
  step(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  unless_equal(program, SOCK_DGRAM, 1);
  answer(program, EACCES);
  answer(program, 0);
  load_number(program);
}

/// A compiler talks with its plugins over pipes: no kind of socket is needed.
static void refuse_sockets(Program *program) { refuse(program, SYS_socket, EACCES); }

static void refuse_programs(Program *program) {
  refuse(program, SYS_execve, EPERM);
  refuse(program, SYS_execveat, EPERM);
}

static void refuse_processes(Program *program) {
  // Nobody leaves the group, or outlives who started it.
  refuse(program, SYS_setsid, EPERM);
  refuse(program, SYS_setpgid, EPERM);
  refuse_equal(program, SYS_prctl, 0, PR_SET_PDEATHSIG, EPERM);
#ifdef SYS_fork
  refuse(program, SYS_fork, EPERM);
  refuse(program, SYS_vfork, EPERM);
#endif
  // The arguments of `clone3` are out of a filter's sight; the C library takes `clone` then.
  refuse(program, 435, ENOSYS);
  unless_equal(program, SYS_clone, 5);
  load_argument(program, 0);
  step(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
  answer(program, EPERM);
  answer(program, 0);
  load_number(program);
  const uint32_t own = (uint32_t)getpid();
  refuse_other(program, SYS_kill, 0, own, EPERM);
  refuse_other(program, SYS_tgkill, 0, own, EPERM);
  refuse_other(program, SYS_rt_sigqueueinfo, 0, own, EPERM);
  refuse_other(program, SYS_rt_tgsigqueueinfo, 0, own, EPERM);
  refuse(program, SYS_tkill, EPERM);
  // pidfd_send_signal, pidfd_open
  refuse(program, 424, EPERM);
  refuse(program, 434, EPERM);
  unless_equal(program, SYS_prlimit64, 6);
  load_argument(program, 0);
  step(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
  unless_equal(program, own, 1);
  answer(program, 0);
  answer(program, EPERM);
  load_number(program);
}

int snug_filter_calls(int kind) {
  if (!snug_has_filters()) return 0;
  Program program = {.count = 0};
  step(&program, (struct sock_filter)BPF_STMT(
                     BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
  unless_equal(&program, (uint32_t)MACHINE, 1);
  step(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0));
  answer(&program, EPERM);
  load_number(&program);
#if defined(__x86_64__)
  // The numbers of programs with short pointers.
  step(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(&program, EPERM);
#endif
  refuse_machine(&program);
  if (kind == SNUG_FILTER_BUILD) refuse_sockets(&program);
  else refuse_network(&program);
  if (kind >= SNUG_FILTER_WORKER) refuse_programs(&program);
  if (kind >= SNUG_FILTER_APP) refuse_processes(&program);
  answer(&program, 0);
  if (program.count >= sizeof program.steps / sizeof *program.steps) {
    errno = E2BIG;
    return -1;
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  const struct sock_fprog whole = {(unsigned short)program.count, program.steps};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &whole) ? -1 : 0;
}
