// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that changes what is behind it.
///
/// Differs from UIKit: nothing is blurred; a translucent tone of the style is painted.
open class UIVisualEffectView: UIView {
  public required convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func snugMake(effect: UIVisualEffect?) -> Self {
    let made = self.init(frame: .zero)
    made.effect = effect
    return made
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    contentView.constraintStorage.joinsOuterIsland = true
    addSubview(contentView)
  }

  /// Where subviews belong; as large as the view, which is as large as they need where nothing else
  /// sizes it.
  public let contentView = UIView(frame: .zero)

  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func draw(_ rect: CGRect) {
    guard let tone = effect?.tone else { return }
    tone.setFill()
    if rareStorage?.corners == nil { UIRectFill(bounds) } else { layer.edge.fill() }
  }
}
