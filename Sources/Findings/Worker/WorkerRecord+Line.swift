// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Foundation

extension WorkerRecord {
  /// One line without its end: a letter, then words; what has parts of its own is JSON.
  package var line: String {
    switch self {
    case .version(let number): "V \(number)"
    case .began(let unit): "S \(unit)"
    case .finding(let number, let unit, let page, let finding):
      "F \(number) \(unit) \(page) \(Self.json(finding))"
    case .done(let unit, let findings):
      "D \(unit) \(findings.map(String.init).joined(separator: ","))"
    case .refused(let unit, let text): "X \(unit) \(Self.json(text))"
    case .wanted(let unit, let host): "N \(unit) \(Self.json(host))"
    case .missed(let unit, let missed): "H \(unit) \(Self.json(missed))"
    case .leftOut(let unit, let visit): "G \(unit) \(Self.json(visit))"
    case .shot(let unit, let page, let shot): "P \(unit) \(page) \(shot.text)"
    case .explanation(let unit, let explanation): "E \(unit) \(Self.json(explanation))"
    case .screen(let screen): "L \(Self.json(screen))"
    case .place(let calls): (["C"] + calls.map(String.init)).joined(separator: " ")
    case .ended(let unit, let end): "K \(unit) \(Self.json(end))"
    case .known(let screen, let key, let number, let measure):
      "B \(screen) \(key) \(number) \(measure)"
    case .painted(let one):
      "I \(one.list) \(one.commands) \(one.width) \(one.height) \(one.scale) \(one.name)"
    case .file(let kind, let name, let count): "O \(kind.rawValue) \(count) \(Self.json(name))"
    case .sight(let unit, let text): "U \(unit) \(Self.json(text))"
    case .mended(let unit, let step, let text): "J \(unit) \(step) \(Self.json(text))"
    case .used(let screen, let use): "R \(screen) \(Self.json(use))"
    case .explored(let json): "W \(Self.json(json))"
    case .test(let record): "M \(Self.json(record))"
    case .step(let number): "T \(number)"
    case .content(let count): "Y \(count)"
    case .alive: "A"
    case .leaving: "Q"
    case .finished: "Z"
    }
  }

  /// Reads what ``line`` writes.
  package init(line: some StringProtocol) throws(RecordError) {
    var words = Words(line)
    switch try words.next() {
    case "V": self = .version(try words.number())
    case "S": self = .began(unit: try words.number())
    case "F":
      self = .finding(
        number: try words.number(), unit: try words.number(), page: try words.number(),
        try words.value())
    case "D": self = .done(unit: try words.number(), findings: try words.numbers())
    case "X": self = .refused(unit: try words.number(), try words.value())
    case "N": self = .wanted(unit: try words.number(), host: try words.value())
    case "H": self = .missed(unit: try words.number(), try words.value())
    case "G": self = .leftOut(unit: try words.number(), try words.value())
    case "P":
      self = .shot(unit: try words.number(), page: try words.number(), try words.shot())
    case "E": self = .explanation(unit: try words.number(), try words.value())
    case "L": self = .screen(try words.value())
    case "C": self = .place(try words.allNumbers())
    case "K": self = .ended(unit: try words.number(), try words.value())
    case "B":
      self = .known(
        screen: try words.number(), key: try words.number(), number: try words.number(),
        measure: try words.number())
    case "I":
      self = .painted(
        Painting(
          list: try words.number(), commands: try words.number(), width: try words.number(),
          height: try words.number(), scale: try words.number(), name: String(try words.next())))
    case "O":
      let name = String(try words.next())
      guard let kind = FileKind(rawValue: name) else { throw words.error }
      let count: Int = try words.number()
      guard count >= 0 else { throw words.error }
      self = .file(kind, name: try words.value(), count: count)
    case "U": self = .sight(unit: try words.number(), try words.value())
    case "J":
      self = .mended(
        unit: try words.number(), step: try words.number(), try words.value())
    case "R": self = .used(screen: try words.number(), try words.value())
    case "W": self = .explored(try words.value())
    case "M": self = .test(try words.value())
    case "T": self = .step(try words.number())
    case "Y": self = .content(try words.number())
    case "A": self = .alive
    case "Q": self = .leaving
    case "Z": self = .finished
    default: throw words.error
    }
    guard words.isEmpty else { throw words.error }
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // An app may have made up numbers that JSON lacks.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // What cannot be encoded at all is what the reader refuses.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// The words of a line, one after the other.
private struct Words {
  private let line: String
  private var rest: Substring?

  init(_ line: some StringProtocol) {
    self.line = String(line)
    rest = Substring(self.line)
  }

  var isEmpty: Bool { rest == nil }

  var error: RecordError {
    RecordError("'\(line.prefix(80))' is no record of an app's process")
  }

  mutating func next() throws(RecordError) -> Substring {
    guard let rest else { throw error }
    guard let space = rest.firstIndex(of: " ") else {
      self.rest = nil
      return rest
    }
    self.rest = rest[rest.index(after: space)...]
    return rest[..<space]
  }

  mutating func number<Number: LosslessStringConvertible>() throws(RecordError) -> Number {
    guard let number = Number(String(try next())) else { throw error }
    return number
  }

  /// Numbers with commas between them, or none.
  mutating func numbers() throws(RecordError) -> [Int] {
    let word = try next()
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    if word.isEmpty { return [] }
    guard !numbers.contains(nil) else { throw error }
    return numbers.compactMap(\.self)
  }

  /// All that is left of the line.
  mutating func allNumbers() throws(RecordError) -> [Int] {
    var numbers: [Int] = []
    while !isEmpty { numbers.append(try number()) }
    return numbers
  }

  mutating func shot() throws(RecordError) -> ScreenShot {
    guard let shot = ScreenShot(rest ?? "") else { throw error }
    rest = nil
    return shot
  }

  /// The rest of the line as JSON.
  mutating func value<Value: Decodable>() throws(RecordError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let text = rest, let value = try? decoder.decode(Value.self, from: Data(text.utf8)) else {
      throw error
    }
    rest = nil
    return value
  }
}
