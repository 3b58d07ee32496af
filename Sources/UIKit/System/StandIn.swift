// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a view stands for that a framework which is not there would draw.
package struct StandIn: Hashable, Sendable {
  /// What is missing, such as `SwiftUI for ProfileView`.
  package let needs: String
  /// The author's file; empty where the place is not known.
  package let file: String
  package let line: Int

  package init(needs: String, file: String = "", line: Int = 0) {
    self.needs = needs
    self.file = file
    self.line = line
  }
}

/// A view that may stand for foreign content: a screen that shows it was not looked at
/// (Documentation/Gaps.md §6.12).
@MainActor
package protocol StandInView: UIView {
  var standIn: StandIn? { get }
}
