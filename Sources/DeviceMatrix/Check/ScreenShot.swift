// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The files a worker wrote of one unit, by the hashes they are called by.
///
/// In a record it is three words, with `-` for what is not there.
package struct ScreenShot: Hashable, Sendable {
  package var picture: String?
  package var geometry: String?
  package var dump: String?

  package init(picture: String? = nil, geometry: String? = nil, dump: String? = nil) {
    self.picture = picture
    self.geometry = geometry
    self.dump = dump
  }

  /// Reads what ``text`` writes: no hash has anything in it that a path could lead elsewhere by.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ").map { $0 == "-" ? nil : String($0) }
    let isNamed = words.compactMap(\.self).allSatisfy { $0.utf8.allSatisfy(Self.isDigit) }
    guard words.count == 3, isNamed else { return nil }
    self.init(picture: words[0], geometry: words[1], dump: words[2])
  }

  package var text: String { [picture, geometry, dump].map { $0 ?? "-" }.joined(separator: " ") }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
