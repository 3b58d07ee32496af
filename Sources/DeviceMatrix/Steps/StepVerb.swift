// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The words that steps start with.
package enum StepVerb: String, CaseIterable, Sendable {
  case tap
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case drag
  case swipe
  case scroll
  case select
  case set
  case type
  case clear
  case rotate
  case textSize = "text-size"
  case appearance
  case direction
  case locale
  case bold
  case window
  case back
  case dismiss
  case open
  case shortcut
  case shake
  case pin
  case wait
  case expect
  case picture

  /// A step of this kind as somebody would write it.
  package var example: String {
    switch self {
    case .tap: "tap Refresh"
    case .doubleTap: "double-tap Photo"
    case .longPress: "long-press Photo for 1s"
    case .drag: "drag Card to Basket"
    case .swipe: "swipe left on \"First row\""
    case .scroll: "scroll 400"
    case .select: "select 1.3"
    case .set: "set Volume to 0.5"
    case .type: "type \"Hello\" into Name"
    case .clear: "clear Name"
    case .rotate: "rotate landscape"
    case .textSize: "text-size AX3"
    case .appearance: "appearance dark"
    case .direction: "direction rtl"
    case .locale: "locale ar"
    case .bold: "bold on"
    case .window: "window half"
    case .back: "back"
    case .dismiss: "dismiss"
    case .open: "open \"notes://new\""
    case .shortcut: "shortcut \"New note\""
    case .shake: "shake"
    case .pin: "pin \"Town hall\" callout"
    case .wait: "wait 1s"
    case .expect: "expect \"3 items\""
    case .picture: "picture after"
    }
  }

  /// Words of other test languages, with the step that does the same here.
  private static let synonyms: [String: StepVerb] = [
    "click": .tap, "touch": .tap, "press": .tap, "push": .tap, "hit": .tap, "hold": .longPress,
    "longtap": .longPress, "long-tap": .longPress, "doubleclick": .doubleTap, "move": .drag,
    "pan": .drag, "flick": .swipe, "choose": .select, "pick": .select, "enter": .type,
    "write": .type, "input": .type, "delete": .clear, "turn": .rotate, "orientation": .rotate,
    "size": .textSize, "font-size": .textSize, "dark": .appearance, "light": .appearance,
    "rtl": .direction, "ltr": .direction, "language": .locale, "resize": .window, "split": .window,
    "pop": .back, "close": .dismiss, "sleep": .wait, "pause": .wait, "assert": .expect,
    "check": .expect, "see": .expect, "screenshot": .picture, "snapshot": .picture,
    "link": .open, "url": .open, "slide": .set, "toggle": .tap, "landscape": .rotate,
    "portrait": .rotate,
  ]

  /// The steps somebody may have meant by `word`, best first.
  static func near(_ word: String) -> [String] {
    let word = word.lowercased()
    if let verb = synonyms[word] { return [verb.rawValue] }
    return NearWords.nearest(to: word, among: allCases.map(\.rawValue), count: 2)
  }
}
