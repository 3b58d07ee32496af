// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which screens of a report were not looked at by its run, since nothing that has changed can reach them.
package struct TakenSummary: Hashable, Sendable, Codable {
  /// What changes were counted from, as git was asked for it.
  package var revision: String
  /// Names, in order.
  package var screens: [String]

  package init(revision: String, screens: [String]) {
    self.revision = revision
    self.screens = screens
  }

  /// One line.
  package var sentence: String {
    screens.isEmpty
      ? "every screen can differ by what changed since \(revision), and was looked at"
      : "\(String.counted(screens.count, "screen")) cannot differ by what changed since \(revision): "
        + "taken from the last report"
  }
}
