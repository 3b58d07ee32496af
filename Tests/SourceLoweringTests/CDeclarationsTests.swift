// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import AppBuild

/// What C declares and defines (Documentation/XcodeProject.md §10).
@Suite("Declarations of C")
struct CDeclarationsTests {
  private static func read(_ text: String) -> CDeclarations {
    CDeclarations(
      preprocessed: "# 1 \"/usr/include/other.h\" 1\nint foreign(void);\n# 1 \"/own.h\" 2\n" + text
    ) { $0 == "/own.h" }
  }

  @Test(
    "functions and variables that lie elsewhere",
    arguments: [
      ("int ring(int a);", "ring"), ("struct log *open_log(const char *name);", "open_log"),
      ("extern const char *version;", "version"), ("extern int sizes[3];", "sizes"),
      ("int pack(int) __attribute__((nonnull(1)));", "pack"),
      ("__attribute__((visibility(\"default\"))) int shown(void);", "shown"),
      ("void each(void (*done)(int));", "each"), ("unsigned\nlong count ( void ) ;", "count"),
    ])
  func declared(text: String, name: String) {
    let found = Self.read(text)
    #expect(found.declared == [name])
    #expect(found.defined.isEmpty)
  }

  @Test(
    "what lies here, or is no function",
    arguments: [
      "typedef int (*callback)(int);", "static int twice(int a) { return a * 2; }",
      "int sum(int a) { if (a) { return more(a); } return 0; }", "struct ring { int size; };",
      "void (*hook)(int);", "int count = 3;", "enum { one, two };", "extern void (*cb)(int);",
      "int after(void) { char c = '}'; return c; }",
    ])
  func others(text: String) {
    #expect(Self.read(text).declared.isEmpty)
  }

  @Test("a body defines, in a linkage of C, too")
  func defined() {
    let found = Self.read(
      "int a(void);\nextern \"C\" {\nint a(void) { return 1; }\nint b(void);\n}\nint n;\n")
    #expect(found.declared == ["a", "b"])
    #expect(found.defined == ["a", "n"])
  }
}
