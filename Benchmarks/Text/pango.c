// Part of Snug, under the Apache License 2.0; see LICENSE.
//
// The peer of main.swift: the same paragraphs, laid out by Pango in Inter.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PARAGRAPHS = 120, WORDS = 60, ROUNDS = 9 };

static const char *vocabulary[] = {
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do",
    "eiusmod", "tempor", "incididunt", "ut", "labore", "et", "dolore", "magna", "aliqua", "enim",
    "ad", "minim", "veniam", "quis", "nostrud", "exercitation", "ullamco", "laboris", "nisi",
    "aliquip", "ex", "ea", "commodo", "consequat", "duis", "aute", "irure", "in",
    "reprehenderit", "voluptate", "velit", "esse", "cillum", "eu", "fugiat", "nulla",
    "pariatur", "excepteur"};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return a < b ? -1 : a > b;
}

static void report(const char *name, double *times) {
  qsort(times, ROUNDS, sizeof *times, compare);
  printf("%s %.1f\n", name, times[ROUNDS / 2]);
}

static PangoLayout *layout(
    PangoContext *context, PangoFontDescription *font, const char *text, int width) {
  PangoLayout *made = pango_layout_new(context);
  pango_layout_set_font_description(made, font);
  pango_layout_set_wrap(made, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(made, text, -1);
  pango_layout_set_width(made, width);
  return made;
}

int main(void) {
  unsigned seed = 7;
  const unsigned count = sizeof vocabulary / sizeof *vocabulary;
  char *texts[PARAGRAPHS];
  for (int i = 0; i < PARAGRAPHS; i++) {
    texts[i] = calloc(WORDS, 20);
    for (int word = 0; word < WORDS; word++) {
      seed = seed * 1103515245u + 12345u;
      if (word) strcat(texts[i], " ");
      strcat(texts[i], vocabulary[(seed >> 16) % count]);
    }
  }
  PangoFontMap *map = pango_cairo_font_map_get_default();
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 16 * PANGO_SCALE);
  const int widths[] = {343 * PANGO_SCALE, (int)(343 * 1.9 * PANGO_SCALE)};
  PangoLayout *kept[PARAGRAPHS];
  int w, h;
  long sum = 0;
  for (int i = 0; i < PARAGRAPHS; i++) {
    kept[i] = layout(context, font, texts[i], widths[0]);
    pango_layout_get_size(kept[i], &w, &h);
  }
  double rewrap[ROUNDS], cold[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    double start = now();
    for (int i = 0; i < PARAGRAPHS; i++) {
      pango_layout_set_width(kept[i], widths[(round + 1) & 1]);
      pango_layout_get_size(kept[i], &w, &h);
      sum += h;
    }
    rewrap[round] = (now() - start) / PARAGRAPHS;
    start = now();
    for (int i = 0; i < PARAGRAPHS; i++) {
      PangoLayout *fresh = layout(context, font, texts[i], widths[0]);
      pango_layout_get_size(fresh, &w, &h);
      sum += h;
      g_object_unref(fresh);
    }
    cold[round] = (now() - start) / PARAGRAPHS;
  }
  if (!sum) return 1;
  report("rewrap", rewrap);
  report("cold", cold);
  return 0;
}
