// Part of Snug, under the Apache License 2.0; see LICENSE.

#define _GNU_SOURCE
#include "symbols.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool visit(const char *file, size_t file_size, SymbolVisitor visitor, void *data) {
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
      if (!visitor(name, symbol, section->sh_type == SHT_NOBITS, data)) return false;
    }
    return true;
  }
  return false;
}

bool snug_each_variable(const char *path, SymbolVisitor visitor, void *data) {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat state;
  bool found = false;
  if (!fstat(file, &state) && state.st_size > 0) {
    const size_t size = (size_t)state.st_size;
    char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      found = visit(bytes, size, visitor, data);
      munmap(bytes, size);
    }
  }
  close(file);
  return found;
}
