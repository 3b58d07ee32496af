// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which element of the screen a step means (Documentation/Steps.md §3).
package indirect enum ElementQuery: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A place in the window, in points from its top left.
  case point(x: Double, y: Double)
  case named(ElementName)
  /// The first within the second.
  case inside(ElementName, ElementQuery)

  package var description: String {
    switch self {
    case .point(let x, let y): "the point \(number(x)),\(number(y))"
    case .named(let name): name.description
    case .inside(let name, let outer): "\(name) in \(outer)"
    }
  }
}

/// A name, title, text or class by which people speak of an element.
package struct ElementName: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What the text is compared with.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Everything, in the order of the cases below.
    case any
    case identifier = "id"
    case label
    case text
    case type = "class"
  }

  package var kind: Kind
  package var text: String
  /// Which of several, from 0 in reading order; nil where there is to be one.
  package var number: Int?
  /// All words of the phrase, tried before they are taken apart: `Cell 3` may be a title, and so may
  /// `Sign in here`.
  package var phrase: String?

  package init(_ text: String, kind: Kind = .any, number: Int? = nil, phrase: String? = nil) {
    self.text = text
    self.kind = kind
    self.number = number
    self.phrase = phrase
  }

  package var description: String {
    let prefix = kind == .any ? "" : "\(kind.rawValue):"
    return "'\(prefix)\(text)'" + (number.map { " \($0)" } ?? "")
  }
}

/// A number without a fraction of zero.
private func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
