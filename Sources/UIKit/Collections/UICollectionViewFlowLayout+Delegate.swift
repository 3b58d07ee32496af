// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

extension UICollectionViewFlowLayout {
  /// Asks the delegate, in ascending order, for everything it has an opinion on.
  final func makeContents(_ view: UICollectionView) -> [FlowContents] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    delegateGivesSizes = false
    return view.counts.enumerated().map { section, count in
      FlowContents(
        count: count, metrics: metrics(of: section, view, delegate),
        sizes: sizes(of: section, count, view, delegate))
    }
  }

  private func sizes(
    of section: Int, _ count: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowContents.Sizes {
    guard let delegate, count > 0 else { return standardSizes }
    var result: [CGSize] = []
    result.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = optionalCall(on: delegate) {
        delegate.collectionView(view, layout: self, sizeForItemAt: path)
      }
      guard let size else { return standardSizes }
      result.append(
        Runtime.itemSize(size, from: "collectionView(_:layout:sizeForItemAt:)", of: delegate))
    }
    delegateGivesSizes = true
    return .each(result)
  }

  private var standardSizes: FlowContents.Sizes {
    estimatesItemSizes
      ? .estimated : .uniform(Runtime.itemSize(itemSize, from: "itemSize"))
  }

  private func metrics(
    of section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowMetrics {
    var insets = sectionInset
    var line = minimumLineSpacing
    var interitem = minimumInteritemSpacing
    var header = headerReferenceSize
    var footer = footerReferenceSize
    if let delegate {
      func ask<Answer>(_ call: () -> Answer) -> Answer? {
        optionalCall(on: delegate, call)
      }
      if let answer = ask({
        delegate.collectionView(view, layout: self, insetForSectionAt: section)
      }) {
        insets = Runtime.listInsets(
          answer, from: "collectionView(_:layout:insetForSectionAt:)", of: delegate)
      }
      if let answer = ask({
        delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      }) {
        line = Runtime.listLength(
          answer, from: "collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: delegate,
          isSpace: true)
      }
      if let answer = ask({
        delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      }) {
        interitem = Runtime.listLength(
          answer, from: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
          of: delegate, isSpace: true)
      }
      if let answer = ask({
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      }) {
        header = along(
          answer, delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)")
      }
      if let answer = ask({
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      }) {
        footer = along(
          answer, delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)")
      }
    }
    func length(_ value: CGFloat) -> CGFloat {
      Runtime.listLength(value, from: "the section's metrics")
    }
    return FlowMetrics(
      insets: Insets(
        top: length(insets.top), left: length(insets.left), bottom: length(insets.bottom),
        right: length(insets.right)),
      lineSpacing: length(line), interitemSpacing: length(interitem),
      headerLength: length(axis == .vertical ? header.height : header.width),
      footerLength: length(axis == .vertical ? footer.height : footer.width))
  }

  /// A delegate's answer along the way of the layout; the other length is not asked for.
  private func along(
    _ size: CGSize, _ delegate: any UICollectionViewDelegateFlowLayout, _ source: StaticString
  ) -> CGSize {
    axis == .vertical
      ? CGSize(width: 0, height: Runtime.listLength(size.height, from: source, of: delegate))
      : CGSize(width: Runtime.listLength(size.width, from: source, of: delegate), height: 0)
  }

  // MARK: Items that are too long

  /// Reports every item that does not fit and was not reported since the last invalidation (§6.3).
  final func reportOverflows(_ view: UICollectionView) {
    overflowsAreDue = false
    guard let found = flow?.overflows(limit: 10), !found.isEmpty else { return }
    for overflow in found where !reportedOverflows.contains(overflow) {
      Runtime.current.report(
        LayoutIssue(
          .itemExceedsSection(
            item: "(\(overflow.section) - \(overflow.item))", length: overflow.length,
            available: overflow.available, text: overflowText(view)),
          view: view))
    }
    reportedOverflows = found
  }

  /// UIKit's words, one line each.
  private func overflowText(_ view: UICollectionView) -> String {
    let isVertical = axis == .vertical
    let (side, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let name = "UICollectionViewFlowLayout"
    var lines = [
      "The behavior of the \(name) is not defined because:",
      "the item \(side) must be less than the \(side) of the UICollectionView minus the section "
        + "insets \(edges) values, minus the content insets \(edges) values.",
    ]
    if delegateGivesSizes { lines.append("Please check the values returned by the delegate.") }
    lines.append(
      "The relevant \(name) instance is \(description), and it is attached to "
        + "\(view.consoleDescription).")
    lines.append(
      "Make a symbolic breakpoint at \(name)BreakForInvalidSizes to catch this in the debugger.")
    return lines.joined(separator: "\n")
  }
}
