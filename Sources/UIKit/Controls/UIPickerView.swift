// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Wheels of choices; 216 points high.
///
/// Shows the chosen row of each component and its neighbours, flat. Sizes:
/// Documentation/Controls.md §4.
open class UIPickerView: UIView {
  private var selected: [Int: Int] = [:]

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

  open func reloadAllComponents() { setNeedsDisplay() }

  open func reloadComponent(_ component: Int) { setNeedsDisplay() }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    setNeedsDisplay()
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
    guard let context = UIGraphicsGetCurrentContext(), size.height > 0 else { return }
    let chosen = selectedRow(inComponent: component)
    let reach = Int(bounds.height / 2 / size.height)
    for row in max(
      chosen - reach, 0)..<min(chosen + reach + 1, numberOfRows(inComponent: component))
    {
      let text = title(row: row, component: component)
      let measured = text.size()
      let middle = bounds.midY + CGFloat(row - chosen) * size.height
      context.saveGState()
      context.setAlpha(max(1 - CGFloat(abs(row - chosen)) * 0.3, 0.15))
      text.draw(
        in: CGRect(
          x: x + (size.width - measured.width) / 2, y: middle - measured.height / 2,
          width: measured.width + 1, height: measured.height + 1))
      context.restoreGState()
    }
  }
}
