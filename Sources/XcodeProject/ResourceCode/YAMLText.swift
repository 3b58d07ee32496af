// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a document of YAML says: maps by their scalar keys, lists and scalars, as written.
///
/// Tags say nothing here, and every scalar is a text. Debian's libyaml reads the grammar.
enum YAMLText: Equatable {
  case scalar(String)
  case list([YAMLText])
  case map([String: YAMLText])

  /// - Parameter text: One document; of several the first counts. What is no YAML is an empty map.
  /// - Complexity: O(characters), and O(what they stand for) of names for values (`*name`), of
  ///   which no more than ``YAMLTree/mostValues`` are followed.
  init(_ text: String) {
    self = YAMLTree.document(of: text) ?? .map([:])
  }

  subscript(key: String) -> YAMLText? {
    if case .map(let entries) = self { entries[key] } else { nil }
  }

  /// A scalar's text, empty ones apart.
  var text: String? {
    if case .scalar(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// The members of a list; anything else is a list of one.
  var elements: [YAMLText] {
    if case .list(let elements) = self { elements } else { [self] }
  }
}
