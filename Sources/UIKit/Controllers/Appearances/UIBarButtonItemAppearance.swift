// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The looks of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  open var backgroundImage: UIImage? { didSet { changed?() } }
  open var backgroundImagePositionAdjustment: UIOffset = .zero
  var changed: (() -> Void)?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The looks of bar buttons in all states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style
  var changed: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled, focused] { state.changed = changed } }
  }

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  open func copy() -> UIBarButtonItemAppearance { duplicate() }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    callOnMainActor(self, ()) { original, _ in original.duplicate() }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled),
      (copy.focused, focused),
    ] {
      new.take(old)
    }
    return copy
  }

  /// The attributes of a title; states without any of their own take the normal ones.
  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    isEnabled
      ? normal.titleTextAttributes
      : normal.titleTextAttributes.merging(disabled.titleTextAttributes) { $1 }
  }
}
