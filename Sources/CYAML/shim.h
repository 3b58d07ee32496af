// Part of Snug, under the Apache License 2.0; see LICENSE.
#include <yaml.h>
