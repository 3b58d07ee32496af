// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The column of section titles at the trailing edge (Documentation/TableView.md §11).
final class TableIndexView: UIView {
  /// Points from one title to the next, and points that the column takes from rows.
  private static let pitch: CGFloat = 14
  static let width: CGFloat = 15

  weak var table: UITableView?
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  private var last: Int?

  override func takeClassDefaults() {
    super.takeClassDefaults()
    isOpaque = false
    contentMode = .redraw
  }

  private var pitch: CGFloat {
    titles.isEmpty ? Self.pitch : min(Self.pitch, bounds.height / CGFloat(titles.count))
  }

  private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
      .foregroundColor: table?.sectionIndexColor ?? tintColor ?? .systemBlue,
    ]
    for (index, title) in titles.enumerated() {
      let text = title == UITableView.indexSearch ? "⌕" : title
      let size = (text as NSString).size(withAttributes: attributes)
      let y = top + pitch * CGFloat(index) + (pitch - size.height) / 2
      (text as NSString).draw(
        at: CGPoint(x: (bounds.width - size.width) / 2, y: y), withAttributes: attributes)
    }
  }

  // MARK: Touch

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }

  private func follow(_ touches: Set<UITouch>) {
    guard let y = touches.first?.location(in: self).y, !titles.isEmpty else { return }
    let index = min(max(0, Int((y - top) / max(1, pitch))), titles.count - 1)
    guard index != last else { return }
    last = index
    table?.scroll(toIndexTitleAt: index)
  }
}

extension UITableView {
  /// Asks the data source for its index anew.
  final func indexDidChange() {
    indexTitles = nil
    setNeedsLayout()
  }

  /// Shows the index, if the data source has one and there are rows enough.
  final func placeIndex() {
    let titles = requireIndexTitles()
    guard !titles.isEmpty, counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView(frame: .zero)
    view.table = self
    view.titles = titles
    view.backgroundColor = sectionIndexBackgroundColor ?? .clear
    if indexView == nil {
      indexView = view
      for cell in shownCells.values { cell.setNeedsLayout() }
    }
    let inset = adjustedContentInset
    let x = isRightToLeft ? safeAreaInsets.left : bounds.width - TableIndexView.width - inset.right
    let frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: TableIndexView.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if view.frame != frame { view.frame = frame }
    if view.superview !== self || subviews.last !== view { addSubview(view) }
  }

  private func requireIndexTitles() -> [String] {
    if let indexTitles { return indexTitles }
    let answer: [String]?? = optionalCall(on: dataSource) {
      dataSource?.sectionIndexTitles(for: self)
    }
    let titles = (answer ?? nil) ?? []
    indexTitles = titles
    return titles
  }

  /// Scrolls to the section of an index title, as touching it does.
  package final func scroll(toIndexTitleAt index: Int) {
    let titles = requireIndexTitles()
    guard titles.indices.contains(index), let dataSource else { return }
    let title = titles[index]
    let section =
      optionalCall(on: dataSource) {
        dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
      } ?? index
    guard section >= 0, section < counts.count else { return }
    let y = unpaddedRect(.header(section)).minY - adjustedContentInset.top
    scroll(to: clamping(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}
