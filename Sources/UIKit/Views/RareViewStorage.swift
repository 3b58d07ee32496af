// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What few views have; made when first written to.
@MainActor
final class RareViewStorage {
  var gestureRecognizers: [UIGestureRecognizer]?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isOccluded = false
  weak var owningController: (any LayoutObserving)?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var corners: UICornerConfiguration?
  /// The intrinsic size that stands for the view's own on Interface Builder's canvas.
  var placeholderSize: CGSize?
  /// Whether a text is measured anew where it has less width than that.
  var wrapsPlaceholder = false
  /// What higher folders keep with a view, under names of theirs.
  var kept: [String: Any] = [:]
}
