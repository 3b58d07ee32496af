// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Glass of iOS 26 in an effect view; a translucent tone stands in for it.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular, clear
  }

  public let style: Style
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .regular) }

  override var tone: UIColor {
    let opacity = style == .clear ? 0.2 : 0.6
    return tintColor?.withAlphaComponent(opacity)
      ?? UIColor.systemBackground.withAlphaComponent(opacity)
  }
}

/// Glass that flows together where it is near; each piece stands for itself here.
open class UIGlassContainerEffect: UIVisualEffect {
  /// Points between pieces below which they would flow together.
  open var spacing: CGFloat = 0
}
