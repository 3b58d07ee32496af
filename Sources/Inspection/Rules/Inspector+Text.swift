// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// Text that is cut, does not grow, or cannot be read (Documentation/Check.md §6.2).
extension Inspector {
  mutating func inspectText() {
    for (index, node) in tree.nodes.enumerated() {
      guard let label = node.view as? UILabel, let text = label.shownText else {
        if let label = node.view as? UILabel { inspectEmptiness(of: label, index) }
        if let view = node.view as? UITextView { inspect(view, index) }
        if let field = node.view as? UITextField { inspectContrast(of: field, index) }
        continue
      }
      inspectRoom(of: label, text, index)
      // The app chooses the fonts of the system's content too.
      let isInContent = node.parent >= 0 && tree.nodes[node.parent].view is UIListContentView
      if !node.isPart || isInContent { inspectScaling(of: label, index) }
      inspectContrast(of: label, index)
    }
  }

  /// Whether a text is a line of dashes, which nobody reads to its end.
  private func isDrawnLine(_ text: String) -> Bool {
    text.count > 3 && text.allSatisfy { $0 == text.first } && "-–—_=~.·".contains(text.prefix(1))
  }

  private mutating func inspectRoom(of label: UILabel, _ text: ShownText, _ index: Int) {
    let node = tree.nodes[index]
    // A pixel more or less is rounding; a tenth of a line hides no letter.
    let height = room(for: label, node)
    let missing = text.allowedHeight - height
    let isTooLow =
      missing > max(1, text.lineHeight * 0.1) && !isBlank(missing, of: label, text)
    // Lines that are missing for a pixel of height are a matter of rounding too.
    let allows = label.numberOfLines == 0 || text.neededLines <= label.numberOfLines
    let isShort = text.isTruncated && !(allows && label.numberOfLines != 1)
    guard isShort || isTooLow, !isDrawnLine(label.text ?? "") else { return }
    // Bars shorten their titles and buttons by design, as far as they can.
    if node.isInBar, node.isPart, !isTooLow { return }
    let width = label.bounds.width
    let view = person(index)
    let lines = label.numberOfLines
    // A line that is wide enough may still be cut along its height.
    let isWide = lines == 1 && (!isTooLow || text.needed.width > width + 1)
    let lost = isWide ? text.needed.width - width : missing
    let culprit = isWide ? nil : fixedHeight(around: label, node)
    // A height that somebody fixed is the cause, and told in place of the text that it cuts.
    if let culprit, label.followsTextSize {
      return reportFixedHeight(culprit, label, text, missing, index)
    }
    if culprit == nil, isTooLow, reportFixedRows(label, text, missing, node) { return }
    let shown = label.text ?? ""
    let severity = Self.severity(
      isTooLow: isTooLow, missing: missing / text.lineHeight,
      lost: lines == 1
        ? lost / max(text.needed.width, 1)
        : CGFloat(text.neededLines - text.shownLines) / CGFloat(max(text.neededLines, 1)),
      isUsual: configuration.isUsual)
    faults.append(
      Fault(
        .truncatedText, view, severity: severity,
        measure: Double(max(lost, 0)), region: node.frame
      ) {
        var words = Fault.Words(
          message: isWide
            ? "“\(excerpt(shown))” needs \(short(text.needed.width)) pt and has \(short(width)) pt"
            : "“\(excerpt(shown))” needs \(text.neededLines) "
              + "\(text.neededLines == 1 ? "line" : "lines"), \(short(text.needed.height)) pt,"
              + " and shows \(text.shownLines) in \(short(height)) pt",
          reason: Inspector.reason(lines, isTooLow: isTooLow),
          remedy: Inspector.remedy(view, lines, isWide: isWide))
        words.numbers = [
          .init("missing", Double(max(lost, 0))),
          .init("needed", Double(isWide ? text.needed.width : text.needed.height)),
          .init("has", Double(isWide ? width : height)),
        ]
        if let culprit {
          words.related = [
            RelatedPlace(label: "the height", place: OriginPlace.place(culprit.origin))
          ]
        }
        words.cause =
          (isWide ? Self.cause(ofWidth: label) : nil) ?? view.shares(isVertical: !isWide)
        return words
      })
  }

