// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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

/// Adds the variables of an object whose names begin with one of the prefixes, the last of which is NULL.
///
/// - Returns: Whether the file has symbols.
static bool add_variables(
    const char *file, size_t file_size, Object object, const char *const *prefixes) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (file_size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG)) return false;
  if (header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr)) > file_size) return false;
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index += 1) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > file_size) return false;
    if (names->sh_offset + names->sh_size > file_size) return false;
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    for (size_t number = 0; number < table->sh_size / sizeof *symbols; number += 1) {
      const ElfW(Sym) *symbol = &symbols[number];
      if (ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT || !symbol->st_size) continue;
      if (symbol->st_name >= names->sh_size || symbol->st_shndx >= header->e_shnum) continue;
      const ElfW(Shdr) *section = &sections[symbol->st_shndx];
      if (!(section->sh_flags & SHF_WRITE)) continue;
      const char *name = file + names->sh_offset + symbol->st_name;
      if (!begins_with_one(name, prefixes) || !is_variable(name)) continue;
      const uintptr_t place = object.base + symbol->st_value;
      if (place >= object.relro_start && place < object.relro_end) continue;
      if (!add((char *)place, symbol->st_size, section->sh_type == SHT_NOBITS)) return false;
    }
    return true;
  }
  return false;
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

static bool remember(const char *path, const void *address, const char *const *prefixes) {
  Search wanted = {.address = (uintptr_t)address};
  dl_iterate_phdr(search, &wanted);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat state;
  bool found = false;
  if (!fstat(file, &state) && state.st_size > 0 && wanted.object.found) {
    const size_t size = (size_t)state.st_size;
    char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      found = add_variables(bytes, size, wanted.object, prefixes);
      munmap(bytes, size);
    }
  }
  close(file);
  return found;
}

/// Beginnings of the names of what frameworks keep for the app; what they keep for themselves, such as
/// documents and symbols that were read, is not among them.
static const char *const shared[] = {
    "$s16SystemFrameworks",
    "$s8CoreData",
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

int snug_globals_remember(void) {
  static const char *const all[] = {"$s", NULL};
  if (!remember("/proc/self/exe", NULL, all)) return 0;
  own_count = part_count;
  Dl_info own;
  if (!dladdr((void *)(uintptr_t)snug_globals_remember, &own)) return 0;
  const void *here = (void *)(uintptr_t)snug_globals_remember;
  if (!remember(own.dli_fname, here, shared)) return 0;
  kept = malloc(kept_size ? kept_size : 1);
  if (!kept) return 0;
  for (size_t index = 0; index < part_count; index += 1) {
    memcpy(kept + parts[index].offset, parts[index].place, parts[index].size);
  }
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
