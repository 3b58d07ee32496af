// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_CALLS_H
#define SNUG_CALLS_H

#include <stdint.h>

/// The calls of the program that are under way, innermost first and at most so many, from a frame, the
/// top of the stack and the address that is being executed; returns how many there are.
///
/// A library may have no frames. Then the words of the stack that are addresses to return to stand for
/// them; some may be left from calls that have ended.
int snug_calls_from(
    uintptr_t frame, uintptr_t stack, uintptr_t place, uintptr_t *calls, int most);

#endif
