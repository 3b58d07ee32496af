// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"
#include "symbols.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Swift's global variables and static properties, and the marks that say which of them were made, as
/// they were at one moment. Documentation/Check.md §4.7.

typedef struct {
  char *place;
  size_t size;
  /// Where the value is kept in `kept`.
  size_t offset;
  /// Whether it was zero when the program was loaded.
  bool begins_empty;
} Part;

static Part *parts;
static size_t part_count, part_space;
/// How many of the parts are the program's own; they come first.
static size_t own_count;
static char *kept;
static size_t kept_size;

/// An object file of the process.
typedef struct {
  uintptr_t base;
  /// Memory that is read-only once the program runs.
  uintptr_t relro_start, relro_end;
  bool found;
} Object;

static bool ends_with(const char *name, size_t length, const char *end) {
  const size_t count = strlen(end);
  return length >= count && !memcmp(name + length - count, end, count);
}

/// Whether a symbol is the storage of a global or static variable, or the mark of a lazy one.
static bool is_variable(const char *name) {
  // The optimiser numbers the parts of a variable that it has split: `name.0`.
  const size_t length = strcspn(name, ".");
  return ends_with(name, length, "vp") || ends_with(name, length, "vpZ")
         || ends_with(name, length, "_Wz");
}

static bool begins_with_one(const char *name, const char *const *prefixes) {
  for (; *prefixes; prefixes += 1) {
    if (!strncmp(name, *prefixes, strlen(*prefixes))) return true;
  }
  return false;
}

static bool add(char *place, size_t size, bool begins_empty) {
  if (part_count == part_space) {
    const size_t space = part_space ? part_space * 2 : 256;
    Part *more = realloc(parts, space * sizeof *parts);
    if (!more) return false;
    parts = more;
    part_space = space;
  }
  parts[part_count++] = (Part){place, size, kept_size, begins_empty};
  kept_size += size;
  return true;
}

/// What the variables of an object file are looked for with.
typedef struct {
  Object object;
  const char *const *prefixes;
} Wanted;

static bool add_variable(const char *name, const ElfW(Sym) *symbol, bool is_empty, void *data) {
  const Wanted *wanted = data;
  if (!begins_with_one(name, wanted->prefixes) || !is_variable(name)) return true;
  const uintptr_t place = wanted->object.base + symbol->st_value;
  if (place >= wanted->object.relro_start && place < wanted->object.relro_end) return true;
  return add((char *)place, symbol->st_size, is_empty);
}

static Object described(const struct dl_phdr_info *info) {
  Object object = {.base = info->dlpi_addr, .found = true};
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_GNU_RELRO) continue;
    object.relro_start = object.base + part->p_vaddr;
    object.relro_end = object.relro_start + part->p_memsz;
  }
  return object;
}

/// Looks for the object that has an address; the first one, the program, for 0.
typedef struct {
  uintptr_t address;
  Object object;
} Search;

static int search(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  Search *wanted = data;
  bool holds = !wanted->address;
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    const uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD) continue;
    if (wanted->address >= start && wanted->address < start + part->p_memsz) holds = true;
  }
  if (!holds) return 0;
  wanted->object = described(info);
  return 1;
}

static Object object_with(const void *address) {
  Search wanted = {.address = (uintptr_t)address};
  dl_iterate_phdr(search, &wanted);
  return wanted.object;
}

static bool find(const char *path, const void *address, const char *const *prefixes) {
  Wanted wanted = {object_with(address), prefixes};
  return wanted.object.found && snug_each_variable(path, add_variable, &wanted);
}

/// Beginnings of the names of what frameworks keep for the app; what they keep for themselves, such as
/// documents and symbols that were read, is not among them.
static const char *const shared[] = {
    "$s16SystemFrameworks",
    "$s8CoreData",
    "$s19FoundationAdditions16ValueTransformerC",
    "$s5UIKit12UIPasteboardC",
    "$s5UIKit25NSUbiquitousKeyValueStoreC",
    "$s5UIKit16UIMenuControllerC",
    "$s5UIKit17SelectorObservers",
    "$s5UIKit17UITraitCollectionC17mainThreadCurrent",
    "$s5UIKit18AppearanceRegistry",
    "$s5UIKit28UIPrintInteractionControllerC",
    "$s5UIKit6UIMenuC",
    "$s5UIKit6UIViewC10areEnabled",
    "$s5UIKit6UIViewC8settings",
    "$s5UIKit8UIActionC",
    "$s5UIKit8UIDeviceC",
    NULL,
};

/// Keeps the values of the first parts.
static void keep(size_t count) {
  for (size_t index = 0; index < count; index += 1) {
    memcpy(kept + parts[index].offset, parts[index].place, parts[index].size);
  }
}

int snug_globals_find(void) {
  static bool found;
  if (found) return 1;
  static const char *const all[] = {"$s", NULL};
  if (!find("/proc/self/exe", NULL, all)) return 0;
  own_count = part_count;
  Dl_info own;
  if (!dladdr((void *)(uintptr_t)snug_globals_remember, &own)) return 0;
  const void *here = (void *)(uintptr_t)snug_globals_remember;
  if (!find(own.dli_fname, here, shared)) return 0;
  kept = malloc(kept_size ? kept_size : 1);
  found = kept;
  if (found) keep(part_count);
  return found;
}

int snug_globals_remember(void) {
  if (!snug_globals_find()) return 0;
  keep(own_count);
  return 1;
}

int snug_globals_made(void) {
  for (size_t index = 0; index < own_count; index += 1) {
    const Part *part = &parts[index];
    for (size_t byte = 0; part->begins_empty && byte < part->size; byte += 1) {
      if (kept[part->offset + byte]) return 1;
    }
  }
  return 0;
}

void snug_globals_restore(void) {
  for (size_t index = 0; index < part_count; index += 1) {
    memcpy(parts[index].place, kept + parts[index].offset, parts[index].size);
  }
}
