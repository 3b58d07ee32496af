// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Headers and footers of sections and of the table (Documentation/TableView.md §3).
extension UITableView {
  final func replace(_ old: UIView?, by new: UIView?) {
    if old === new {
      // Given again, it counts with the height that it has now.
      guard contentSize.height != contentHeight else { return }
    } else {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsLayout()
  }

  final func placeHeaderAndFooter() {
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let y = headerLength + requireGeometry().total
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
  }

  /// Shows the headers and footers of the sections on screen; those of plain tables stay there.
  final func placeBoundaries() {
    let list = requireGeometry()
    let low = bounds.minY - headerLength
    var visible: Set<TableBoundary> = []
    for section in list.sections(from: low, to: low + bounds.height) {
      for boundary in [TableBoundary.header(section), .footer(section)] {
        let frame = pinnedRect(boundary)
        guard frame.height > 0.01, frame.intersects(bounds), let view = boundaryView(boundary)
        else {
          continue
        }
        visible.insert(boundary)
        if view.frame != frame { view.frame = frame }
        if style == .plain, let view = view as? UITableViewHeaderFooterView {
          view.isPinned = frame.minY > unpaddedRect(boundary).minY
        }
        if view.superview !== self {
          addSubview(view)
          tellDisplay(of: view, boundary)
        }
      }
    }
    let hidden = shownBoundaries.filter { !visible.contains($0.key) }
    for (boundary, view) in hidden.sorted(by: { $0.key.section < $1.key.section }) {
      if view.superview === self { tellEnd(of: view, boundary) }
      putAway(view)
      shownBoundaries[boundary] = nil
    }
  }

  private func pinnedRect(_ boundary: TableBoundary) -> CGRect {
    var frame = unpaddedRect(boundary)
    guard style == .plain, frame.height > 0.01 else { return frame }
    let section = boundary.section
    switch boundary {
    case .header:
      let end = boundaryRect(.footer(section)).maxY
      let top = bounds.minY + adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(max(frame.minY, top), end - frame.height))
    case .footer:
      let start = boundaryRect(.header(section)).minY
      let bottom = bounds.maxY - adjustedContentInset.bottom
      frame.origin.y = min(frame.minY, max(min(frame.minY, bottom - frame.height), start))
    }
    return frame
  }

  /// The view of a header or footer: the delegate's, or one with the title; nil for none.
  final func boundaryView(_ boundary: TableBoundary) -> UIView? {
    if let view = shownBoundaries[boundary] { return view }
    if let view = delegateView(boundary) {
      adopt(view, as: boundary)
      shownBoundaries[boundary] = view
      return view
    }
    guard let title = title(of: boundary) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isOfTable = true
    adopt(view, as: boundary)
    view.showTitle(title)
    shownBoundaries[boundary] = view
    return view
  }

  final func adopt(_ view: UIView, as boundary: TableBoundary) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.hostTable = self
    view.isFooter = !boundary.isHeader
    // A title of 16 points, with 7 below it, makes the first header 55.5 tall and others 38.
    view.topSpace = !boundary.isHeader ? 8 : boundary.section == 0 ? 32.5 : 15
  }

  final func putAway(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      registry.waitingBoundaries[identifier, default: []].append(view)
    }
  }

  private func tellDisplay(of view: UIView, _ boundary: TableBoundary) {
    let section = boundary.section
    switch boundary {
    case .header:
      optionalCall(on: delegate) {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    case .footer:
      optionalCall(on: delegate) {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  private func tellEnd(of view: UIView, _ boundary: TableBoundary) {
    let section = boundary.section
    switch boundary {
    case .header:
      optionalCall(on: delegate) {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      optionalCall(on: delegate) {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}
