// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A reusable view for an item: a content view over backgrounds, with selection and highlight.
open class UICollectionViewCell: UICollectionReusableView {
  /// Made by ``takeClassDefaults()``, before anything can ask for it.
  private var storedContentView: UIView?

  /// What was asked of this cell while it sizes itself; see `SelfSizing`.
  var needsPreferredSize = true
  var lastAskedSize: CGSize?

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = CollectionCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.cell = self
    storedContentView = content
    addSubview(content)
  }

  open var contentView: UIView { storedContentView.unsafelyUnwrapped }

  open var backgroundView: UIView? {
    didSet { placeBackground(backgroundView, instead: oldValue, at: 0) }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      placeBackground(selectedBackgroundView, instead: oldValue, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  private func placeBackground(_ view: UIView?, instead old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func stateDidChange() {
    showSelection()
    HighlightSpread.spread(isSelected || isHighlighted, in: contentView)
  }

  // MARK: Size

  /// Measures the content view; the cell itself when the content is tied to the cell
  /// (Documentation/CollectionView.md §5).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard contentView.translatesAutoresizingMaskIntoConstraints, !contentView.isTiedToOutside else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hostView?.collectionViewLayout.estimatesItemSizes ?? true else { return layoutAttributes }
    let size = fittedSize(for: layoutAttributes)
    guard size != layoutAttributes.size,
      let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    result.size = size
    return result
  }

  private func fittedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard hasConstraintsInside else { return sizeThatFits(attributes.size) }
    let size = systemLayoutSizeFitting(attributes.size)
    if size == .zero {
      reportCollapse()
      return attributes.size
    }
    return size
  }

  private var hasConstraintsInside: Bool {
    !constraints.isEmpty || contentView.hasConstraintsInTree
  }

  /// The text of Documentation/CollectionView.md §5.4, once a process.
  private func reportCollapse() {
    let start =
      "Warning once only: Detected a case where constraints ambiguously suggest a size of zero "
      + "for a collection view cell's content view. We're considering the collapse unintentional "
      + "and using standard size instead."
    Runtime.current.reportOnce(start, " Cell: \(description)", view: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hostView?.preferredSizeMayHaveChanged(of: self)
  }

  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }
}

/// The content view of a collection cell; tells its cell that its natural size changed.
final class CollectionCellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }
}
