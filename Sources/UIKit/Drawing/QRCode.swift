// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// The modules of a QR code of bytes (ISO/IEC 18004), always with mask 0, which is as valid as any.
struct QRCode {
  /// Modules along a side, without the quiet zone.
  let side: Int
  private(set) var dark: [Bool]
  private var isFixed: [Bool]

  /// - Parameter level: L, M, Q or H: how much of the code may be damaged.
  /// - Returns: nil when the message is longer than the largest code holds.
  init?(_ message: Data, level: String) {
    let level =
      level.uppercased().first.flatMap { "LMQH".firstIndex(of: $0) }.map {
        "LMQH".distance(from: "LMQH".startIndex, to: $0)
      } ?? 1
    guard
      let version = (1...40).first(where: {
        QRTables.dataBytes($0, level) * 8 >= 4 + ($0 < 10 ? 8 : 16) + message.count * 8
      })
    else { return nil }
    side = 17 + 4 * version
    dark = [Bool](repeating: false, count: side * side)
    isFixed = dark
    drawFunctions(version)
    drawFormat(level)
    let bytes = QRTables.interleaved(
      QRCode.dataBytes(message, version, level), version: version, level: level)
    fill(bytes)
  }

  func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * side + x] }

  /// One pixel a module, with a white zone of one module around.
  var picture: Picture {
    let size = CGFloat(side + 2)
    var path = Path()
    for y in 0..<side {
      for x in 0..<side where isDark(x, y) {
        path.addRect(CGRect(x: x + 1, y: y + 1, width: 1, height: 1))
      }
    }
    let all = CGRect(x: 0, y: 0, width: size, height: size)
    let list = DisplayList([
      .fill(Path(rect: all), .winding, .white), .fill(path, .winding, .black),
    ])
    return Picture(name: "QR code", recording: list, size: all.size, scale: 1)
  }

  /// The mode, the length, the message and what fills the rest (§7.4).
  private static func dataBytes(_ message: Data, _ version: Int, _ level: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    append(4, 4)
    append(message.count, version < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    let capacity = QRTables.dataBytes(version, level) * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var padding = 0xEC
    while bits.count < capacity {
      append(padding, 8)
      padding ^= 0xEC ^ 0x11
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  /// What every code of a version has: finders, timing, alignment, its number (§6.3).
  private mutating func drawFunctions(_ version: Int) {
    for place in 0..<side {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<side).contains(x + dx) && (0..<side).contains(y + dy) {
          let ring = max(abs(dx), abs(dy))
          set(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let places = QRTables.alignment(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        if (row == 0 && (column == 0 || column == last)) || (row == last && column == 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    guard version >= 7 else { return }
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version << 12 | remainder
    for place in 0..<18 {
      let (a, b) = (side - 11 + place % 3, place / 3)
      set(a, b, bits >> place & 1 == 1)
      set(b, a, bits >> place & 1 == 1)
    }
  }

  /// The level and the mask, twice (§7.9).
  private mutating func drawFormat(_ level: Int) {
    let data = [1, 0, 3, 2][level] << 3
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, side - 15 + place, bit(place)) }
    set(8, side - 8, true)
  }

  /// The bits in pairs of columns, up and down, masked where row and column add up to an even
  /// number (§7.7.3, §7.8).
  private mutating func fill(_ bytes: [UInt8]) {
    var bit = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let y = (right + 1) & 2 == 0 ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] {
          let isOne = bit < bytes.count * 8 && bytes[bit / 8] >> (7 - UInt8(bit % 8)) & 1 == 1
          dark[y * side + x] = isOne != ((x + y) % 2 == 0)
          bit += 1
        }
      }
      right -= 2
    }
  }
}
