// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Makes a module of a bridging header of C, with what it includes of the app
/// (Documentation/XcodeProject.md §10).
struct BridgingHeader {
  let module: SourceModule
  let clang: ClangSources
  let bridge: ClangSources.Bridge
  let compiler: Compiler
  let folder: URL

  /// What compilations of the app's C find besides: iOS' own names for its systems.
  static func prepare(_ folder: URL) throws(BuildError) {
    let here = ["IPHONE", "IOS", "EMBEDDED", "SIMULATOR", "MAC"]
    let others = ["OSX", "MACCATALYST", "WATCH", "TV", "VISION", "UNIX", "WIN32", "LINUX"]
    let lines =
      here.map { "#define TARGET_OS_\($0) 1" } + others.map { "#define TARGET_OS_\($0) 0" }
    try write(
      (lines + ["#define TARGET_IPHONE_SIMULATOR 1", ""]).joined(separator: "\n"),
      to: folder.appendingPathComponent("TargetConditionals.h"))
  }

  /// Writes it beside the module's objects.
  ///
  /// - Returns: The module map's name.
  /// - Throws: `libraryFailed` where it is no C that compiles here.
  func write() throws(BuildError) -> String {
    let header = folder.appendingPathComponent("bridging.h")
    let text = text()
    try Self.write(text, to: header)
    let all = try preprocessed(header)
    let own = Set(bridge.headers.map(\.path) + [header.path])
    var declared = CDeclarations(preprocessed: all) { own.contains($0) }.declared
    for source in clang.sources {
      declared.subtract(
        CDeclarations(preprocessed: try preprocessed(source)) { $0.hasPrefix("/") }.defined)
    }
    // What lies in a library that is not here would not link: it is missing as other names are.
    let lost = declared.sorted().map { name in
      "extern __typeof__(\(name)) \(name) __attribute__((unavailable(\"its library is not here\")));\n"
    }
    try Self.write(text + lost.joined(), to: header)
    _ = try run(["-fsyntax-only", "-x", "c", header.path])
    let map = folder.appendingPathComponent("module.modulemap")
    try Self.write("module \(module.name) {\n  header \"bridging.h\"\n  export *\n}\n", to: map)
    return map.lastPathComponent
  }

  /// The header's lines, with the places of what it includes; what is not there is left out.
  private func text() -> String {
    let data = (try? Data(contentsOf: bridge.header)) ?? Data()
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let placed = lines.map { line -> String in
      guard let name = HeaderLines.included(line) else { return bridge.isWhole ? String(line) : "" }
      if name == "TargetConditionals.h" { return "#include \"\(name)\"" }
      guard let place = bridge.place(of: name, from: bridge.header),
        bridge.isWhole || bridge.headers.contains(place)
      else { return "" }
      // Xcode's templates have no guards.
      return "#import \"\(place.path)\""
    }
    return placed.joined(separator: "\n") + "\n"
  }

  private func preprocessed(_ file: URL) throws(BuildError) -> String {
    let isCxx = ["cc", "cpp", "cxx"].contains(file.pathExtension)
    return try run(["-E", "-x", isCxx ? "c++" : "c", file.path])
  }

  private func run(_ arguments: [String]) throws(BuildError) -> String {
    let flags = ["-w", "-fblocks", "-I", folder.path] + clang.flags
    let (status, output) = try compiler.sibling("clang")
      .run(arguments + flags, writingTo: [folder], home: folder)
    guard status == 0 else { throw BuildError(.libraryFailed(module: module.name, output)) }
    return output
  }

  private static func write(_ text: String, to file: URL) throws(BuildError) {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(file.path, reason: error.localizedDescription))
    }
  }
}
