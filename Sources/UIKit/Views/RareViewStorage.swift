// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What few views have; made when first written to.
@MainActor
final class RareViewStorage {
  var gestureRecognizers: [UIGestureRecognizer]?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic { didSet { countAdjustment() } }
  var isOccluded = false { didSet { countAdjustment() } }
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

  /// How many views adjust their tints: while none does, nobody asks on the way up to the window.
  private(set) static var adjustments = 0
  private var isCounted = false

  private func countAdjustment() {
    let adjusts = isOccluded || tintAdjustmentMode != .automatic
    guard adjusts != isCounted else { return }
    isCounted = adjusts
    RareViewStorage.adjustments += adjusts ? 1 : -1
  }

  isolated deinit { if isCounted { RareViewStorage.adjustments -= 1 } }
}
