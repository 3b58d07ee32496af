// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Heights of section headers and footers (Documentation/TableView.md §3).
extension UITableView {
  /// The title of a header or footer from the data source or the storyboard.
  final func title(of boundary: TableBoundary) -> String? {
    let section = boundary.section
    let own = staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    switch boundary {
    case .header:
      let title = optionalCall(on: dataSource) {
        dataSource?.tableView(self, titleForHeaderInSection: section)
      }
      return title ?? own?.headerTitle
    case .footer:
      let title = optionalCall(on: dataSource) {
        dataSource?.tableView(self, titleForFooterInSection: section)
      }
      return title ?? own?.footerTitle
    }
  }

  /// The delegate's view; whether it answers at all is noted.
  final func delegateView(_ boundary: TableBoundary) -> UIView? {
    let section = boundary.section
    let answer: UIView??
    if boundary.isHeader {
      answer = optionalCall(on: delegate) {
        delegate?.tableView(self, viewForHeaderInSection: section)
      }
      givesViews.header = answer != nil
    } else {
      answer = optionalCall(on: delegate) {
        delegate?.tableView(self, viewForFooterInSection: section)
      }
      givesViews.footer = answer != nil
    }
    return answer ?? nil
  }

  private func delegateHeight(_ boundary: TableBoundary) -> CGFloat? {
    let section = boundary.section
    if boundary.isHeader {
      return optionalCall(on: delegate) {
        Runtime.listLength(
          delegate?.tableView(self, heightForHeaderInSection: section) ?? 0,
          from: "tableView(_:heightForHeaderInSection:)", of: delegate)
      }
    }
    return optionalCall(on: delegate) {
      Runtime.listLength(
        delegate?.tableView(self, heightForFooterInSection: section) ?? 0,
        from: "tableView(_:heightForFooterInSection:)", of: delegate)
    }
  }

  private func delegateEstimate(_ boundary: TableBoundary) -> CGFloat? {
    let section = boundary.section
    if boundary.isHeader {
      return optionalCall(on: delegate) {
        Runtime.listLength(
          delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? 0,
          from: "tableView(_:estimatedHeightForHeaderInSection:)", of: delegate)
      }
    }
    return optionalCall(on: delegate) {
      Runtime.listLength(
        delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? 0,
        from: "tableView(_:estimatedHeightForFooterInSection:)", of: delegate)
    }
  }

  /// The height a header or footer counts with until it is about to be shown, points.
  ///
  /// Its view is asked for only when it is needed; which sections have one is not known before.
  final func expectedHeight(of boundary: TableBoundary) -> CGFloat {
    if let height = givenHeight(boundary) {
      measuredBoundaries.insert(boundary)
      return height
    }
    let mayHaveView = boundary.isHeader ? givesViews.header : givesViews.footer
    if mayHaveView == nil { return measuredHeight(of: boundary) }
    if mayHaveView == true {
      let estimate =
        delegateEstimate(boundary)
        ?? (boundary.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
      return padding(boundary) + (estimate > 0 ? estimate : 28)
    }
    return measuredHeight(of: boundary)
  }

  /// The height from the delegate, where it is one to use, with the padding above a plain header.
  ///
  /// Zero means the usual height in grouped tables (Documentation/TableView.md §3.1, §3.3).
  private func givenHeight(_ boundary: TableBoundary) -> CGFloat? {
    guard let height = delegateHeight(boundary), height >= 0 else { return nil }
    if height == 0, style != .plain { return nil }
    return padded(height, boundary)
  }

  /// The height of a header or footer that is about to be shown, points.
  final func measuredHeight(of boundary: TableBoundary) -> CGFloat {
    measuredBoundaries.insert(boundary)
    if let height = givenHeight(boundary) { return height }
    let isGrouped = style != .plain
    let fixed = boundary.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let estimate = boundary.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if let view = boundaryView(boundary) {
      guard (view as? UITableViewHeaderFooterView)?.isOfTable != true else {
        let title = titleHeight(of: view)
        if isGrouped { return max(fixed, title) }
        return padded(fixed >= 0 ? fixed : title, boundary)
      }
      if fixed >= 0 { return padded(fixed, boundary) }
      return padding(boundary) + (estimate == 0 ? 28 : fittedHeight(of: view))
    }
    guard isGrouped else { return 0 }
    if fixed >= 0 { return fixed }
    return boundary == .header(0) ? 35 : 17.5
  }

  private func titleHeight(of view: UIView) -> CGFloat {
    guard let view = view as? UITableViewHeaderFooterView else { return 28 }
    return grid.ceiling(view.automaticTitleHeight(width: rowWidth))
  }

  /// Points above a header of a plain table.
  private func padding(_ boundary: TableBoundary) -> CGFloat {
    guard boundary.isHeader, style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }

  /// A height with the padding above, which a header without one has not.
  private func padded(_ height: CGFloat, _ boundary: TableBoundary) -> CGFloat {
    height > 0.01 ? padding(boundary) + height : height
  }

  /// Where a boundary itself stands: below its padding.
  final func unpaddedRect(_ boundary: TableBoundary) -> CGRect {
    var frame = boundaryRect(boundary)
    guard frame.height > 0.01 else { return frame }
    frame.origin.y += padding(boundary)
    frame.size.height -= padding(boundary)
    return frame
  }

  private func fittedHeight(of view: UIView) -> CGFloat {
    if view.frame.width != rowWidth { view.frame.size.width = rowWidth }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return grid.ceiling(size.height) }
    return view.bounds.height > 0 ? view.bounds.height : 28
  }
}
