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

  /// Reads what ``text`` writes.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ").map { $0 == "-" ? nil : String($0) }
    guard words.count == 3 else { return nil }
    self.init(picture: words[0], geometry: words[1], dump: words[2])
  }

  package var text: String { [picture, geometry, dump].map { $0 ?? "-" }.joined(separator: " ") }
}
