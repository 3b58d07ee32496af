// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Why a step could not be done: place, what was the matter, what there is.
package struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let place: StepPlace
  package let problem: StepProblem

  package var description: String { "\(place): error: \(problem)" }
}

/// What was the matter with a step; the sentence is in ``description``.
package enum StepProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has that name; near names, and what has names, nearest first.
  case notFound(String, near: [String], known: [String])
  /// Several elements have that name, at these places in the window.
  case ambiguous(String, places: [String])
  /// There are fewer elements of that name than the number says.
  case tooFew(String, count: Int)
  case covered(String, by: String)
  case offScreen(String)
  case disabled(String)
  /// A view, or one around it, takes no touches.
  case takesNoTouches(String)
  /// Something other than an element is not there or does not work, with what to do about it.
  case impossible(String)

  package var description: String {
    switch self {
    case .notFound(let name, let near, let known):
      return notFound(name, near: near, known: known)
    case .ambiguous(let name, let places):
      let list = places.enumerated().map { "\($0): \($1)" }.joined(separator: "; ")
      return "there are \(places.count) elements \(name); add a number: \(list)"
    case .tooFew(let name, let count):
      return "there is no \(name): \(count) such elements are on the screen, counted from 0"
    case .covered(let name, let other):
      return "\(name) is covered by \(other), so a finger does not reach it"
    case .offScreen(let name):
      return "\(name) is outside the screen and nothing scrolls to it"
    case .disabled(let name):
      return "\(name) is disabled"
    case .takesNoTouches(let name):
      return "\(name) takes no touches (isUserInteractionEnabled is false there or around it)"
    case .impossible(let text):
      return text
    }
  }

  private func notFound(_ name: String, near: [String], known: [String]) -> String {
    var text = "there is no \(name) on the screen"
    if let best = near.first { text += "; did you mean \(ScreenElement.quotedName(best))?" }
    guard !known.isEmpty else { return text + "; nothing there has a name" }
    let shown = known.prefix(20).joined(separator: ", ")
    let rest = known.count > 20 ? ", and \(known.count - 20) more" : ""
    text += (near.isEmpty ? "; there" : " There") + " are: \(shown)\(rest)"
    return text
  }
}
