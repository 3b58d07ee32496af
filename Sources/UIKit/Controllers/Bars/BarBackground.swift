// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What lies behind a bar's content: a material or colour, a picture, and a hairline on the side of
/// the content (Documentation/Containers.md §2).
final class BarBackground: UIView {
  /// Which side the content is on.
  enum Side {
    case above, below
  }

  private let material = UIView()
  private let picture = UIImageView()
  private let hairline = UIImageView()
  private let contentSide: Side

  init(contentSide: Side) {
    self.contentSide = contentSide
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    picture.clipsToBounds = true
    for view in [material, picture, hairline] { addSubview(view) }
  }

  required init(frame: CGRect) {
    preconditionFailure("a bar's background is made with the side of its content")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a bar's background is never archived")
  }

  /// Takes the looks of an appearance; `nil` paints nothing.
  func show(_ appearance: UIBarAppearance?) {
    material.backgroundColor = appearance?.backgroundEffect.map(BarBackground.tone)
    material.isHidden = material.backgroundColor == nil
    // The colour lies over the material, which an opaque colour hides.
    if let color = appearance?.backgroundColor {
      (material.backgroundColor, material.isHidden) = (color, false)
    }
    picture.image = appearance?.backgroundImage
    picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
    picture.isHidden = picture.image == nil
    hairline.image = appearance?.shadowImage
    hairline.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
    hairline.tintColor = appearance?.shadowColor
    hairline.isHidden = hairline.image == nil && hairline.backgroundColor == nil
    setNeedsLayout()
  }

  /// Blurs are flat here: the material's tone over white or black.
  private static func tone(of effect: UIBlurEffect) -> UIColor {
    guard effect.style == .systemChromeMaterial else { return effect.tone }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.11, alpha: 0.98) : UIColor(white: 0.976, alpha: 0.98)
    }
  }

  /// Whether nothing is painted behind the bar's content.
  var isClear: Bool {
    let alpha = material.isHidden ? 0 : material.backgroundColor?.cgColor.alpha ?? 0
    return alpha < 0.05 && picture.isHidden
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    picture.frame = bounds
    let height = hairline.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: contentSide == .below ? bounds.height : -height, width: bounds.width,
      height: height)
  }
}

extension UIView {
  /// Whether the view is a bar that paints nothing behind its content.
  package final var isClearBar: Bool {
    guard self is UINavigationBar || self is UITabBar || self is UIToolbar else { return false }
    let isPainted = subviews.contains {
      !$0.isHidden && $0.alpha > 0.05 && ($0 as? BarBackground)?.isClear == false
    }
    return !isPainted && (backgroundColor?.cgColor.alpha ?? 0) < 0.05
  }
}
