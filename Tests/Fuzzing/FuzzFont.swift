// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Foundation
internal import Raster
internal import TextLayout

/// Has a font read as one that an app brings: registered, shaped with, drawn.
enum FuzzFont {
  /// Letters, a ligature, a mark, digits; what a face lacks comes from the pinned set.
  private static let text = "Hamburg fi e\u{0301} 123"

  /// - Throws: where the file is refused.
  static func read(_ bytes: [UInt8], at file: URL) throws {
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = try FontLibrary()
    for name in try library.register(fontFile: file.path).prefix(4) {
      let request = FontRequest(family: .named(name), pointSize: 17)
      _ = library.metrics(for: request)
      let lines = library.shapedText(for: TextSource(text, font: request)).lines(width: 100).lines
      try draw(lines)
    }
  }

  private static func draw(_ lines: [TextLine]) throws {
    var list = DisplayList()
    for line in lines {
      for run in line.glyphRuns {
        let span = GlyphSpan(
          face: run.face, glyphs: run.glyphs, positions: run.positions,
          origin: CGPoint(x: line.origin.x, y: line.baseline), isColor: run.isColor)
        list.append(.glyphs(span, .black))
      }
    }
    _ = try Rasterizer().image(of: list, size: CGSize(width: 120, height: 60), scale: 1)
  }
}
