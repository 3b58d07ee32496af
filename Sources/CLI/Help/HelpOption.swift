// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// An option of a command, as its page, the manual and completions tell it.
struct HelpOption: Sendable {
  /// What stands behind an option.
  enum Value: Equatable, Sendable {
    /// Anything; shells offer nothing.
    case text
    case file
    case folder
    /// Words that are known, one of them or several with commas between.
    case words([String])
    case devices
  }

  /// As people type it: `--device`.
  let name: String
  /// Other spellings that are taken, and not told: `--devices`.
  var others: [String] = []
  /// What the page calls its value; nil for a flag.
  var placeholder: String?
  var value = Value.text
  let text: String
  /// What holds where the option is not given.
  var standard: String?

  /// An option with a value.
  init(
    _ name: String, _ placeholder: String, _ value: Value, _ text: String,
    standard: String? = nil, others: [String] = []
  ) {
    self.name = name
    self.others = others
    self.placeholder = placeholder
    self.value = value
    self.text = text
    self.standard = standard
  }

  /// An option with a value that nobody can guess.
  init(
    _ name: String, _ placeholder: String, _ text: String, standard: String? = nil,
    others: [String] = []
  ) {
    self.init(name, placeholder, .text, text, standard: standard, others: others)
  }

  /// A flag.
  init(flag name: String, _ text: String, others: [String] = []) {
    self.name = name
    self.others = others
    self.text = text
  }

  /// `--device NAMES`.
  var heading: String { placeholder.map { "\(name) \($0)" } ?? name }

  /// The text with its default.
  var explanation: String { standard.map { "\(text) (default: \($0))" } ?? text }

  /// Every spelling that is taken.
  var names: [String] { [name] + others }

  /// The words that a shell can offer for its value.
  var words: [String] {
    switch value {
    case .words(let words): words
    case .devices: DeviceCatalog.all.map(\.name)
    case .text, .file, .folder: []
    }
  }
}
