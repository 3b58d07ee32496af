// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A request of an app that no archive answers.
package struct MissedRequest: Codable, Equatable, Sendable {
  /// Method and address: `GET https://example.org/`.
  package var text: String
  /// The app's call that asked, as an offset into the program; nil where none was under way.
  package var call: Int?

  package init(text: String, call: Int?) {
    self.text = text
    self.call = call
  }
}