  /// Whether what a line lacks has no ink: half of it above capitals, half below a baseline that no
  /// letter crosses.
  private func isBlank(_ missing: CGFloat, of label: UILabel, _ text: ShownText) -> Bool {
    guard text.neededLines == 1, let font = label.font, let shown = label.text else { return false }
    // Some signs leave the room between baseline and capitals a little.
    let ink = shown.unicodeScalars.contains(where: Self.crossingLittle.contains)
    let blank = min(font.ascender - font.capHeight, -font.descender)
    guard missing / 2 <= blank - (ink ? font.pointSize / 8 : 0) else { return false }
    return shown.unicodeScalars.allSatisfy { $0.isASCII && !Self.crossingBaseline.contains($0) }
  }

  private static let crossingBaseline = Set("gjpqy()[]{}|/\\_@".unicodeScalars)
  private static let crossingLittle = Set("Q,;$".unicodeScalars)

  private static func remedy(_ view: UIView, _ lines: Int, isWide: Bool) -> String {
    if isWide, (view as? UIButton)?.configuration != nil {
      return "Set the configuration's titleLineBreakMode to .byWordWrapping, or give the "
        + "\(ClassNames.name(of: type(of: view))) more width or fewer words."
    }
    if isWide, view is UIControl {
      return "Set titleLabel.numberOfLines to 0, or give the "
        + "\(ClassNames.name(of: type(of: view))) more width or fewer words."
    }
    if isWide { return "Set numberOfLines to 0, or give the label more width." }
    return lines > 1
      ? "Allow more lines than \(lines), or none to count (numberOfLines = 0)."
      : "Let the height follow the text: tie the label to what is below it and drop the fixed "
        + "height."
  }

  /// How grave missing text is (Documentation/Check.md §6.2).
  ///
  /// - Parameters:
  ///   - missing: Lines that have no room.
  ///   - lost: The part of a single line, or of the lines, that is not shown, 0 to 1.
  ///   - isUsual: Whether people who make the app see it so every day.
  static func severity(
    isTooLow: Bool, missing: CGFloat, lost: CGFloat, isUsual: Bool
  ) -> Severity {
    if isTooLow { return missing > 0.25 ? .error : .warning }
    if isUsual { return .needsReview }
    return lost > 0.5 ? .error : .warning
  }

  /// The view of a fixed width that makes a text too narrow, and whatever else is in it; nil where
  /// there is none.
  private static func cause(ofWidth label: UILabel) -> String? {
    var view: UIView? = label
    while let current = view, !ScreenTree.isCell(current), current.ownedByController == nil {
      if current !== label, current.hasFixedLength(isVertical: false) {
        return ViewNames.path(of: current)
      }
      view = current.superview
    }
    return nil
  }

  /// The height that the label has, points: a button's title may hang out of it, and that of a
  /// section out of its header.
  private func room(for label: UILabel, _ node: Node) -> CGFloat {
    if let header = headerOfTitle(label) {
      return min(label.bounds.height, header.bounds.height)
    }
    guard node.isPart, let button = label.superview as? UIButton else { return label.bounds.height }
    return min(label.bounds.height, button.bounds.height)
  }

  private static func reason(_ lines: Int, isTooLow: Bool) -> String {
    if lines == 1, !isTooLow { return "The label is allowed one line (numberOfLines is 1)." }
    if lines > 1, !isTooLow { return "The label is allowed \(lines) lines." }
    return "Constraints or its frame give the label less height than its lines need."
  }

