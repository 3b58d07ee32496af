// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

extension LeftOutVisit {
  /// What a process says that was asked for a screen with a number that no screen has.
  package static let noScreenWords = "no screen of the app stands without its delegates"

  /// What is told of an app that came to such a place and shows next to nothing.
  ///
  /// - Parameter content: How many texts, pictures and lines it shows.
  package static func emptyScreenWords(content: Int) -> String {
    let amount = content == 0 ? "nothing" : "next to nothing"
    return "\(amount) is shown; the app came to what is left out"
  }
}
