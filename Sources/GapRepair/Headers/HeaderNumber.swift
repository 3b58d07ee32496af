// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Numbers as C writes them.
enum HeaderNumber {
  /// The value of `10`, `010`, `0xFFUL`; nil for what is no whole number, or larger than an `Int`.
  static func whole(_ text: some StringProtocol) -> Int? {
    let plain = text.lowercased()
    let isHex = plain.hasPrefix("0x")
    let digits =
      isHex
      ? plain.dropFirst(2).prefix(while: \.isHexDigit)
      : plain.prefix { ("0"..."9").contains($0) }
    let rest = plain.dropFirst(digits.count + (isHex ? 2 : 0))
    guard rest.allSatisfy({ "ul".contains($0) }) else { return nil }
    let isOctal = digits.count > 1 && digits.first == "0"
    return Int(digits, radix: isHex ? 16 : isOctal ? 8 : 10)
  }

  /// The value of numbers and names that are shifted and joined with `|`; nil for other expressions.
  ///
  /// - Parameter names: What names stand for.
  static func value(_ text: String, names: [String: Int]) -> Int? {
    let written = text.filter { !$0.isWhitespace }
    // Brackets are passed over, which is right where a shift is not of what they join.
    if written.contains("|"), written.contains(")<") || written.contains("<(") { return nil }
    var value = 0
    let plain = written.filter { !"()".contains($0) }
    for part in plain.split(separator: "|", omittingEmptySubsequences: false) {
      guard let one = shifted(part, names) else { return nil }
      value |= one
    }
    return value
  }

  private static func shifted(_ text: Substring, _ names: [String: Int]) -> Int? {
    let parts = text.split(separator: "<", omittingEmptySubsequences: false)
    guard let one = single(parts[0], names) else { return nil }
    if parts.count == 1 { return one }
    guard parts.count == 3, parts[1].isEmpty, let shift = single(parts[2], names),
      (0..<63).contains(shift), (one << shift) >> shift == one
    else { return nil }
    return one << shift
  }

  private static func single(_ text: Substring, _ names: [String: Int]) -> Int? {
    let isNegative = text.first == "-"
    let plain = isNegative ? text.dropFirst() : text
    return (whole(plain) ?? names[String(plain)]).map { isNegative ? 0 &- $0 : $0 }
  }

  /// The values of an enumeration's cases; nil for one that is not known here, and for those after it
  /// that count from it.
  static func values(of node: HeaderEnumeration) -> [Int?] {
    var known: [String: Int] = [:]
    var next: Int? = 0
    return node.cases.map { one in
      let number = one.value.map { value($0, names: known) } ?? next
      known[one.name] = number
      next = number.flatMap { $0 == .max ? nil : $0 + 1 }
      return number
    }
  }

  /// Whether a number of Swift's type can have a value.
  static func fits(_ value: Int, _ type: String) -> Bool {
    switch type {
    case "Int8": Int8(exactly: value) != nil
    case "Int16": Int16(exactly: value) != nil
    case "Int32": Int32(exactly: value) != nil
    case "UInt8": UInt8(exactly: value) != nil
    case "UInt16": UInt16(exactly: value) != nil
    case "UInt32": UInt32(exactly: value) != nil
    case "UInt", "UInt64": value >= 0
    default: true
    }
  }

  /// The type and Swift's text of a number without a sign; nil for what is none.
  static func literal(_ text: String, isNegative: Bool) -> (type: String, text: String)? {
    if let size = whole(text) {
      let value = isNegative ? 0 &- size : size
      if Int32(exactly: value) != nil { return ("Int32", "\(value)") }
      let isUnsigned = text.lowercased().hasPrefix("0x") && UInt32(exactly: value) != nil
      return (isUnsigned ? "UInt32" : "Int", "\(value)")
    }
    guard text.contains(where: { ".eE".contains($0) }), !text.lowercased().hasPrefix("0x") else {
      return nil
    }
    let plain = text.last.map { "fFlL".contains($0) } == true ? String(text.dropLast()) : text
    guard let value = Double(plain.hasSuffix(".") ? plain + "0" : plain), value.isFinite else {
      return nil
    }
    return ("Double", "\(isNegative ? -value : value)")
  }
}
