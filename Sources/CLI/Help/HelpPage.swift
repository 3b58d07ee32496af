// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is told of a command. The page of `--help`, the manual and the completions of shells are made of it.
struct HelpPage: Sendable {
  /// What stands in place of a path or name, in order.
  struct Operand: Sendable {
    /// `<app>`.
    let name: String
    let text: String
    var value = HelpOption.Value.file
  }

  /// Options that belong together, with words before and after them.
  struct Part: Sendable {
    /// The line above, without its colon; nil for none.
    var title: String?
    /// What the title says besides, in brackets.
    var note: String?
    var options: [HelpOption] = []
    /// Paragraphs behind the options; lines that begin with two spaces stay as they are.
    var prose: [String] = []
  }

  let name: String
  /// A few words, for lists of commands.
  let summary: String
  /// One or two sentences.
  let about: String
  /// What stands behind `snug name`.
  let usage: String
  var operands: [Operand] = []
  var parts: [Part] = []
  /// What each exit code means, in order.
  var exitCodes: [(code: String, meaning: String)] = []
  /// Command lines.
  var examples: [String] = []

  var options: [HelpOption] { parts.flatMap(\.options) }
}

extension HelpPage.Part {
  init(_ title: String, note: String? = nil, _ options: [HelpOption], prose: [String] = []) {
    self.init(title: title, note: note, options: options, prose: prose)
  }

  init(prose: String...) {
    self.init(title: nil, prose: prose)
  }
}
