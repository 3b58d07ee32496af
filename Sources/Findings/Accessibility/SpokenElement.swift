// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something that VoiceOver stops at (Documentation/Accessibility.md).
package struct SpokenElement: Hashable, Sendable, Codable {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// Names of traits: `button`, `header`, `notEnabled`.
  package var traits: [String]
  package var identifier: String?
  /// In the window, points.
  package var frame: Rect
  /// Names of custom actions.
  package var actions: [String]
  package var language: String?
  package var userInputLabels: [String]
  package var respondsToTouches: Bool
  /// The class of the view, or of the element where it is none.
  package var className: String
  /// The view's names from the window down; empty where it is none.
  package var path: String

  package init(
    label: String?, value: String? = nil, hint: String? = nil, traits: [String] = [],
    identifier: String? = nil, frame: Rect, actions: [String] = [], language: String? = nil,
    userInputLabels: [String] = [], respondsToTouches: Bool = true, className: String,
    path: String = ""
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.frame = frame
    self.actions = actions
    self.language = language
    self.userInputLabels = userInputLabels
    self.respondsToTouches = respondsToTouches
    self.className = className
    self.path = path
  }

  /// Words that VoiceOver says of traits, in its order.
  private static let words: [(trait: String, word: String)] = [
    ("notEnabled", "Dimmed"), ("switchButton", "Switch Button"), ("button", "Button"),
    ("link", "Link"), ("adjustable", "Adjustable"), ("image", "Image"),
    ("searchField", "Search Field"), ("textEntry", "Text Field"), ("header", "Heading"),
    ("tabBarItem", "Tab"),
  ]

  /// What is read aloud: `Selected. Price: 12 €. Button.`
  package var sentence: String {
    var parts: [String] = []
    if traits.contains("selected") { parts.append("Selected") }
    let texts = [label, value].compactMap(\.self).filter { !$0.isEmpty }
    if !texts.isEmpty { parts.append(texts.joined(separator: ": ")) }
    let isSwitch = traits.contains("switchButton")
    for (trait, word) in Self.words where traits.contains(trait) && !(isSwitch && trait == "button")
    {
      parts.append(word)
    }
    if let hint, !hint.isEmpty { parts.append(hint) }
    if !actions.isEmpty { parts.append("Actions available") }
    return parts.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }
}

/// What VoiceOver goes through, in its order.
package enum SpokenNode: Hashable, Sendable {
  case element(SpokenElement)
  /// Elements that belong together, such as a list's.
  case container(SpokenContainer, [SpokenNode])

  package var elements: [SpokenElement] {
    switch self {
    case .element(let element): [element]
    case .container(_, let nodes): nodes.flatMap(\.elements)
    }
  }
}

/// Which elements belong together, and why.
package struct SpokenContainer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case semanticGroup(label: String?, value: String?, identifier: String?)
    case list
    case landmark
    case dataTable(rows: Int, columns: Int)
    case tabBar
  }

  package var kind: Kind
  package var frame: Rect

  package init(_ kind: Kind, frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}
