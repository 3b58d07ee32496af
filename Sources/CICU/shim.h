// Part of Snug, under the Apache License 2.0; see LICENSE.
//
// Foundation carries an ICU of its own whose types clash with those of ICU's headers in one
// program. So the functions that Snug calls are declared here with plain types, under the names
// with the version that Debian's libicu exports.
#ifndef SNUG_CICU_SHIM_H
#define SNUG_CICU_SHIM_H

#include <stdint.h>
#include <unicode/uvernum.h>

#define ICU_JOIN(name, suffix) name##suffix
#define ICU_EXPAND(name, suffix) ICU_JOIN(name, suffix)
#define ICU_NAME(name) ICU_EXPAND(name, U_ICU_VERSION_SUFFIX)

typedef struct icu_break icu_break;
typedef struct icu_bidi icu_bidi;
typedef struct icu_normalizer icu_normalizer;

enum {
  ICU_BREAK_CHARACTER = 0,
  ICU_BREAK_WORD = 1,
  ICU_BREAK_LINE = 2,
  ICU_BREAK_SENTENCE = 3
};
// Of the status of what ends at a word's break: below, neither letters nor numbers (UBRK_WORD_NONE_LIMIT).
enum { ICU_WORD_NONE_LIMIT = 100 };
enum { ICU_SCRIPT_COMMON = 0, ICU_SCRIPT_INHERITED = 1, ICU_SCRIPT_UNKNOWN = 103 };
enum {
  ICU_DEFAULT_IGNORABLE = 5,
  ICU_EMOJI = 57,
  ICU_EMOJI_PRESENTATION = 58,
  ICU_REGIONAL_INDICATOR = 62
};

icu_break *ICU_NAME(ubrk_open)(
    int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void ICU_NAME(ubrk_close)(icu_break *iterator);
void ICU_NAME(ubrk_setText)(
    icu_break *iterator, const uint16_t *text, int32_t length, int *status);
int32_t ICU_NAME(ubrk_next)(icu_break *iterator);
int32_t ICU_NAME(ubrk_getRuleStatus)(icu_break *iterator);
icu_bidi *ICU_NAME(ubidi_openSized)(int32_t length, int32_t runs, int *status);
void ICU_NAME(ubidi_close)(icu_bidi *bidi);
void ICU_NAME(ubidi_setPara)(
    icu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels,
    int *status);
const uint8_t *ICU_NAME(ubidi_getLevels)(icu_bidi *bidi, int *status);
uint8_t ICU_NAME(ubidi_getParaLevel)(const icu_bidi *bidi);
int ICU_NAME(uscript_getScript)(int32_t character, int *status);
const char *ICU_NAME(uscript_getShortName)(int script);
int8_t ICU_NAME(u_hasBinaryProperty)(int32_t character, int property);
const icu_normalizer *ICU_NAME(unorm2_getNFDInstance)(int *status);
int32_t ICU_NAME(unorm2_getDecomposition)(
    const icu_normalizer *normalizer, int32_t character, uint16_t *result, int32_t capacity,
    int *status);

static inline icu_break *icu_break_open(int type, const char *locale) {
  int status = 0;
  return ICU_NAME(ubrk_open)(type, locale, 0, 0, &status);
}
static inline void icu_break_close(icu_break *iterator) { ICU_NAME(ubrk_close)(iterator); }
static inline void icu_break_set_text(
    icu_break *iterator, const uint16_t *text, int32_t length) {
  int status = 0;
  ICU_NAME(ubrk_setText)(iterator, text, length, &status);
}
static inline int32_t icu_break_next(icu_break *iterator) {
  return ICU_NAME(ubrk_next)(iterator);
}
static inline int32_t icu_break_status(icu_break *iterator) {
  return ICU_NAME(ubrk_getRuleStatus)(iterator);
}
static inline icu_bidi *icu_bidi_open(int32_t length) {
  int status = 0;
  return ICU_NAME(ubidi_openSized)(length, 0, &status);
}
static inline void icu_bidi_close(icu_bidi *bidi) { ICU_NAME(ubidi_close)(bidi); }
static inline const uint8_t *icu_bidi_levels(
    icu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level) {
  int status = 0;
  ICU_NAME(ubidi_setPara)(bidi, text, length, level, 0, &status);
  const uint8_t *levels = ICU_NAME(ubidi_getLevels)(bidi, &status);
  return status > 0 ? 0 : levels;
}
static inline uint8_t icu_bidi_base_level(const icu_bidi *bidi) {
  return ICU_NAME(ubidi_getParaLevel)(bidi);
}
static inline int icu_script(int32_t character) {
  int status = 0;
  return ICU_NAME(uscript_getScript)(character, &status);
}
static inline const char *icu_script_name(int script) {
  return ICU_NAME(uscript_getShortName)(script);
}
static inline int icu_has_property(int32_t character, int property) {
  return ICU_NAME(u_hasBinaryProperty)(character, property);
}
static inline int32_t icu_decompose(int32_t character, uint16_t *result, int32_t capacity) {
  int status = 0;
  const icu_normalizer *normalizer = ICU_NAME(unorm2_getNFDInstance)(&status);
  return ICU_NAME(unorm2_getDecomposition)(normalizer, character, result, capacity, &status);
}

#endif
