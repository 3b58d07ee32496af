// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows a view in its safe area, and Apple's also a blurred mirror image of it around that, which
/// is not drawn here.
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    didSet {
      guard oldValue !== contentView else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content fills the safe area; otherwise the app places it.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
