// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place that an app came to and that its build left out (Documentation/Gaps.md §6).
package struct LeftOutVisit: Hashable, Sendable, Codable {
  /// What is missing there.
  package var needs: String
  package var file: String
  package var line: Int
  /// Whether it is missing only where an object of its class is in sight (Documentation/Gaps.md §6.15): it may
  /// end the app, and spoils no screen. Where one is, the place is told once more without this.
  package var isOfSight: Bool
  /// Whether the screen shows something that stands for foreign content: nothing of the app's own is lost.
  package var isStandIn: Bool
  /// Whether the app only made what stands for a missing object, or had a value that only such objects get:
  /// whoever asks the object for something comes to a place of its own (Documentation/Gaps.md §6.16).
  package var isInert: Bool
  /// Of a class that a document names: whether it says that the class is one of the app's own module.
  package var isOwnClass: Bool

  package init(
    needs: String, file: String, line: Int, isOfSight: Bool = false, isStandIn: Bool = false,
    isInert: Bool = false, isOwnClass: Bool = false
  ) {
    self.needs = needs
    self.file = file
    self.line = line
    self.isOfSight = isOfSight
    self.isStandIn = isStandIn
    self.isInert = isInert
    self.isOwnClass = isOwnClass
  }

  /// Whether the place is an element of an Interface Builder document, whose class the app does not have.
  package var isOfDocument: Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }

  /// Words before what a process says that stops at such a place.
  package static let stopWords = "left out: needs "
}
