// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a bar's background and hairline look like (Documentation/Containers.md §2).
///
/// Bars keep copies; a change of an appearance that a bar keeps shows at once, as in UIKit.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom
  /// Told of every change; set by the bar that keeps the appearance.
  var changed: (() -> Void)?

  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  open var backgroundColor: UIColor? { didSet { changed?() } }
  open var backgroundImage: UIImage? { didSet { changed?() } }
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { changed?() }
  }
  open var shadowColor: UIColor? { didSet { changed?() } }
  open var shadowImage: UIImage? { didSet { changed?() } }

  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() { self.init(idiom: .unspecified) }

  /// A copy of another bar's looks, as far as the classes have them in common.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    takeDetails(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// Takes what only the subclass has.
  func takeDetails(of other: UIBarAppearance) {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    callOnMainActor(self, ()) { original, _ in
      type(of: original).init(barAppearance: original)
    }
  }

  func duplicate() -> Self { type(of: self).init(barAppearance: self) }

  open func copy() -> Self { duplicate() }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .barHairline
    shadowImage = nil
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .barHairline
    shadowImage = nil
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Whether nothing is painted.
  var isTransparent: Bool {
    backgroundEffect == nil && backgroundColor == nil && backgroundImage == nil
  }
}

extension UIColor {
  /// The line between a bar and the content: black or white at 30 and 15 %.
  static let barHairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
