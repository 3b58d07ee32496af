// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Reads the path data of SVG (`M1 2h3a4 4 0 1 0 8 0z`).
///
/// All commands of SVG 1.1 are known; elliptical arcs become cubic curves of at most a quarter turn,
/// which are off by less than 0.03 % of the radius.
struct SVGPathReader {
  private var bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, which smooth commands mirror.
  private var control: CGPoint?

  /// - Returns: The path as far as it can be read.
  static func path(_ data: String) -> Path {
    var reader = SVGPathReader(bytes: Array(data.utf8))
    reader.read()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var command = UInt8(ascii: "M")
    while true {
      skipSeparators()
      guard position < bytes.count else { return }
      if isLetter(bytes[position]) {
        command = bytes[position]
        position += 1
      } else if command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard perform(command) else { return }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// - Returns: False when numbers are missing.
  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    var newControl: CGPoint?
    switch Character(UnicodeScalar(command | 0x20)) {
    case "z":
      path.close()
      current = start
    case "m":
      guard let point = point(from: origin) else { return false }
      path.move(to: point)
      (current, start) = (point, point)
    case "l":
      guard let point = point(from: origin) else { return false }
      line(to: point)
    case "h":
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case "v":
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case "c":
      guard let first = point(from: origin) else { return false }
      newControl = cubic(first, from: origin)
    case "s": newControl = cubic(mirroredControl, from: origin)
    case "q":
      guard let first = point(from: origin) else { return false }
      newControl = quadratic(first, from: origin)
    case "t": newControl = quadratic(mirroredControl, from: origin)
    case "a": return arc(from: origin)
    default: return false
    }
    control = newControl
    return true
  }

  private var mirroredControl: CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func cubic(_ first: CGPoint, from origin: CGPoint) -> CGPoint? {
    guard let second = point(from: origin), let end = point(from: origin) else { return nil }
    path.addCubic(to: end, first, second)
    current = end
    return second
  }

  private mutating func quadratic(_ first: CGPoint, from origin: CGPoint) -> CGPoint? {
    guard let end = point(from: origin) else { return nil }
    path.addQuadratic(to: end, control: first)
    current = end
    return first
  }

  private mutating func arc(from origin: CGPoint) -> Bool {
    guard let rx = number(), let ry = number(), let turn = number(), let large = flag(),
      let sweep = flag(), let end = point(from: origin)
    else { return false }
    control = nil
    let arc = EllipticalArc(
      from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      rotation: turn * .pi / 180, isLarge: large, sweeps: sweep)
    arc.append(to: &path)
    current = end
    return true
  }

  // MARK: Numbers

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Flags of arcs may stand without a separator: `0 01.5`.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let first = position
    if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B { position += 1 }
    var hasDot = false
    scan: while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39: break
      case 0x2E where !hasDot: hasDot = true
      case 0x65, 0x45:
        if position + 1 < bytes.count, bytes[position + 1] == 0x2D { position += 1 }
      default: break scan
      }
      position += 1
    }
    return Double(String(decoding: bytes[first..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func skipSeparators() {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == 0x2C {
      position += 1
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A && lower != 0x65
  }
}
