// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Wheels of choices; 216 points high.
///
/// Shows the chosen row of each component and its neighbours, flat. Sizes:
/// Documentation/Controls.md §4.
open class UIPickerView: UIView {
  private var selected: [Int: Int] = [:]
  /// The delegate's views of the rows that show, by component.
  private var rowViews: [Int: [UIView]] = [:]

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    reloadAllComponents()
  }

  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    let width = optionalCall(
      on: delegate, { delegate?.pickerView(self, widthForComponent: component) ?? 0 })
    let height = optionalCall(
      on: delegate, { delegate?.pickerView(self, rowHeightForComponent: component) ?? 0 })
    return CGSize(
      width: width ?? bounds.width / CGFloat(max(numberOfComponents, 1)), height: height ?? 32)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: Runtime.current.measures.pickerHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The delegate's view of a row that shows; nil where the delegate has none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let views = rowViews[component], let first = shownRows(of: component).first,
      views.indices.contains(row - first)
    else { return nil }
    return views[row - first]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rowViews.values.joined().forEach { $0.removeFromSuperview() }
    rowViews = [:]
    var x: CGFloat = 0
    for component in 0..<numberOfComponents {
      let size = rowSize(forComponent: component)
      placeViews(of: component, size: size, x: x)
      x += size.width
    }
  }

  /// The rows around the chosen one that have room.
  private func shownRows(of component: Int) -> Range<Int> {
    let height = rowSize(forComponent: component).height
    guard height > 0 else { return 0..<0 }
    let chosen = selectedRow(inComponent: component)
    let reach = Int(whole: bounds.height / 2 / height)
    let first = max(chosen - reach, 0)
    return first..<max(first, min(chosen + reach + 1, numberOfRows(inComponent: component)))
  }

  private static func alpha(atDistance rows: Int) -> CGFloat {
    max(1 - CGFloat(abs(rows)) * 0.3, 0.15)
  }

  /// Views of rows that the delegate makes are as large as their rows.
  private func placeViews(of component: Int, size: CGSize, x: CGFloat) {
    let chosen = selectedRow(inComponent: component)
    for row in shownRows(of: component) {
      let made = optionalCall(
        on: delegate,
        { delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) })
      guard let view = made ?? nil else { return }
      let middle = bounds.midY + CGFloat(row - chosen) * size.height
      view.frame = CGRect(
        x: x, y: middle - size.height / 2, width: size.width, height: size.height)
      view.alpha = Self.alpha(atDistance: row - chosen)
      addSubview(view)
      rowViews[component, default: []].append(view)
    }
  }

  private func title(row: Int, component: Int) -> NSAttributedString {
    let attributed = optionalCall(
      on: delegate,
      { delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) })
    if let text = attributed ?? nil { return text }
    let plain = optionalCall(
      on: delegate, { delegate?.pickerView(self, titleForRow: row, forComponent: component) })
    return NSAttributedString(
      string: (plain ?? nil) ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.label])
  }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 9, y: bounds.midY - 16, width: bounds.width - 18, height: 32),
      cornerRadius: 8
    ).fill()
    var x: CGFloat = 0
    for component in 0..<numberOfComponents {
      let size = rowSize(forComponent: component)
      drawRows(of: component, size: size, x: x)
      x += size.width
    }
  }

  private func drawRows(of component: Int, size: CGSize, x: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rowViews[component] == nil else { return }
    let chosen = selectedRow(inComponent: component)
    for row in shownRows(of: component) {
      let text = title(row: row, component: component)
      let measured = text.size()
      let middle = bounds.midY + CGFloat(row - chosen) * size.height
      context.saveGState()
      context.setAlpha(Self.alpha(atDistance: row - chosen))
      text.draw(
        in: CGRect(
          x: x + (size.width - measured.width) / 2, y: middle - measured.height / 2,
          width: measured.width + 1, height: measured.height + 1))
      context.restoreGState()
    }
  }
}
