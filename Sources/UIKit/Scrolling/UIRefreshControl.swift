// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Starts and shows refreshing; stands above the content and is hidden unless it is pulled out or
/// refreshes (Documentation/Touches.md §8).
open class UIRefreshControl: UIControl {
  /// Points that the control takes while it refreshes.
  static let height: CGFloat = 60
  /// Points beyond the edge at which a pull starts refreshing.
  static let triggerDistance: CGFloat = 100
  private static let tickCount = 8

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// Whether the content keeps room for the control.
  final var takesRoom = false
  private var pull: CGFloat = 0
  /// Whether this pull has already started refreshing.
  private var hasFired = false

  public init() {
    super.init(frame: .zero)
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  /// Room is made, but what is shown stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollViewChanges(to: true)
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    setNeedsDisplay()
    guard takesRoom, let scrollView = superview as? UIScrollView else {
      return isHidden = pull <= 0
    }
    takesRoom = false
    UIView.animate(withDuration: 0.25) { scrollView.updateAdjustedContentInset() }
    isHidden = true
  }

  private func scrollViewChanges(to room: Bool) {
    takesRoom = room
    isHidden = false
    setNeedsDisplay()
    guard let scrollView = superview as? UIScrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.updateAdjustedContentInset()
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  /// The content is `distance` points beyond its upper edge under a finger.
  final func scrollViewWasPulled(by distance: CGFloat) {
    pull = max(distance, 0)
    if pull == 0 { hasFired = false }
    isHidden = pull == 0 && !isRefreshing
    setNeedsDisplay()
    guard isEnabled, !isRefreshing, !hasFired, pull >= UIRefreshControl.triggerDistance else {
      return
    }
    (isRefreshing, hasFired) = (true, true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger left: a control that refreshes keeps its room.
  final func scrollViewWasReleased() {
    (hasFired, pull) = (false, 0)
    if isRefreshing, !takesRoom { scrollViewChanges(to: true) }
    isHidden = !isRefreshing
  }

  open override func draw(_ rect: CGRect) {
    let shown =
      isRefreshing
      ? Self.tickCount
      : Int(
        whole: (pull / UIRefreshControl.triggerDistance * CGFloat(Self.tickCount))
          .rounded(.down))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for tick in 0..<min(shown, Self.tickCount) {
      let angle = CGFloat(tick) / CGFloat(Self.tickCount) * 2 * .pi - .pi / 2
      let path = UIBezierPath()
      path.move(to: CGPoint(x: middle.x + 6 * cos(angle), y: middle.y + 6 * sin(angle)))
      path.addLine(to: CGPoint(x: middle.x + 12 * cos(angle), y: middle.y + 12 * sin(angle)))
      path.lineWidth = 3
      path.lineCapStyle = .round
      let strength = isRefreshing ? 1 - CGFloat(tick) / CGFloat(Self.tickCount) * 0.75 : 1
      UIColor.systemGray.withAlphaComponent(strength).setStroke()
      path.stroke()
    }
  }
}

extension UIScrollView {
  final func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if old?.takesRoom ?? false { updateAdjustedContentInset() }
    guard let refreshControl else { return }
    refreshControl.isHidden = !refreshControl.isRefreshing
    let height = UIRefreshControl.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    refreshControl.autoresizingMask = .flexibleWidth
    insertSubview(refreshControl, at: 0)
  }

  /// Points of room that refreshing takes above the content.
  final var refreshRoom: CGFloat {
    refreshControl?.takesRoom ?? false ? UIRefreshControl.height : 0
  }
}
