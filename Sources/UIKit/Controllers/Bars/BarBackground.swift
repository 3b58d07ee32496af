// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The nearly opaque sheet behind a bar, with a hairline on the side of the content.
final class BarBackground: UIView {
  /// Which side the content is on.
  enum Side {
    case above, below
  }

  private let hairline = UIView()
  private let contentSide: Side

  init(contentSide: Side) {
    self.contentSide = contentSide
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init(frame: CGRect) {
    preconditionFailure("a bar's background is made with the side of its content")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a bar's background is never archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: contentSide == .below ? bounds.height : -pixel, width: bounds.width, height: pixel)
  }
}
