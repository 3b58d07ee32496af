// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// A row of exclusive choices; every segment is as wide as the widest.
///
/// Sizes: Documentation/Controls.md §4.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// Zero for an equal share.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
  }

  final var segments: [SegmentContent] = []
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func snugMake(items: [Any]?) -> Self {
    let made = self.init(frame: .zero)
    made.takeItems(items)
    return made
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    takeItems(items)
  }

  private func takeItems(_ items: [Any]?) {
    for item in items ?? [] {
      segments.append(SegmentContent(title: item as? String, image: item as? UIImage))
    }
    bounds.size = sizeThatFits(.zero)
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
  }
  open var numberOfSegments: Int { segments.count }
  open var isMomentary = false
  open var isSpringLoaded = false
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func insert(_ segment: SegmentContent, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    segmentsDidChange()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: action.title, image: action.image, action: action), at: segment)
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment] = SegmentContent(title: action.title, image: action.image, action: action)
    segmentsDidChange()
  }

  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count {
      selectedSegmentIndex = UISegmentedControl.noSegment
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segments[segment].image = nil
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    segments[segment].title = nil
    segmentsDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    segmentsDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[segment].contentOffset = offset
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].contentOffset }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    setNeedsDisplay()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.value(in: state)
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let x = touch?.location(in: self).x else { return }
    let boxes = segmentRects
    guard let index = boxes.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: isFlat ? 28 : 31)
  }

  /// The outlined look up to iOS 12: regular titles with 7 points beside them
  /// (Documentation/Controls.md §4).
  private var isFlat: Bool { Runtime.current.release < .iOS13 }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: isFlat ? 29 : 32)
  }

  /// A title in the looks of a state.
  private func styled(_ title: String, selected: Bool) -> NSAttributedString {
    let weight: UIFont.Weight = isFlat ? .regular : selected ? .semibold : .medium
    var values: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: UIColor.label,
    ]
    for state in selected ? [State.normal, .selected] : [.normal] {
      for (key, value) in titleAttributes[state] ?? [:] { values[key] = value }
    }
    return NSAttributedString(string: title, attributes: values)
  }

  /// What each segment needs: its fixed width, or its content, in whole points, and 9 points at
  /// either side; 7 up to iOS 12.
  private var neededWidths: [CGFloat] {
    segments.map { segment in
      if segment.width > 0 { return segment.width }
      if let image = segment.image { return image.size.width + (isFlat ? 14 : 18) }
      let text = styled(segment.title ?? "", selected: false)
      return text.size().width.rounded(.up) + (isFlat ? 14 : 18)
    }
  }

  private var naturalWidth: CGFloat {
    let widths = neededWidths
    // A line of one point between segments.
    let lines = CGFloat(max(segments.count - 1, 0))
    if apportionsSegmentWidthsByContent { return widths.reduce(0, +) + lines }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.count { $0.width == 0 }
    let widest = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return fixed + CGFloat(flexible) * widest + lines
  }

  /// The segments' frames, the first at the leading edge.
  package final var segmentRects: [CGRect] {
    let needed = neededWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = CGFloat(segments.count { $0.width == 0 })
    let share = flexible > 0 ? (bounds.width - fixed) / flexible : 0
    let total = needed.reduce(0, +)
    var x: CGFloat = 0
    return segments.enumerated().map { index, segment in
      var width = segment.width > 0 ? segment.width : share
      if apportionsSegmentWidthsByContent, total > 0 {
        width = bounds.width * needed[index] / total
      }
      defer { x += width }
      let box = CGRect(x: x, y: 0, width: width, height: bounds.height)
      return mirrored(box, in: bounds)
    }
  }

  open override func draw(_ rect: CGRect) {
    (backgroundColor ?? .tertiarySystemFill).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    for (index, box) in segmentRects.enumerated() {
      let isChosen = index == selectedSegmentIndex
      if isChosen {
        (selectedSegmentTintColor ?? UIColor.selectedSegment).setFill()
        UIBezierPath(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
      } else if index > 0, index - 1 != selectedSegmentIndex {
        UIColor.separator.setFill()
        let edge = effectiveUserInterfaceLayoutDirection == .rightToLeft ? box.maxX : box.minX
        UIRectFill(CGRect(x: edge - 0.5, y: 8, width: 1, height: max(box.height - 16, 0)))
      }
      drawContent(of: segments[index], selected: isChosen, in: box)
    }
  }

  private func drawContent(of segment: SegmentContent, selected: Bool, in box: CGRect) {
    if let image = segment.image {
      let area = UIView.ContentMode.center.rect(for: image.size, in: box)
      return image.draw(in: area, tint: .label)
    }
    guard let title = segment.title else { return }
    let text = styled(title, selected: selected)
    let size = text.size()
    // A title that is too long is cut at its end; it keeps 5 points from the segment's edges.
    let width = min(size.width.rounded(.up), max(box.width - 10, 0))
    text.draw(
      with: CGRect(
        x: box.midX - width / 2, y: box.midY - size.height / 2, width: width,
        height: size.height + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}

extension UIColor {
  /// The raised segment: white on light, grey on dark.
  static let selectedSegment = UIColor(dynamicProvider: {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  })
}
