// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A reusable view for an item: a content view over backgrounds, with selection and highlight.
open class UICollectionViewCell: UICollectionReusableView {
  /// Made by ``takeClassDefaults()``, before anything can ask for it.
  var storedContentView: UIView?
  var configurations = CellConfigurations()
  /// Paints the background configuration.
  var backgroundFill: ConfiguredBackgroundView?

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = makeContentView()
    storedContentView = content
    addSubview(content)
  }

  open var contentView: UIView { storedContentView.unsafelyUnwrapped }

  /// Where the content view goes; list cells leave room for accessories.
  var contentFrame: CGRect { bounds }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { adoptContent(newValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { adoptBackground(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
    updateConfigurationIfNeeded()
    if configurations.content != nil, contentView.translatesAutoresizingMaskIntoConstraints,
      contentView.frame != contentFrame
    {
      contentView.frame = contentFrame
    }
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

  /// Traits are a part of the state that configurations are made for.
  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    showSelection()
    HighlightSpread.spread(isSelected || isHighlighted, in: contentView)
    setNeedsUpdateConfiguration()
  }

  // MARK: Size

  /// Measures the content view; the cell itself when the content is tied to the cell, or when
  /// only views beside the content view have constraints
  /// (Documentation/CollectionView.md §5).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let isBesideContent =
      !constraints.isEmpty && !contentView.hasConstraintsInTree && configurations.content == nil
    guard contentView.translatesAutoresizingMaskIntoConstraints, !contentView.isTiedToOutside,
      !isBesideContent
    else {
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
    if let axes = layoutAttributes.estimatedAxes {
      updateConfigurationIfNeeded()
      guard hasConstraintsInside || configurations.content != nil else { return layoutAttributes }
      return fitted(layoutAttributes, axes)
    }
    let size = fittedSize(for: layoutAttributes)
    guard size != layoutAttributes.size,
      let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    result.size = size
    return result
  }

  private func fittedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateConfigurationIfNeeded()
    guard hasConstraintsInside || configurations.content != nil else {
      return sizeThatFits(attributes.size)
    }
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

  override func islandDidChange() {
    super.islandDidChange()
    constraintsInsideDidChange()
  }

  /// A constraint of the cell or its content view came, went or has another constant.
  final func constraintsInsideDidChange() {
    guard let hostView, hostView.selfSizingInvalidation == .enabledIncludingConstraints else {
      return
    }
    hostView.preferredSizeMayHaveChanged(of: self)
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
  @Loose var cell: UICollectionViewCell?

  override func islandDidChange() {
    super.islandDidChange()
    cell?.constraintsInsideDidChange()
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }
}
