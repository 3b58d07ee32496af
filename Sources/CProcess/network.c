// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/socket.h>

static atomic_bool refuses;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char wanted[256];
static char told[256];

static void note(const char *host) {
  pthread_mutex_lock(&lock);
  if (!wanted[0]) snprintf(wanted, sizeof wanted, "%s", host);
  pthread_mutex_unlock(&lock);
}

void snug_network_refuse(void) { atomic_store(&refuses, 1); }

const char *snug_network_wanted(void) {
  pthread_mutex_lock(&lock);
  snprintf(told, sizeof told, "%s", wanted);
  wanted[0] = 0;
  pthread_mutex_unlock(&lock);
  return told[0] ? told : 0;
}

int getaddrinfo(const char *restrict name, const char *restrict service,
                const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  if (atomic_load(&refuses) && name) {
    note(name);
    return EAI_FAIL;
  }
  __typeof__(&getaddrinfo) next = (__typeof__(&getaddrinfo))dlsym(RTLD_NEXT, "getaddrinfo");
  return next(name, service, hints, result);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (atomic_load(&refuses) &&
      (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    char text[INET6_ADDRSTRLEN] = "";
    const void *number = address->sa_family == AF_INET
                             ? (const void *)&((const struct sockaddr_in *)address)->sin_addr
                             : (const void *)&((const struct sockaddr_in6 *)address)->sin6_addr;
    inet_ntop(address->sa_family, number, text, sizeof text);
    note(text);
    errno = ENETUNREACH;
    return -1;
  }
  __typeof__(&connect) next = (__typeof__(&connect))dlsym(RTLD_NEXT, "connect");
  return next(descriptor, address, length);
}
