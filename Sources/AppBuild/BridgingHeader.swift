// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Makes a module of a bridging header of C, with what it includes of the app
/// (Documentation/XcodeProject.md §10).
struct BridgingHeader {
  let library: NativeLibrary
  let bridge: ClangSources.Bridge

  /// Writes it beside the module's objects.
  ///
  /// - Returns: The module map's name.
  /// - Throws: `libraryFailed` where it is no C that compiles here.
  func write() throws(BuildError) -> String {
    let header = library.folder.appendingPathComponent("bridging.h")
    let text = text()
    try NativeLibrary.write(text, to: header)
    let all = try library.preprocessed(header)
    try library.share(all)
    let own = Set(bridge.headers.map(\.path) + [header.path])
    let declared = CDeclarations(preprocessed: all) { own.contains($0) }.declared
    try NativeLibrary.write(text + library.lost(of: declared), to: header)
    try library.check(header)
    let map = library.folder.appendingPathComponent("module.modulemap")
    try NativeLibrary.write(
      "module \(library.module.name) {\n  header \"bridging.h\"\n  export *\n}\n", to: map)
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
}
