// Part of Snug, under the Apache License 2.0; see LICENSE.

extension String {
  /// The text without what would command a terminal or turn its order around: controls but for line breaks
  /// and tabs, and the marks that override or isolate directions. An app's texts may hold anything.
  var withoutControls: String {
    guard unicodeScalars.contains(where: Self.commands) else { return self }
    var text = UnicodeScalarView()
    text.append(contentsOf: unicodeScalars.map { Self.commands($0) ? "\u{FFFD}" : $0 })
    return String(text)
  }

  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
