// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something that can be done on a screen, as an exploration finds it before it is done.
package struct MapAction: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case row, button, tab, segment, toggle, value, fill, gesture, back, dismiss
    case swipe, swipeRight, swipeUp, swipeDown, longPress, scrollToEnd, scrollToRight, refresh
    /// The return key of a field with a text.
    case enter
    /// Two quick taps, for who waits for them.
    case doubleTap
    /// A finger that comes in over an edge of the screen.
    case fromLeft, fromRight, fromTop, fromBottom
    /// The fields of a form that stayed shut, with other texts.
    case refill
    /// A link into the app from elsewhere, and a quick action of its icon: the mark is the step.
    case link, shortcut
    case shake
    /// A pin of a map, or the control of its callout: the mark is the step.
    case pin
    /// The device on its side, and back.
    case rotate
    /// A button that destroys or leaves: it comes last.
    case final
  }

  package var kind: Kind
  /// Which element: the same in every configuration and on every visit (Exploration.md §3).
  package var mark: String
  /// What stands for each other: rows of a list's section with the same class, and what lies alike in
  /// them.
  package var group: String?
  /// The group without its section: sections of a list with the same class of rows.
  package var kin: String?
  /// The position within the group, and whether it is its last.
  package var position: Int
  package var isLastOfGroup: Bool
  /// A hash of what a row is, for what lies in it too: its place in an outline, else what can be read in
  /// it, else (out of sight) its number in a list of so many. On the button of an alert or menu of what
  /// can be read. The same one has it in other states of its screen too, where its number is another.
  package var face: String?
  /// A hash of what can be read on a button, by which it is found again among its like.
  package var words: String?
  /// Whether a row before it in its group reads the same.
  package var isAlike: Bool
  /// Whether somebody asked that it be tried, whatever those like it led to.
  package var isAsked: Bool

  package init(
    kind: Kind, mark: String, group: String? = nil, kin: String? = nil, position: Int = 0,
    isLastOfGroup: Bool = false, face: String? = nil, words: String? = nil, isAlike: Bool = false,
    isAsked: Bool = false
  ) {
    self.kind = kind
    self.mark = mark
    self.group = group
    self.kin = kin
    self.position = position
    self.isLastOfGroup = isLastOfGroup
    self.face = face
    self.words = words
    self.isAlike = isAlike
    self.isAsked = isAsked
  }

  /// Tells the action from the others of its screen, whatever its state.
  var key: String { "\(kind.rawValue) \(face ?? mark)" }

  /// How long an action waits behind others, counted in steps.
  var patience: Int {
    switch kind {
    case .row, .button, .tab, .fill, .gesture: 0
    case .segment, .toggle, .doubleTap, .pin: 1
    case .scrollToEnd, .scrollToRight, .enter: 2
    case .value, .swipe, .swipeRight, .swipeUp, .swipeDown, .longPress, .refresh: 3
    case .fromLeft, .fromRight, .fromTop, .fromBottom: 3
    case .back, .dismiss, .refill: 4
    case .shortcut, .link, .shake: 5
    case .final: 8
    case .rotate: 10
    }
  }
}
