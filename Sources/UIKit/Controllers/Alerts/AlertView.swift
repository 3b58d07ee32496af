// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The view of an alert: texts, fields and buttons, in one box or, for an action sheet, in two.
///
/// Sizes: Documentation/Containers.md §7.
final class AlertView: UIView {
  weak var controller: UIAlertController?
  private let main = UIView()
  private let cancelBox = UIView()
  private let texts = UIScrollView()
  private var labels: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isStale = true

  required init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for box in [main, cancelBox] {
      box.clipsToBounds = true
      box.backgroundColor = .alertBackground
      addSubview(box)
    }
    texts.contentInsetAdjustmentBehavior = .never
    main.addSubview(texts)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("an alert's view is never archived")
  }

  func needsRebuilding() {
    isStale = true
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var isInPopover: Bool {
    controller?.surroundings.presentation is UIPopoverPresentationController
  }
  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  // MARK: Content

  private func rebuild() {
    guard isStale, let controller else { return }
    isStale = false
    for view in labels + fields + buttons + lines { view.removeFromSuperview() }
    lines = []
    let words = [
      (controller.title, controller.attributedTitle),
      (controller.message, controller.attributedMessage),
    ]
    labels = words.enumerated().compactMap { index, words in
      guard words.1?.length ?? words.0?.count ?? 0 > 0 else { return nil }
      let isTitle = index == 0
      let label = UILabel()
      label.text = words.0
      label.numberOfLines = 0
      label.textAlignment = .center
      let size: CGFloat = isSheet || !isTitle ? 13 : 17
      label.font = .systemFont(ofSize: size, weight: isTitle ? .semibold : .regular)
      label.textColor = isSheet ? .secondaryLabel : .label
      if let attributed = words.1 { label.attributedText = attributed }
      texts.addSubview(label)
      return label
    }
    fields = controller.textFields ?? []
    for field in fields {
      field.backgroundColor = .systemBackground
      field.layer.borderWidth = pixel
      field.layer.borderColor = UIColor.separator.cgColor
      field.layer.cornerRadius = 5
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 24))
      field.leftViewMode = .always
      texts.addSubview(field)
    }
    let isSplit = isSheet && !isInPopover
    buttons = controller.shownActions.filter { !isInPopover || $0.style != .cancel }.map { action in
      let button = AlertButton(action: action, isBold: action === controller.boldAction)
      button.fontSize = isSheet ? 20 : 17
      button.chosen = { [weak controller] in controller?.choose(action) }
      (isSplit && action.style == .cancel ? cancelBox : main).addSubview(button)
      return button
    }
  }

  // MARK: Layout

  /// The size for a width, in points; lays everything out on the way.
  func fittingSize(width: CGFloat) -> CGSize {
    rebuild()
    return CGSize(width: width, height: arrange(width: width, height: nil))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
    _ = arrange(width: bounds.width, height: bounds.height)
  }

  /// Places everything for a width.
  ///
  /// - Parameter height: What there is; texts scroll in what the buttons leave. Nil for enough.
  /// - Returns: The height of all, in points.
  private func arrange(width: CGFloat, height: CGFloat?) -> CGFloat {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let radius: CGFloat = isSheet ? 13 : 14
    main.layer.cornerRadius = isInPopover ? 0 : radius
    cancelBox.layer.cornerRadius = radius
    let header = arrangeHeader(width: width)
    let row: CGFloat = isSheet ? 57 : 44
    let isSplit = isSheet && !isInPopover
    let inMain = buttons.filter { !(isSplit && $0.action.style == .cancel) }
    let inCancel = buttons.filter { isSplit && $0.action.style == .cancel }
    let isSideBySide =
      !isSheet && inMain.count == 2 && inMain.allSatisfy { $0.fits(width: width / 2) }
    let buttonsHeight = isSideBySide ? row : CGFloat(inMain.count) * row
    let cancelHeight = inCancel.isEmpty ? 0 : row + 8
    var shownHeader = header
    if let height { shownHeader = max(0, min(header, height - buttonsHeight - cancelHeight)) }
    texts.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader)
    texts.contentSize = CGSize(width: width, height: header)
    for (index, button) in inMain.enumerated() {
      let position = CGFloat(index)
      button.frame =
        isSideBySide
        ? CGRect(x: position * width / 2, y: shownHeader, width: width / 2, height: row)
        : CGRect(x: 0, y: shownHeader + position * row, width: width, height: row)
      if isSideBySide, index == 1 {
        addLine(CGRect(x: width / 2, y: shownHeader, width: pixel, height: row))
      }
      if !isSideBySide || index == 0, shownHeader > 0 || index > 0 {
        addLine(CGRect(x: 0, y: button.frame.minY, width: width, height: pixel))
      }
    }
    main.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader + buttonsHeight)
    main.isHidden = main.frame.height == 0
    cancelBox.isHidden = inCancel.isEmpty
    cancelBox.frame = CGRect(
      x: 0, y: main.frame.maxY + 8, width: width, height: inCancel.isEmpty ? 0 : row)
    inCancel.first?.frame = CGRect(x: 0, y: 0, width: width, height: row)
    cancelBox.backgroundColor = .secondarySystemGroupedBackground
    return shownHeader + buttonsHeight + cancelHeight
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    main.addSubview(line)
    lines.append(line)
  }

  /// Places texts and fields.
  ///
  /// - Returns: Their height with the space around them; 0 when there are none.
  private func arrangeHeader(width: CGFloat) -> CGFloat {
    let content = controller?.contentViewController
    guard !labels.isEmpty || !fields.isEmpty || content != nil else { return 0 }
    let side: CGFloat = 16
    var y: CGFloat = isSheet ? 14 : 20
    for (index, label) in labels.enumerated() {
      let size = label.sizeThatFits(
        CGSize(width: width - 2 * side, height: CGFloat.greatestFiniteMagnitude))
      if index > 0 { y += isSheet ? 12 : 2 }
      label.frame = CGRect(x: side, y: y, width: width - 2 * side, height: size.height)
      y += size.height
    }
    if !fields.isEmpty {
      y += labels.isEmpty ? 0 : 16
      for field in fields {
        field.frame = CGRect(x: side, y: y, width: width - 2 * side, height: 24)
        y += 24 + (field === fields.last ? 0 : 8)
      }
    }
    y += isSheet ? 14 : 20
    guard let content else { return y }
    if labels.isEmpty, fields.isEmpty { y = 0 }
    if content.view.superview !== texts { texts.addSubview(content.view) }
    content.view.frame = CGRect(
      x: 0, y: y, width: width, height: content.preferredContentSize.height)
    return content.view.frame.maxY
  }
}

extension UIColor {
  /// The material of alerts, flat: nearly white, or dark grey.
  static let alertBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.145, alpha: 0.98) : UIColor(white: 0.95, alpha: 0.98)
  }
}
