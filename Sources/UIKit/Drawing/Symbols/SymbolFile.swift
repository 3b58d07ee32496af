// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A symbol that an app brings: an SVG file as Apple's SF Symbols app exports it, with a drawing for
/// each weight and scale and lines that say where its margins and the baseline are.
///
/// Behaviour note: Documentation/Symbols.md §5.
struct SymbolFile {
  /// A drawing of the file, its baseline at 0, at a font size of 100 points.
  private struct Drawing {
    var glyph: SymbolGlyph
    /// From the left margin to the left end of what is painted.
    var inset: CGFloat
    /// From margin to margin.
    var width: CGFloat
  }

  private static let fontSize: CGFloat = 100
  private static let weights: [(name: String, thickness: CGFloat)] = zip(
    ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"],
    (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0)?.thickness }
  ).map { ($0, $1) }
  private static let scales: [(name: String, factor: CGFloat)] = [
    ("M", 1), ("S", UIImage.SymbolScale.small.factor), ("L", UIImage.SymbolScale.large.factor),
  ]

  private var shapes: [String: [SymbolGlyph.Shape]] = [:]
  private var lines: [String: SVGTag] = [:]

  /// Reads the groups that are called by weight and scale, and the guides.
  private init(_ text: String) {
    /// The groups around a tag, with the matrix of each and of those around it.
    var groups: [(name: String?, matrix: Matrix)] = []
    for tag in SVGTag.all(of: text) {
      if tag.text.hasPrefix("/g") {
        _ = groups.popLast()
        continue
      }
      let outer = groups.last?.matrix ?? .identity
      let matrix = (tag.attribute("transform").flatMap(Self.matrix) ?? .identity)
        .followed(by: outer)
      if tag.text.hasPrefix("g ") || tag.text == "g" {
        guard !tag.text.hasSuffix("/") else { continue }
        let name = tag.attribute("id").map(String.init)
        groups.append((Self.isVariant(name) ? name : groups.last?.name, matrix))
      } else if tag.text.hasPrefix("line"), let name = tag.attribute("id") {
        lines[String(name)] = tag
      } else if let name = groups.last?.name, var shape = tag.shape {
        shape.path = shape.path.applying(matrix)
        shapes[name, default: []].append(shape)
      }
    }
  }

  private static func isVariant(_ name: String?) -> Bool {
    guard let parts = name?.split(separator: "-"), parts.count == 2 else { return false }
    return weights.contains { $0.name == parts[0] } && scales.contains { $0.name == parts[1] }
  }

  /// `matrix(a b c d e f)` and `translate(x y)`, which is all that the exporter writes.
  private static func matrix(_ text: Substring) -> Matrix? {
    let parts = text.split { "(), ".contains($0) }
    let numbers = parts.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    switch (parts.first, numbers.count) {
    case ("matrix", 6):
      return Matrix(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2):
      return .translation(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    default: return nil
    }
  }

  /// The drawing that is nearest to a weight and scale, and what it must be enlarged by.
  private func drawing(weight: CGFloat, scale: CGFloat) -> (Drawing, enlargement: CGFloat)? {
    for size in Self.scales.sorted(by: { abs($0.factor - scale) < abs($1.factor - scale) }) {
      let near = Self.weights.filter { shapes["\($0.name)-\(size.name)"] != nil }
        .min { abs($0.thickness - weight) < abs($1.thickness - weight) }
      guard let near, let drawing = drawing("\(near.name)-\(size.name)", scale: size.name) else {
        continue
      }
      return (drawing, scale / size.factor)
    }
    return nil
  }

  private func drawing(_ name: String, scale: String) -> Drawing? {
    var glyph = SymbolGlyph(shapes: shapes[name] ?? [], isSolid: true)
    let ink = glyph.ink
    guard !ink.isNull, ink.width > 0 || ink.height > 0 else { return nil }
    let left = lines["left-margin-\(name)"]?.number("x1") ?? ink.minX
    let right = lines["right-margin-\(name)"]?.number("x1") ?? ink.maxX
    // Capitals are 0.705 of the font size high; without guides the drawing is centred on them.
    let baseline =
      lines["Baseline-\(scale)"]?.number("y1") ?? ink.midY + Self.fontSize * 0.705 / 2
    for index in glyph.shapes.indices {
      glyph.shapes[index].path = glyph.shapes[index].path.applying(.translation(x: 0, y: -baseline))
    }
    return Drawing(glyph: glyph, inset: ink.minX - left, width: right - left)
  }

  // MARK: Painting

  /// The symbol as an image; nil when the file is not there or holds no drawing.
  static func storage(for request: SymbolRequest) -> UIImage.Storage? {
    guard let (list, size, baseline) = painted(request, [.black]) else { return nil }
    return UIImage.Storage(
      picture: Picture(name: request.name, recording: list, size: size, scale: 1), scale: 1,
      baselineOffset: baseline, symbol: request, name: request.name)
  }

  /// What paints the symbol in colours, and its size and the baseline above its foot, in points.
  static func painted(
    _ request: SymbolRequest, _ colors: [PaintColor]
  ) -> (DisplayList, CGSize, baseline: CGFloat)? {
    guard let file = request.file.flatMap(FileManager.default.contents),
      let (drawing, enlargement) = SymbolFile(String(decoding: file, as: UTF8.self))
        .drawing(weight: request.weight, scale: request.scale)
    else { return nil }
    let unit = request.pointSize / fontSize * enlargement
    // Above and below what is painted, as for symbols of the system.
    let margin = 0.4 * request.pointSize / 17 * request.scale
    let glyph = colors.count > 1 ? drawing.glyph.leveled : drawing.glyph
    var list = DisplayList([.concat(.translation(x: drawing.inset * unit, y: margin))])
    list.append(glyph.list(unit: unit, line: unit, colors: colors))
    let ink = drawing.glyph.ink
    return (
      list, CGSize(width: drawing.width * unit, height: ink.height * unit + 2 * margin),
      ink.maxY * unit + margin
    )
  }
}
