// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension DisplayList {
  /// The list as text, one command a line, nesting shown by indentation.
  ///
  /// Numbers have at most three decimals; equal lists give equal text everywhere.
  package func dump() -> String {
    var lines = ""
    var depth = 0
    appendLines(to: &lines, depth: &depth)
    return lines
  }

  private func appendLines(to text: inout String, depth: inout Int) {
    for command in commands {
      if command == .restore || command == .endLayer { depth = max(0, depth - 1) }
      let indent = String(repeating: "  ", count: depth)
      text += indent + DumpText.line(command) + "\n"
      if case .beginLayer(let layer) = command, let mask = layer.mask.first {
        var inner = depth + 2
        text += indent + "  mask\n"
        mask.appendLines(to: &text, depth: &inner)
      }
      switch command {
      case .save, .beginLayer: depth += 1
      default: break
      }
    }
  }
}

/// Words for the parts of a display list.
enum DumpText {
  static func line(_ command: DisplayList.Command) -> String {
    switch command {
    case .save: return "save"
    case .restore: return "restore"
    case .concat(let m):
      if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return "translate \(numbers([m.tx, m.ty]))" }
      return "concat \(numbers([m.a, m.b, m.c, m.d, m.tx, m.ty]))"
    case .clip(let path, let rule): return "clip \(text(path))\(text(rule))"
    case .fill(let path, let rule, let color):
      return "fill \(text(color)) \(text(path))\(text(rule))"
    case .stroke(let path, let style, let color):
      return "stroke \(text(color)) \(text(style)) \(text(path))"
    case .gradient(let gradient): return "gradient \(text(gradient))"
    case .picture(let placement): return "picture \(text(placement))"
    case .glyphs(let span, let color): return "glyphs \(text(color)) \(text(span))"
    case .shadow(let path, let rule, let shadow):
      return "shadow \(text(shadow)) \(text(path))\(text(rule))"
    case .beginLayer(let layer): return "layer\(text(layer))"
    case .endLayer: return "end"
    }
  }

  /// At most three decimals, no trailing zeros, never "-0".
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int64(thousandths)
    let (integer, rest) = (abs(whole) / 1000, abs(whole) % 1000)
    let sign = whole < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(integer)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(integer).\(digits)"
  }

  static func numbers(_ values: [CGFloat]) -> String {
    values.map(number).joined(separator: " ")
  }

  static func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func text(_ rect: CGRect) -> String {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// `#rrggbb`, and `/alpha` unless opaque.
  static func text(_ color: PaintColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { component -> String in
      let hex = String(Int(whole: (min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return hex.count < 2 ? "0" + hex : hex
    }
    return "#" + bytes.joined() + (color.alpha == 1 ? "" : "/\(number(color.alpha))")
  }

  private static func text(_ rule: FillRule) -> String { rule == .evenOdd ? " evenodd" : "" }

  static func text(_ path: Path) -> String {
    if let rect = path.asRect { return "rect \(text(rect))" }
    let parts = path.elements.map { element -> String in
      switch element {
      case .move(let point): return "M\(text(point))"
      case .line(let point): return "L\(text(point))"
      case .quadratic(let control, let end): return "Q\(text(control)) \(text(end))"
      case .cubic(let a, let b, let end): return "C\(text(a)) \(text(b)) \(text(end))"
      case .close: return "Z"
      }
    }
    return "path " + parts.joined(separator: " ")
  }

  private static func text(_ style: StrokeStyle) -> String {
    var words = ["width \(number(style.width))"]
    if style.cap != .butt { words.append("cap \(style.cap.rawValue)") }
    if style.join != .miter { words.append("join \(style.join.rawValue)") }
    if !style.dashes.isEmpty {
      words.append("dash \(style.dashes.map(number).joined(separator: ","))")
      if style.dashPhase != 0 { words.append("phase \(number(style.dashPhase))") }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ gradient: Gradient) -> String {
    let shape: String
    switch gradient.shape {
    case .linear(let from, let to): shape = "linear \(text(from)) \(text(to))"
    case .radial(let from, let radius, let to, let endRadius):
      shape = "radial \(text(from)) r\(number(radius)) \(text(to)) r\(number(endRadius))"
    case .conic(let center, let angle): shape = "conic \(text(center)) \(number(angle))"
    }
    let stops = gradient.stops.map { "\(number($0.location)):\(text($0.color))" }
    var words = [shape] + stops
    if !gradient.extendsBefore { words.append("open-start") }
    if !gradient.extendsAfter { words.append("open-end") }
    return words.joined(separator: " ")
  }

  private static func text(_ placement: PicturePlacement) -> String {
    let picture = placement.picture
    var words = ["\(picture.name) \(picture.pixelWidth)x\(picture.pixelHeight)"]
    words.append("in \(text(placement.target))")
    if placement.source != CGRect(x: 0, y: 0, width: 1, height: 1) {
      words.append("from \(text(placement.source))")
    }
    if let tint = placement.tint { words.append("tint \(text(tint))") }
    if placement.opacity != 1 { words.append("opacity \(number(placement.opacity))") }
    if placement.filter == .nearest { words.append("nearest") }
    return words.joined(separator: " ")
  }

  private static func text(_ span: GlyphSpan) -> String {
    let face = span.face
    var words = [(face.path as NSString).lastPathComponent]
    if face.index != 0 { words[0] += "#\(face.index)" }
    words += face.variations.map { "\(tag($0.tag))=\(number(CGFloat($0.value)))" }
    words.append("\(number(face.pointSize))pt")
    if face.slant != 0 { words.append("slant \(number(face.slant))") }
    if face.embolden != 0 { words.append("embolden \(number(face.embolden))") }
    words.append("at \(text(span.origin))")
    for (glyph, position) in zip(span.glyphs, span.positions) {
      words.append(
        position.y == 0 ? "\(glyph)@\(number(position.x))" : "\(glyph)@\(text(position))")
    }
    return words.joined(separator: " ")
  }

  private static func tag(_ tag: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }

  private static func text(_ shadow: Shadow) -> String {
    "\(text(shadow.color)) offset \(numbers([shadow.offset.width, shadow.offset.height]))"
      + " deviation \(number(shadow.deviation))"
  }

  private static func text(_ layer: DisplayList.Layer) -> String {
    var words = ""
    if layer.opacity != 1 { words += " opacity \(number(layer.opacity))" }
    if layer.blend != .normal { words += " blend \(layer.blend.rawValue)" }
    if let shadow = layer.shadow { words += " shadow \(text(shadow))" }
    return words
  }
}
