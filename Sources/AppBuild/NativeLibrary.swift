// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// C of a project's own, as clang reads it here.
struct NativeLibrary {
  let module: SourceModule
  let clang: ClangSources
  let compiler: Compiler
  let folder: URL

  private static let phone = "phone"
  private static let conditionals = "TargetConditionals.h"

  /// The folder with what its compilations find besides: iOS' own names for its systems.
  ///
  /// Others that import it do not: the toolchain's Core Foundation takes them for its own.
  static func prepare(_ folder: URL) throws(BuildError) -> URL {
    let place = folder.appendingPathComponent(phone)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.cannotWrite(place.path, reason: error.localizedDescription))
    }
    try writeConditionals(in: place)
    return place
  }

  private static func writeConditionals(in folder: URL) throws(BuildError) {
    let here = ["IPHONE", "IOS", "EMBEDDED", "SIMULATOR", "MAC"]
    let others = ["OSX", "MACCATALYST", "WATCH", "TV", "VISION", "UNIX", "WIN32", "LINUX"]
    let lines =
      here.map { "#define TARGET_OS_\($0) 1" } + others.map { "#define TARGET_OS_\($0) 0" }
    try write(
      (lines + ["#define TARGET_IPHONE_SIMULATOR 1", ""]).joined(separator: "\n"),
      to: folder.appendingPathComponent(conditionals))
  }

  /// Where headers that others import ask which system it is, those find that, too.
  func share(_ preprocessed: String) throws(BuildError) {
    if preprocessed.contains("/\(Self.phone)/\(Self.conditionals)\"") {
      try Self.writeConditionals(in: folder)
    }
  }

  /// Says of what no source defines that it is not here: it would not link, so it is missing as other
  /// names are.
  func lost(of declared: Set<String>) throws(BuildError) -> String {
    var declared = declared
    for source in clang.sources {
      declared.subtract(
        CDeclarations(preprocessed: try preprocessed(source)) { $0.hasPrefix("/") }.defined)
    }
    return declared.sorted().map { name in
      "extern __typeof__(\(name)) \(name) __attribute__((unavailable(\"its library is not here\")));\n"
    }.joined()
  }

  func preprocessed(_ file: URL) throws(BuildError) -> String {
    let isCxx = ["cc", "cpp", "cxx"].contains(file.pathExtension)
    return try run(["-E", "-x", isCxx ? "c++" : "c", file.path])
  }

  func check(_ header: URL) throws(BuildError) {
    _ = try run(["-fsyntax-only", "-x", "c", header.path])
  }

  private func run(_ arguments: [String]) throws(BuildError) -> String {
    let flags =
      ["-w", "-fblocks", "-I", folder.appendingPathComponent(Self.phone).path] + clang.flags
    let (status, output) = try compiler.sibling("clang")
      .run(arguments + flags, writingTo: [folder], home: folder)
    guard status == 0 else { throw BuildError(.libraryFailed(module: module.name, output)) }
    return output
  }

  static func write(_ text: String, to file: URL) throws(BuildError) {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(file.path, reason: error.localizedDescription))
    }
  }
}
