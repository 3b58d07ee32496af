// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is written in place of what is left out; the functions are those of the module of
/// placeholders (Documentation/Gaps.md §6).
enum GapMark {
  /// Notes that something was left out here.
  static func skipped(_ cause: GapCause) -> String { call("snugLeftOut", cause) }
  /// The same of what only told missing things something (Documentation/Gaps.md §6.16).
  static func told(_ cause: GapCause) -> String { call("snugTold", cause) }
  /// The same of what is missing only where an object of a class is in sight.
  static func skipped(_ cause: GapCause, of type: String) -> String {
    "snugLacks(\(type).self, \(literal(cause.words)))"
  }
  /// The same for what is left out elsewhere.
  ///
  /// - Parameters:
  ///   - type: The class whose objects alone it is missing of; nil where that is not known.
  ///   - file: nil for the file that the call stands in.
  static func skipped(
    _ cause: GapCause, of type: String? = nil, file: String?, line: Int
  ) -> String {
    let place = file.map { "file: \(literal($0)), " } ?? ""
    let start = type.map { "snugLacks(\($0).self, " } ?? "snugLeftOut("
    return start + "\(literal(cause.words)), \(place)line: \(line))"
  }
  /// The same, and the views stand below each other unless something else lays them out.
  static func withoutLayout(of views: [String], _ cause: GapCause) -> String {
    views.map { "snugWithoutLayout(\(literal(cause.words)), \($0))" }.joined(separator: "; ")
  }
  /// The same, and a missing container shows a controller.
  static func content(_ content: LostContent, _ cause: GapCause) -> String {
    "snugContent(\(literal(cause.words)), \(content.owner), \(literal(content.name)), "
      + "\(content.value))"
  }
  /// A value without meaning.
  static func neutral(_ cause: GapCause) -> String { call("snugNeutral", cause) }
  /// The same of a value that comes of missing things alone: an object of them can be asked for nothing
  /// (Documentation/Gaps.md §6.16).
  static func absent(_ cause: GapCause) -> String { call("snugAbsent", cause) }
  /// The same of a value that missing things alone are given.
  static func given(_ cause: GapCause) -> String { call("snugGiven", cause) }
  /// What stands around the making of a placeholder that is only kept.
  static func made(_ cause: GapCause) -> (before: String, after: String) {
    ("snugMade(\(literal(cause.words)), ", ")")
  }
  /// What stands around a value that has lost a part.
  static func without(_ cause: GapCause) -> (before: String, after: String) {
    ("snugWithout(\(literal(cause.words)), ", ")")
  }
  /// What stands around the key of a text that a missing library would look up.
  static func lookedUp(_ cause: GapCause) -> (before: String, after: String) {
    ("snugText(\(literal(cause.words)), ", ")")
  }
  /// The same for what is left out elsewhere.
  ///
  /// - Parameter file: nil for the file that the value stands in.
  static func without(
    _ cause: GapCause, file: String?, line: Int
  ) -> (before: String, after: String) {
    let place = file.map { "file: \(literal($0)), " } ?? ""
    return ("snugWithout(\(literal(cause.words)), ", ", \(place)line: \(line))")
  }
  /// A condition that does not hold.
  static func no(_ cause: GapCause) -> String { call("snugFalse", cause) }
  /// The end of the way.
  static func stop(_ cause: GapCause) -> String { call("snugStop", cause) }

  private static func call(_ function: String, _ cause: GapCause) -> String {
    "\(function)(\(literal(cause.words)))"
  }

  static func literal(_ text: String) -> String {
    let plain = text.filter { $0 != "\n" && $0 != "\r" }
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain)\""
  }
}
