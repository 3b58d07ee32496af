// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Finds the drawing of a system symbol's name, composing the variants that the set lacks
/// (Documentation/Symbols.md §2).
enum SymbolVariants {
  /// Names of the set that stand for a plain symbol only inside a circle or square.
  private static let stems = [
    "xmark": "x", "checkmark": "check", "minus": "dash", "questionmark": "question",
    "exclamationmark": "exclamation", "magnifyingglass": "search", "plus": "plus", "info": "info",
  ]
  private static let lines = [
    "xmark": "x-lg", "checkmark": "check-lg", "minus": "dash-lg", "plus": "plus-lg",
    "ellipsis": "three-dots", "questionmark": "question-lg", "line.3.horizontal": "list",
    "list.bullet": "list-ul", "circle": "circle", "square": "square",
    "star": "star",
  ]
  private static let middle = CGRect(x: 4.25, y: 4.25, width: 7.5, height: 7.5)
  /// What signs stand in; `app` is the rounder square of an app's icon.
  private static let frames = ["circle", "square", "app"]

  /// The drawing in parts for several colours: signs in frames and badges are composed, since the
  /// set's own drawings of them are one piece.
  static func leveledGlyph(_ name: String) -> SymbolGlyph? {
    if name.contains(".badge"), let badged = badged(name) { return badged }
    let isSolid = name.hasSuffix(".fill")
    let plain = isSolid ? String(name.dropLast(5)) : name
    for frame in frames where plain.hasSuffix(".\(frame)") {
      let base = String(plain.dropLast(frame.count + 1))
      if let inner = inner(base) {
        return framed(inner, as: frame, isSolid: isSolid)
      }
    }
    return warning(plain, isSolid: isSolid) ?? glyph(name)?.leveled
  }

  /// `X.triangle`: X in the lower half of a triangle, where that is wide.
  private static func warning(_ name: String, isSolid: Bool) -> SymbolGlyph? {
    let suffix = ".triangle"
    guard name.hasSuffix(suffix), let sign = stems[String(name.dropLast(suffix.count))],
      let inner = SymbolSet.glyph(file: sign),
      let around = SymbolSet.glyph(file: isSolid ? "triangle-fill" : "triangle")
    else { return nil }
    let place = CGRect(x: 5.5, y: 5.2, width: 5, height: 6.8)
    var shapes = around.shapes
    for index in shapes.indices { shapes[index].level = 1 }
    shapes += inner.placed(in: place).map { shape in
      var shape = shape
      if isSolid { (shape.mode, shape.isSign) = (.cut, true) }
      return shape
    }
    return SymbolGlyph(shapes: shapes, isSolid: isSolid)
  }

  /// What stands in a frame: the plain drawing of a name.
  private static func inner(_ name: String) -> SymbolGlyph? {
    (lines[name] ?? file(name)).flatMap(SymbolSet.glyph(file:))
  }

