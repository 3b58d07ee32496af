// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Stands a module map in the place of the author's for a library in C of the project
/// (Documentation/XcodeProject.md §10).
struct MappedLibrary {
  let library: NativeLibrary
  let map: ClangSources.Map

  /// The name by which the author's map includes what says which functions are not here.
  private static let lost = "SnugLost.h"

  /// Writes an overlay of the file system beside the module's objects.
  ///
  /// - Returns: The overlay's name.
  /// - Throws: `libraryFailed` where the headers are no C that compiles here.
  func write() throws(BuildError) -> String {
    let folder = library.folder
    let header = folder.appendingPathComponent("lost.h")
    let text = map.headers.map { "#include \"\($0.path)\"\n" }.joined()
    try NativeLibrary.write(text, to: header)
    let own = map.folder.path + "/"
    let all = try library.preprocessed(header)
    try library.share(all)
    let declared = CDeclarations(preprocessed: all) { $0.hasPrefix(own) }.declared
    try NativeLibrary.write(text + library.lost(of: declared), to: header)
    try library.check(header)
    let written = (try? Data(contentsOf: map.file)).map { String(decoding: $0, as: UTF8.self) }
    try NativeLibrary.write(
      changed(written ?? ""), to: folder.appendingPathComponent("overlay.modulemap"))
    try NativeLibrary.write(overlay(), to: folder.appendingPathComponent("overlay.yaml"))
    return "overlay.yaml"
  }

  /// The author's map without the libraries that it links, which are compiled or not here.
  private func changed(_ text: String) -> String {
    let links = /link\s+(framework\s+)?"[^"]*"/
    var text = text.replacing(links, with: "")
    let starts = text.matches(of: /module\s+(\w+)(?:\s*\[\w+\])*\s*\{/)
    if let start = starts.first(where: { $0.1 == map.name }) {
      text.insert(contentsOf: "\n  header \"\(Self.lost)\"\n", at: start.range.upperBound)
    }
    return text
  }

  /// The folder moves into the cache when it is whole, so its files are named from the overlay's place.
  private func overlay() throws(BuildError) -> String {
    func file(_ name: String, _ content: String) -> [String: String] {
      ["type": "file", "name": name, "external-contents": content]
    }
    let root: [String: Any] = [
      "type": "directory", "name": map.folder.path,
      "contents": [
        file(map.file.lastPathComponent, "overlay.modulemap"), file(Self.lost, "lost.h"),
      ],
    ]
    let overlay: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": false,
      "overlay-relative": true, "roots": [root],
    ]
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: overlay, options: [.sortedKeys, .withoutEscapingSlashes])
    else { throw BuildError(.cannotWrite(map.folder.path, reason: "no overlay")) }
    return String(decoding: data, as: UTF8.self)
  }
}
