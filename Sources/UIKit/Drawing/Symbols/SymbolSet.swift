// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// The open symbol set that Debian ships: Bootstrap Icons, one small SVG file a symbol.
///
/// A file is read when its symbol is first wanted (about 20 µs) and kept.
/// Behaviour note: Documentation/Symbols.md.
enum SymbolSet {
  /// Where the Debian package `bootstrap-icons` puts its files.
  private static let folder = "/usr/share/bootstrap-icons/svg"
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [String: SymbolGlyph?] = [:]

  /// The drawing in a file, without its extension; nil when there is none.
  static func glyph(file name: String) -> SymbolGlyph? {
    lock.withLock {
      if let glyph = known[name] { return glyph }
      let isSolid = name.hasSuffix("-fill")
      let glyph =
        SymbolAdditions.recipes[name].map { SymbolRecipe.glyph($0, isSolid: isSolid) }
        ?? FileManager.default.contents(atPath: "\(folder)/\(name).svg")
        .map { parse(String(decoding: $0, as: UTF8.self), isSolid: isSolid) }
      known[name] = .some(glyph)
      return glyph
    }
  }

  /// The paths and circles of a document. The set's files need nothing else: no styles, groups or
  /// transforms that matter at this size.
  private static func parse(_ text: String, isSolid: Bool) -> SymbolGlyph {
    SymbolGlyph(shapes: SVGTag.all(of: text).compactMap(\.shape), isSolid: isSolid)
  }
}
