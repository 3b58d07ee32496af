// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "CProcess.h"

/// Foundation for Linux makes an array of runs (`CFRunArray`) for each attributed string and never releases
/// it. Here the two classes get destroyers that do. Documentation/HeadlessHost.md §6.

/// A class object's words before and from its address on (Swift's ABI, class metadata), as `BundleHooks` in
/// Localization has them, which replaces methods that need no convention of C's.
enum { destroyer_word = -2, instance_size_word = 3, first_method_word = 7, class_size_word = 4 };
/// A string's words: the object's two, the type of Core Foundation, the text, the array of runs.
enum { runs_word = 4, instance_words };

typedef __attribute__((swiftcall)) void destroyer(__attribute__((swift_context)) void **string);
typedef __attribute__((swiftcall)) void setter(
    void *source, __attribute__((swift_context)) void **string);

static void (*release)(const void *);
static const void *(*retain)(const void *);
static destroyer *destroy_fixed, *destroy_mutable;
static setter *set_string;

static __attribute__((swiftcall)) void destroy_fixed_and_runs(
    __attribute__((swift_context)) void **string) {
  const void *runs = string[runs_word];
  destroy_fixed(string);
  if (runs) release(runs);
}

static __attribute__((swiftcall)) void destroy_mutable_and_runs(
    __attribute__((swift_context)) void **string) {
  const void *runs = string[runs_word];
  destroy_mutable(string);
  if (runs) release(runs);
}

/// A copy takes the array of a mutable string that it makes, sets and lets go, without retaining it; so
/// whoever is set to another string's contents has it retained once more. A string that an app sets so
/// keeps its array for ever, as all do without this.
static __attribute__((swiftcall)) void set_string_and_retain(
    void *source, __attribute__((swift_context)) void **string) {
  set_string(source, string);
  if (string[runs_word]) retain(string[runs_word]);
}

static int is_known(void **class, const void *destroyer) {
  return class && destroyer && class[destroyer_word] == destroyer
         && (uint32_t)(uintptr_t)class[instance_size_word] == instance_words * sizeof(void *);
}

/// The place of a method in a class object; NULL for none.
static void **place_of_method(void **class, const void *method) {
  const uintptr_t sizes = (uintptr_t)class[class_size_word];
  const uint32_t words = ((uint32_t)sizes - (uint32_t)(sizes >> 32)) / sizeof(void *);
  for (uint32_t word = first_method_word; word < words; word++)
    if (class[word] == method) return class + word;
  return NULL;
}

int snug_attributes_release(void) {
#define FOUNDATION(name) dlsym(RTLD_DEFAULT, "$s10Foundation" name)
  void **fixed = FOUNDATION("18NSAttributedStringCN");
  void **mutable = FOUNDATION("25NSMutableAttributedStringCN");
  void *fixed_destroyer = FOUNDATION("18NSAttributedStringCfD");
  void *mutable_destroyer = FOUNDATION("25NSMutableAttributedStringCfD");
  void *method = FOUNDATION("25NSMutableAttributedStringC03setcD0yyAA012NSAttributedD0CF");
#undef FOUNDATION
  release = (void (*)(const void *))dlsym(RTLD_DEFAULT, "CFRelease");
  retain = (const void *(*)(const void *))dlsym(RTLD_DEFAULT, "CFRetain");
  if (!release || !retain || !method || !is_known(fixed, fixed_destroyer)
      || !is_known(mutable, mutable_destroyer))
    return 0;
  void **place = place_of_method(mutable, method);
  if (!place) return 0;
  destroy_fixed = (destroyer *)fixed_destroyer;
  destroy_mutable = (destroyer *)mutable_destroyer;
  set_string = (setter *)method;
  *place = (void *)set_string_and_retain;
  fixed[destroyer_word] = (void *)destroy_fixed_and_runs;
  mutable[destroyer_word] = (void *)destroy_mutable_and_runs;
  return 1;
}
