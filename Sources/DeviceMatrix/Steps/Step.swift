// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One thing a tester does to a running app, such as `tap Refresh`.
///
/// The language is described in Documentation/Steps.md; ``StepParser`` reads it. Steps go from the
/// tool to hosts as values, so that what is wrong with their text is known before an app is built.
package struct Step: Hashable, Sendable, Codable {
  package let action: StepAction
  /// The step's words as they were written, without comments.
  package let text: String
  package let place: StepPlace

  package init(_ action: StepAction, text: String, place: StepPlace) {
    self.action = action
    self.text = text
    self.place = place
  }

  /// What tells the files of a step from others: `02_tap-Refresh`, two digits at least.
  ///
  /// Letters and digits stay, all else becomes one hyphen; at most 40 characters of the words. A
  /// `picture` step with a name is called by that name alone.
  ///
  /// - Parameter number: The step's place in its list, from 1.
  package func fileSuffix(number: Int) -> String {
    var words = text
    if case .picture(let name?) = action { words = name }
    let parts = words.split { !$0.isLetter && !$0.isNumber }
    let digits = String(number)
    let padding = String(repeating: "0", count: max(0, 2 - digits.count))
    let slug = parts.joined(separator: "-").prefix(40)
    return padding + digits + (slug.isEmpty ? "" : "_\(slug)")
  }
}
