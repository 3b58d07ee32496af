// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_SYMBOLS_H
#define SNUG_SYMBOLS_H

#include <link.h>
#include <stdbool.h>

/// Is told of a variable that may be written; false ends the search.
typedef bool (*SymbolVisitor)(const char *name, const ElfW(Sym) *symbol, bool is_empty, void *data);

/// Goes through the variables that an object file's table of symbols names.
///
/// - Returns: Whether the file has such a table and the visitor was content to its end.
bool snug_each_variable(const char *path, SymbolVisitor visitor, void *data);

#endif
