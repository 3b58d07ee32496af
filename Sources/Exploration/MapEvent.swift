// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A line of an exploration's journal. The journal is all that an exploration knows, so that another
/// process can go on with it.
package enum MapEvent: Hashable, Sendable, Codable {
  /// A state that was not seen before.
  case state(MapState)
  /// Something is about to be done; nil as origin for a launch, whose action is the root's number.
  case begin(number: Int, from: String?, action: Int)
  /// The steps of what was begun, before they are done.
  case attempt(number: Int, steps: [MarkedStep])
  /// What was begun has come to rest: these steps led to that state; nil where it could not be done.
  case end(number: Int, steps: [MarkedStep], to: String?)
  /// A way is about to be walked.
  case willWalk(MapWalk)
  /// The way to a state was walked from a launch; it led elsewhere at the choice, if there is one.
  case walk(state: String, broken: ScreenMap.Choice?)
  /// All is done within the bounds.
  case finished(MapEnding)
}

/// What ended an exploration.
package enum MapEnding: String, Hashable, Sendable, Codable {
  /// Nothing was left to do.
  case complete
  case steps
  case time
}

/// A step and the element that it means in every configuration.
package struct MarkedStep: Hashable, Sendable, Codable {
  /// In the language of Documentation/Steps.md.
  package var text: String
  package var mark: String?

  package init(_ text: String, mark: String? = nil) {
    self.text = text
    self.mark = mark
  }
}