  /// A required constant height of the label, or of a view around it up to the cell's.
  private func fixedHeight(around label: UILabel, _ node: Node) -> NSLayoutConstraint? {
    var view: UIView? = label
    var depth = 0
    while let current = view, depth < 3, !ScreenTree.isCell(current) {
      for constraint in current.heldConstraints
      where constraint.secondItem == nil && constraint.firstAttribute == .height
        && constraint.relation != .greaterThanOrEqual && constraint.firstItem === current
        && constraint.priority.rawValue > 750 && !constraint.isOfSystem
      {
        return constraint
      }
      view = current.superview
      depth += 1
    }
    return nil
  }

  private mutating func reportFixedHeight(
    _ constraint: NSLayoutConstraint, _ label: UILabel, _ text: ShownText, _ missing: CGFloat,
    _ index: Int
  ) {
    guard let fixed = constraint.firstView else { return }
    let height = constraint.constant
    faults.append(
      Fault(
        .fixedHeightAroundText, fixed, constraint: constraint,
        severity: Self.severity(ofMissing: missing, text), measure: Double(missing),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "the height is fixed at \(short(height)) pt; the text in it needs "
            + "\(short(text.needed.height)) pt at this text size",
          reason: "A constraint holds the height at \(short(height)) pt whatever the text size.",
          remedy: "Make it a least height (greaterThanOrEqualToConstant), or remove it.")
        words.numbers = [
          .init("missing", Double(missing)), .init("fixed", Double(height)),
          .init("needed", Double(text.needed.height)),
        ]
        words.related = [
          RelatedPlace(label: "the text", place: OriginPlace.place(label.origin))
        ]
        return words
      })
  }

  static func severity(ofMissing points: CGFloat, _ text: ShownText) -> Severity {
    severity(isTooLow: true, missing: points / text.lineHeight, lost: 0, isUsual: false)
  }

  /// Text in a row, an item or a header whose list gives all of them one height.
  ///
  /// - Returns: Whether it is one.
  private mutating func reportFixedRows(
    _ label: UILabel, _ text: ShownText, _ missing: CGFloat, _ node: Node
  ) -> Bool {
    if reportFixedHeaders(label, text, missing, node) { return true }
    guard label.followsTextSize, node.cell >= 0, node.scroller >= 0,
      tree.nodes[node.cell].scroller == node.scroller
    else { return false }
    let list = tree.nodes[node.scroller].view
    guard let height = fixedRowHeight(of: list, tree.nodes[node.cell].view) else { return false }
    let word = list is UITableView ? "row" : "item"
    faults.append(
      Fault(
        .fixedHeightAroundText, list, severity: Self.severity(ofMissing: missing, text),
        detail: "rows", measure: Double(missing),
        region: tree.nodes[node.cell].frame
      ) {
        var words = Fault.Words(
          message: "\(word)s are fixed at \(short(height)) pt; a text in one needs "
            + "\(short(missing)) pt more at this text size",
          reason: Inspector.reason(ofRows: list, height),
          remedy: list is UITableView
            ? "Set rowHeight to UITableView.automaticDimension and let constraints decide."
            : (list as? UICollectionView)?.collectionViewLayout is UICollectionViewFlowLayout
              ? "Set estimatedItemSize, or take the size from the text at its size."
              : "Give the item an estimated height, .estimated(\(short(height))).")
        words.numbers = [.init("missing", Double(missing)), .init("fixed", Double(height))]
        words.related = [RelatedPlace(label: "the text", place: OriginPlace.place(label.origin))]
        return words
      })
    return true
  }

  private static func reason(ofRows list: UIView, _ height: CGFloat) -> String {
    let points = "\(short(height)) pt whatever the text size."
    if (list as? UITableView)?.delegateAnswersHeights == true {
      return "tableView(_:heightForRowAt:) answers \(points)"
    }
    if (list as? UICollectionView)?.delegateGivesSizes == true {
      return "collectionView(_:layout:sizeForItemAt:) answers \(points)"
    }
    return "The list gives every \(list is UITableView ? "row" : "item") \(points)"
  }

  private func fixedRowHeight(of list: UIView, _ cell: UIView) -> CGFloat? {
    switch list {
    case let table as UITableView:
      guard let row = cell as? UITableViewCell, let path = table.indexPath(for: row),
        !table.sizesItself(path)
      else { return nil }
      return cell.bounds.height
    case let collection as UICollectionView:
      guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
        return (cell as? UICollectionReusableView).flatMap { collection.constantHeight(of: $0) }
      }
      guard !collection.asksForSizes, cell is UICollectionViewCell else { return nil }
      return collection.delegateGivesSizes ? cell.bounds.height : flow.itemSize.height
    default: return nil
    }
  }

  private mutating func inspect(_ view: UITextView, _ index: Int) {
    inspectContrast(of: view, index)
    inspectScaling(of: view, view.chosenFonts, index)
    guard !view.isScrollEnabled, view.bounds.width > 0 else { return }
    let needed = view.sizeThatFits(
      CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
    ).height
    let missing = needed - view.bounds.height
    guard missing > 2 else { return }
    let height = view.bounds.height
    faults.append(
      Fault(
        .truncatedText, view,
        severity: missing > (view.font ?? .systemFont(ofSize: 12)).lineHeight / 2 ? .error : nil,
        measure: Double(missing), region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "the text needs \(short(needed)) pt and has \(short(height)) pt",
          reason: "The text view does not scroll and is lower than its text.",
          remedy: "Let its height follow the text, or let it scroll.")
        words.numbers = [.init("missing", Double(missing)), .init("needed", Double(needed))]
        return words
      })
  }

  private mutating func inspectScaling(of label: UILabel, _ index: Int) {
    guard label.text?.contains(where: { $0.isLetter || $0.isNumber }) == true else { return }
    inspectScaling(of: label, label.shownFonts, index)
  }

  private mutating func inspectScaling(of view: UIView, _ fonts: [UIFont], _ index: Int) {
    // Fonts of fixed size above the largest size of body text are drawings rather than text.
    guard !tree.nodes[index].isInBar,
      let size = fonts.first(where: { !$0.followsTextSize && $0.pointSize < 53 })?.pointSize
    else { return }
    faults.append(
      Fault(
        .ignoresDynamicType, view, measure: 0, region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "the font stays at \(short(size)) pt at every text size",
          reason: "The font was made with a fixed size.",
          remedy: "Use UIFont.preferredFont(forTextStyle:), or UIFontMetrics.scaledFont(for:) "
            + "for your own font, and set adjustsFontForContentSizeCategory.")
        words.numbers = [.init("size", Double(size))]
        words.cause = ViewNames.owner(of: view)
        return words
      })
  }
}

/// The first words of a text.
func excerpt(_ text: String) -> String {
  let line = text.replacingOccurrences(of: "\n", with: " ")
  return line.count > 32 ? line.prefix(31) + "…" : line
}

extension Configuration {
  /// Whether it is as those see the app who make it: a phone of today upright, or a whole iPad, at the
  /// standard text size in the language the texts were written in.
  var isUsual: Bool {
    guard let device = DeviceCatalog.device(named: self.device) else { return false }
    return textSize == .l && pseudoLanguage == nil && window == .full && !isTextBold
      && orientation.isPortrait && device.size.width >= 390
  }
}

extension UIView {
  /// Whether a constant of the app, above the strength of its content, gives its width or height.
  func hasFixedLength(isVertical: Bool) -> Bool {
    heldConstraints.contains {
      $0.firstItem === self && $0.firstAttribute == (isVertical ? .height : .width)
        && $0.secondItem == nil && $0.relation != .greaterThanOrEqual
        && $0.priority.rawValue > 750 && !$0.isOfSystem
    }
  }
}

extension UILabel {
  /// Whether some of the text follows the text size that people choose.
  var followsTextSize: Bool { shownFonts.contains { $0.followsTextSize } }
}
