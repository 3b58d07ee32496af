// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// System symbols by name: own drawings of the simplest, the symbol set for the others.
///
/// Own drawings are on a grid of 20 units at 17 pt and take every weight exactly; they are read by
/// ``SymbolRecipe``. Documentation/Symbols.md.
enum SystemSymbols {
  /// Width and height in points at 17 pt, medium scale, and what to draw.
  private static let recipes: [String: (width: CGFloat, height: CGFloat, recipe: String)] = [
    "chevron.right": (12, 18, "s M3.5 2.5 L9.5 9 L3.5 15.5"),
    "chevron.left": (12, 18, "s M8.5 2.5 L2.5 9 L8.5 15.5"),
    "chevron.forward": (12, 18, "s M3.5 2.5 L9.5 9 L3.5 15.5"),
    "chevron.backward": (12, 18, "s M8.5 2.5 L2.5 9 L8.5 15.5"),
    "chevron.down": (19, 12, "s M2.5 3.5 L9.5 9.5 L16.5 3.5"),
    "chevron.up": (19, 12, "s M2.5 8.5 L9.5 2.5 L16.5 8.5"),
    "plus": (18, 18, "s M9 2 L9 16 M2 9 L16 9"),
    "minus": (20.3, 3.6, "s M3.15 1.8 L17.15 1.8"),
    "xmark": (17, 17, "s M2.5 2.5 L14.5 14.5 M14.5 2.5 L2.5 14.5"),
    "checkmark": (18, 18, "s M2.5 9.5 L7 14.5 L15.5 3"),
    "arrow.right": (19, 16, "s M2 8 L17 8 M11 2 L17 8 L11 14"),
    "arrow.left": (19, 16, "s M17 8 L2 8 M8 2 L2 8 L8 14"),
    "arrow.up": (16, 19, "s M8 17 L8 2 M2 8 L8 2 L14 8"),
    "arrow.down": (16, 19, "s M8 2 L8 17 M2 11 L8 17 L14 11"),
    "circle": (20, 20, "s O1 1 18 18"),
    "circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4"),
    "square": (18, 18, "s R1 1 16 16 3"),
    "square.fill": (18, 18, "f R0.3 0.3 17.4 17.4 3.5"),
    "plus.circle": (20, 20, "s O1 1 18 18 s M10 5.5 L10 14.5 M5.5 10 L14.5 10"),
    "minus.circle": (20, 20, "s O1 1 18 18 s M5.5 10 L14.5 10"),
    "xmark.circle": (20, 20, "s O1 1 18 18 s M6.8 6.8 L13.2 13.2 M13.2 6.8 L6.8 13.2"),
    "checkmark.circle": (20, 20, "s O1 1 18 18 s M6 10.5 L9 14 L14 6.5"),
    "exclamationmark.circle": (20, 20, "s O1 1 18 18 s M10 5 L10 11 f O9 13 2 2"),
    "plus.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M10 5.5 L10 14.5 M5.5 10 L14.5 10"),
    "minus.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M5.5 10 L14.5 10"),
    "xmark.circle.fill": (
      20, 20, "f O0.3 0.3 19.4 19.4 k M6.8 6.8 L13.2 13.2 M13.2 6.8 L6.8 13.2"
    ),
    "checkmark.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M6 10.5 L9 14 L14 6.5"),
    "info.circle": (20, 20, "s O1 1 18 18 s M10 9.2 L10 14.4 f O8.9 4.9 2.2 2.2"),
    "info.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M10 9 L10 14.5 M10 5.8 L10 5.9"),
    "star": (21, 20, "s *10.5 10.8 9 3.7"),
    "star.fill": (21, 20, "f *10.5 10.8 10 4.1"),
    "ellipsis": (20, 6, "f O1 1.2 3.6 3.6 O8.2 1.2 3.6 3.6 O15.4 1.2 3.6 3.6"),
    "line.3.horizontal": (20, 15, "s M1.5 2 L18.5 2 M1.5 7.5 L18.5 7.5 M1.5 13 L18.5 13"),
    "play.fill": (16, 18, "f M1.5 1 L15 9 L1.5 17 Z"),
    "pause.fill": (14, 18, "f R1 1 4.5 16 1 R8.5 1 4.5 16 1"),
    "capsule.fill": (24, 12, "f R0.3 0.3 23.4 11.4 5.7"),
    "oval.fill": (24, 16, "f O0.3 0.3 23.4 15.4"),
  ]

  private static let lock = NSLock()
  private nonisolated(unsafe) static var drawn: [SymbolRequest: UIImage.Storage] = [:]

  static var ownNames: [String] { Array(recipes.keys) }
  static func isOwn(_ name: String) -> Bool { recipes[name] != nil }

  /// The drawn symbol, black, of an image with its size in points; nil for unknown names.
  ///
  /// - Complexity: O(1) after the first request; the first reads a file of about 1 KB.
  static func storage(for request: SymbolRequest) -> UIImage.Storage? {
    if let known = lock.withLock({ drawn[request] }) { return known }
    if request.file != nil {
      let storage = SymbolFile.storage(for: request)
      lock.withLock { drawn[request] = storage }
      return storage
    }
    var named = request
    named.name = SymbolWords.today(request.name)
    guard let (list, size) = fitted(named) else { return nil }
    let picture = Picture(name: request.name, recording: list, size: size, scale: 1)
    // San Francisco's capitals are 0.705 em high; symbols are centred on them.
    let capHeight = request.pointSize * 0.705
    var storage = UIImage.Storage(
      picture: picture, scale: 1, baselineOffset: (size.height - capHeight) / 2, symbol: request,
      name: request.name)
    storage.flipsForRightToLeft = mirrors(request.name)
    lock.withLock { drawn[request] = storage }
    return storage
  }

  /// Names that say a direction of reading, not a side, are mirrored.
  private static func mirrors(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    let isArrow = words.first == "chevron" || words.first == "arrow"
    return (isArrow && (words.contains("forward") || words.contains("backward")))
      || words.contains("leading") || words.contains("trailing")
  }

  /// The symbol in several colours, as large as in one.
  static func picture(for request: SymbolRequest, colors: [PaintColor]) -> Picture? {
    var today = request
    today.name = SymbolWords.today(request.name)
    guard let plain = storage(for: request)?.picture,
      case .recording(_, let size) = plain.content,
      let list = request.file == nil
        ? fitted(today, colors)?.0
        : SymbolFile.painted(request, colors)?.0
    else { return nil }
    return Picture(name: request.name, recording: list, size: size, scale: 1)
  }

  /// The drawing in the middle of an image of Apple's size (Documentation/Symbols.md §2.3).
  private static func fitted(
    _ request: SymbolRequest, _ colors: [PaintColor] = [.black]
  ) -> (DisplayList, CGSize)? {
    let drawing = own(request, colors) ?? fromSet(request, colors)
    guard drawing != nil || request.canBeEmpty,
      let size = SymbolMetrics.size(of: request, drawn: drawing?.1)
    else { return nil }
    guard let (list, drawn) = drawing else { return (DisplayList(), size) }
    if drawn == size { return (list, size) }
    let factor = min(size.width / drawn.width, size.height / drawn.height)
    let map = Matrix.scale(x: factor, y: factor).followed(
      by: .translation(
        x: (size.width - drawn.width * factor) / 2, y: (size.height - drawn.height * factor) / 2))
    var placed = DisplayList([.concat(map)])
    placed.append(list)
    return (placed, size)
  }

  private static func own(
    _ request: SymbolRequest, _ colors: [PaintColor] = [.black]
  ) -> (DisplayList, CGSize)? {
    guard let (width, height, recipe) = recipes[request.name] else { return nil }
    let factor = request.pointSize / 17 * request.scale
    let size = CGSize(width: width * factor, height: height * factor)
    return (
      SymbolRecipe.list(recipe, factor: factor, lineWidth: 1.7 * request.weight, colors: colors),
      size
    )
  }

  /// The set's 16 units are 20 points at 17 pt, medium scale; lines are as thick as the font's
  /// stems, 1.6 points (Documentation/Symbols.md §2.3).
  private static func fromSet(
    _ request: SymbolRequest, _ colors: [PaintColor] = [.black]
  ) -> (DisplayList, CGSize)? {
    let found =
      colors.count > 1
      ? SymbolVariants.leveledGlyph(request.name) : SymbolVariants.glyph(request.name)
    guard let glyph = found else { return nil }
    let factor = request.pointSize / 17 * request.scale
    let unit = 1.25 * factor
    let line = 1.6 * request.weight * factor
    let ink = glyph.ink
    let margin = max(0.4 * factor, (line - unit) / 2 + 0.2 * factor)
    var list = DisplayList([.concat(.translation(x: margin, y: margin))])
    list.append(glyph.list(unit: unit, line: line, colors: colors))
    let size = CGSize(
      width: ink.width * unit + 2 * margin, height: ink.height * unit + 2 * margin)
    return (list, size)
  }
}