  /// - Returns: nil when neither the name nor what it is a variant of is known.
  static func glyph(_ name: String) -> SymbolGlyph? {
    if let file = SymbolNames.file(for: name) ?? lines[name] {
      return SymbolSet.glyph(file: file)
    }
    for (suffix, isSolid) in [(".fill", true), (".slash", false)] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      if let found = framed(base, isSolid: isSolid && suffix == ".fill") { return found }
      if let file = file(base), let found = SymbolSet.glyph(file: "\(file)-\(suffix.dropFirst())") {
        return found
      }
      if suffix == ".slash", let plain = glyph(base) { return struck(plain) }
    }
    if let framed = framed(name, isSolid: false) { return framed }
    return badged(name)
  }

  private static func file(_ name: String) -> String? {
    SymbolNames.file(for: name) ?? stems[name] ?? lines[name] ?? plainArrow(name)
  }

  /// Arrows and chevrons are drawn by Snug itself, their framed variants by the set.
  private static func plainArrow(_ name: String) -> String? {
    let isArrow = name.hasPrefix("arrow.") || name.hasPrefix("chevron.")
    guard isArrow, SystemSymbols.isOwn(name) else { return nil }
    return name.replacingOccurrences(of: ".", with: "-")
      .replacingOccurrences(of: "forward", with: "right")
      .replacingOccurrences(of: "backward", with: "left")
  }

  /// `X.circle` and `X.square`: from the set, or X in a frame.
  private static func framed(_ name: String, isSolid: Bool) -> SymbolGlyph? {
    for frame in frames where name.hasSuffix(".\(frame)") {
      let base = String(name.dropLast(frame.count + 1))
      if base.count == 1,
        let found = SymbolSet.glyph(file: "\(base)-\(frame)\(isSolid ? "-fill" : "")")
      {
        return found
      }
      if let stem = stems[base] ?? file(base) {
        let file = "\(stem)-\(frame)" + (isSolid ? "-fill" : "")
        if let found = SymbolSet.glyph(file: file) { return found }
      }
      let inner = file(base).flatMap(SymbolSet.glyph(file:)) ?? SymbolAdditions.letter(base)
      guard let inner else { return nil }
      return framed(inner, as: frame, isSolid: isSolid)
    }
    return nil
  }

  private static func framed(_ inner: SymbolGlyph, as frame: String, isSolid: Bool) -> SymbolGlyph {
    var path = outline(inset: 0, frame)
    if !isSolid { path.append(outline(inset: 1, frame)) }
    let around = SymbolGlyph.Shape(path: path, rule: .evenOdd, level: 1)
    let shapes = inner.placed(in: middle).map { shape in
      var shape = shape
      shape.level = 0
      if isSolid {
        shape.mode = .cut
        shape.isSign = true
      }
      return shape
    }
    return SymbolGlyph(shapes: [around] + shapes, isSolid: isSolid)
  }

  private static func outline(inset: CGFloat, _ frame: String) -> Path {
    let rect = CGRect(x: 0, y: 0, width: 16, height: 16).insetBy(dx: inset, dy: inset)
    var path = Path()
    switch frame {
    case "circle": path.addEllipse(in: rect)
    case "app": path.addRoundedRect(rect, radii: CornerRadii(uniform: 4 - inset))
    default: path.addRoundedRect(rect, radii: CornerRadii(uniform: 2.5 - inset))
    }
    return path
  }

  /// A symbol with a line across it, cut free on one side.
  private static func struck(_ glyph: SymbolGlyph) -> SymbolGlyph {
    var result = glyph
    result.shapes.append(.init(path: bar(offset: 1), rule: .winding, mode: .cut))
    result.shapes.append(.init(path: bar(offset: 0), rule: .winding))
    return result
  }

  /// A line one unit thick from the top left to the bottom right.
  private static func bar(offset: CGFloat) -> Path {
    var path = Path()
    let (thin, far) = (0.35 as CGFloat, 15.5 as CGFloat)
    path.move(to: CGPoint(x: 0.5 + thin + offset, y: 0.5 - thin))
    path.addLine(to: CGPoint(x: far + thin + offset, y: far - thin))
    path.addLine(to: CGPoint(x: far - thin + offset, y: far + thin))
    path.addLine(to: CGPoint(x: 0.5 - thin + offset, y: 0.5 + thin))
    path.close()
    return path
  }

  /// `X.badge`: X with a dot at the top right.
  private static func dotted(_ glyph: SymbolGlyph) -> SymbolGlyph {
    let place = CGRect(x: 10, y: 0, width: 6, height: 6)
    var (hole, dot) = (Path(), Path())
    hole.addEllipse(in: place.insetBy(dx: -1, dy: -1))
    dot.addEllipse(in: place)
    var result = glyph
    for index in result.shapes.indices { result.shapes[index].level = 1 }
    result.shapes.append(.init(path: hole, rule: .winding, mode: .cut))
    result.shapes.append(.init(path: dot, rule: .winding))
    return result
  }

  /// `X.badge.plus`: X with a small sign at the bottom right.
  private static func badged(_ name: String) -> SymbolGlyph? {
    for (suffix, fill) in [(".badge", ""), (".badge.fill", ".fill")] where name.hasSuffix(suffix) {
      return glyph(String(name.dropLast(suffix.count)) + fill).map(dotted)
    }
    guard let range = name.range(of: ".badge.") else { return nil }
    // A filled badge is as one that is not said to be.
    let said = String(name[range.upperBound...])
    let sign = said.hasSuffix(".fill") ? String(said.dropLast(5)) : said
    guard let plain = glyph(String(name[..<range.lowerBound])),
      let badge = stems[sign].flatMap({ SymbolSet.glyph(file: "\($0)-circle-fill") })
    else { return nil }
    let place = CGRect(x: 10, y: 9, width: 7, height: 7)
    var hole = Path()
    hole.addEllipse(in: place.insetBy(dx: -0.8, dy: -0.8))
    var result = plain
    for index in result.shapes.indices { result.shapes[index].level = 1 }
    result.shapes.append(.init(path: hole, rule: .winding, mode: .cut))
    result.shapes += badge.placed(in: place).map { shape in
      var shape = shape
      shape.reduction = 1
      return shape
    }
    return result
  }
}
