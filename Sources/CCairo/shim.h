// Part of Snug, under the Apache License 2.0; see LICENSE.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
