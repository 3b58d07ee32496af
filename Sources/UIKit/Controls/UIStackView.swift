// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lays its arranged subviews out in a row or a column, by constraints only.
///
/// The constraints carry UIKit's identifiers (`UISV-…`) and are made anew when something they
/// depend on changed. Rules: Documentation/StackView.md.
open class UIStackView: UIView, ArrangedSubviewObserving {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var made: [NSLayoutConstraint] = []
  final var spacers: [UILayoutGuide] = []
  final var areConstraintsStale = true
  /// The natural sizes that proportional constraints were made for.
  final var proportions: [CGFloat] = []
  /// The texts that share the width, and how strongly, for which constraints were made.
  final var widthShares: [WidthShare] = []

  public required init(frame: CGRect) { super.init(frame: frame) }

  /// Not failable, as on iOS, so that subclasses can say the same.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open class func snugMake(arrangedSubviews views: [UIView]) -> Self {
    let made = snugMake()
    for view in views { made.addArrangedSubview(view) }
    return made
  }

  override func takeClassDefaults() { isOpaque = false }

  open var arrangedSubviews: [UIView] { arranged }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  private func arrange(_ view: UIView, at index: Int) {
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  func subviewDidChangeHidden(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  func subviewDidChangePriority(_ subview: UIView) {
    if widthSharesChanged { arrangementDidChange() }
  }

  final func arrangementDidChange() {
    areConstraintsStale = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if areConstraintsStale || naturalSizesChanged || widthSharesChanged { remakeConstraints() }
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateProportions()
  }

  // Baselines come from an arranged view: Documentation/StackView.md §7.

  open override var forFirstBaselineLayout: UIView {
    baselineView(at: \.first)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(at: \.last)?.forLastBaselineLayout ?? self
  }

  private func baselineView(at end: KeyPath<[UIView], UIView?>) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return visible[keyPath: end] }
    return visible.max { $0.bounds.height < $1.bounds.height }
  }
}
