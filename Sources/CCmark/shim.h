// Part of Snug, under the Apache License 2.0; see LICENSE.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
