// Part of Snug, under the Apache License 2.0; see LICENSE.
#include <nettle/curve25519.h>
#include <nettle/eddsa.h>
#include <nettle/nettle-meta.h>
