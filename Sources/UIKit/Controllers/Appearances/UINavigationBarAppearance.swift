// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed?() }
  }
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { follow(buttonAppearance) } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { follow(doneButtonAppearance) }
  }
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(backButtonAppearance) }
  }
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  override var changed: (() -> Void)? {
    didSet {
      for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
        buttons.changed = changed
      }
    }
  }

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed?()
  }

  private func follow(_ buttons: UIBarButtonItemAppearance) {
    buttons.changed = changed
    changed?()
  }

  override func takeDetails(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The looks of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { changed?() }
  }

  override func takeDetails(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
