// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ScreenGeometry {
  /// What a worker writes: a line of JSON that is not yet closed, then a line for each place and
  /// fault, which only the tool can name.
  package var note: String {
    var writer = GeometryWriter()
    writer.write(self)
    return writer.text
  }

  /// The text of the file that ``ReportLayout/geometry(_:)`` names.
  package var script: String {
    GeometryNote(note)?.script(place: { $0 }, fingerprint: { "\($0)" }) ?? ""
  }
}

/// Reads a worker's note of a screen's geometry and completes it.
package struct GeometryNote {
  private let body: Substring
  /// As the worker knows them.
  package private(set) var places: [SourcePlace] = []
  private var faults: [Fault] = []
  /// What VoiceOver reads, in the portable model (Documentation/Accessibility.md §4).
  package private(set) var accessibility = "[]\n"

  private struct Fault {
    let number: Int
    /// Numbers, parted by commas.
    let region: Substring
  }

  /// - Returns: nil when the note is not whole.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("{"), lines.last == "" else { return nil }
    body = first
    for line in lines.dropFirst().dropLast() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return nil }
      switch parts[0] {
      case "A": accessibility = "\(parts[1])\n"
      case "P":
        guard parts.count == 4, let line = Int(parts[2]), let column = Int(parts[3]) else {
          return nil
        }
        places.append(SourcePlace(file: String(parts[1]), line: line, column: column))
      case "F":
        guard parts.count == 3, let number = Int(parts[1]) else { return nil }
        faults.append(Fault(number: number, region: parts[2]))
      default: return nil
      }
    }
  }

  /// - Parameters:
  ///   - place: The user's own place for what the worker knows.
  ///   - fingerprint: That of the finding with a number; faults without one are left out.
  package func script(
    place: (SourcePlace) -> SourcePlace?, fingerprint: (Int) -> String?
  ) -> String {
    let known = places.map { raw in
      place(raw).map { "[\(GeometryWriter.quoted($0.file)),\($0.line),\($0.column)]" } ?? "null"
    }
    let found = faults.compactMap { fault in
      fingerprint(fault.number).map { "[\"\($0)\",\(fault.region)]" }
    }
    return "snugGeometry(\(body),\"places\":[\(known.joined(separator: ","))],"
      + "\"faults\":[\(found.joined(separator: ","))]});\n"
  }
}

/// Writes geometry as short as can be: rows of values instead of members.
private struct GeometryWriter {
  private(set) var text = ""
  private var placeNumbers: [SourcePlace: Int] = [:]
  private var places: [SourcePlace] = []

  mutating func write(_ geometry: ScreenGeometry) {
    text.reserveCapacity(geometry.nodes.count * 120 + geometry.constraints.count * 100)
    text += "{\"width\":\(Self.number(geometry.width)),\"height\":\(Self.number(geometry.height))"
    text += ",\"nodes\":["
    for (index, node) in geometry.nodes.enumerated() {
      text += index == 0 ? "[" : ",["
      text += "\(Self.quoted(node.path)),\(Self.quoted(node.className)),\(node.depth),"
      text += "\(number(of: node.place)),\(Self.numbers(node.frame))"
      for baseline in node.baselines { text += ",\(Self.number(baseline))" }
      text += "]"
    }
    text += "],\"constraints\":["
    for (index, one) in geometry.constraints.enumerated() {
      text += index == 0 ? "[" : ",["
      text += "\(Self.quoted(one.text)),\(one.isBroken ? 1 : 0),\(number(of: one.place)),"
      let ends = [one.startX, one.startY, one.endX, one.endY]
      text += ends.map(Self.number).joined(separator: ",") + "]"
    }
    text += "],\"spoken\":["
    for (index, element) in geometry.spoken.flatMap(\.elements).enumerated() {
      if index > 0 { text += "," }
      write(element)
    }
    text += "]\n"
    if let portable = Self.portable(geometry.spoken) { text += "A\t\(portable)\n" }
    for place in places { text += "P\t\(place.file)\t\(place.line)\t\(place.column)\n" }
    for fault in geometry.faults { text += "F\t\(fault.number)\t\(Self.numbers(fault.region))\n" }
  }

  /// What is read, its parts, and where it is.
  private mutating func write(_ element: SpokenElement) {
    let words = [
      element.sentence, element.label ?? "", element.value ?? "", element.hint ?? "",
      element.traits.joined(separator: " "), element.actions.joined(separator: "\n"),
      element.identifier ?? "", element.path.isEmpty ? element.className : element.path,
    ]
    text += "[" + words.map(Self.quoted).joined(separator: ",") + ","
    text += Self.numbers(element.frame) + "]"
  }

  /// On one line; nil where nothing is read.
  private static func portable(_ nodes: [SpokenNode]) -> String? {
    guard !nodes.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers can always be written.
    return (try? encoder.encode(SpokenNode.List(nodes))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The place's number in the list of places, −1 for none.
  private mutating func number(of place: SourcePlace?) -> Int {
    guard let place else { return -1 }
    if let known = placeNumbers[place] { return known }
    placeNumbers[place] = places.count
    places.append(place)
    return places.count - 1
  }

  private static func numbers(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ",")
  }

  /// At most two decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
