// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Natural sizes with what was measured for them.
@MainActor
enum ContentWords {
  /// - Parameter length: The natural length along the axis; nil for the view's own answer.
  static func text(of view: UIView, isVertical: Bool, _ length: Double? = nil) -> String {
    let name = view.shortName
    switch view {
    case let label as UILabel:
      return isVertical ? height(of: label, length) : width(of: label, length)
    case let image as UIImageView:
      guard let size = image.image?.size else { return "\(name) has no image" }
      return "\(name)'s image is \(short(size.width)) × \(short(size.height))"
    case let button as UIButton:
      let title = button.currentTitle ?? button.titleLabelNow?.text ?? ""
      let what = title.isEmpty ? "content" : "title \"\(excerpt(title))\" and its insets"
      return "\(name)'s \(what) take \(extent(of: view, isVertical))"
    case is UIStackView: return "\(name) is as large as its items"
    case is UITableView, is UICollectionView:
      return "\(name) answers its own intrinsicContentSize, \(extent(of: view, isVertical))"
    default:
      let type = ClassNames.name(of: type(of: view))
      if ClassNames.isOfUIKit(Swift.type(of: view)) {
        return "\(name) is \(extent(of: view, isVertical)) by nature (\(type))"
      }
      return "\(type).intrinsicContentSize answers \(extent(of: view, isVertical))"
    }
  }

  private static func extent(of view: UIView, _ isVertical: Bool) -> String {
    let size = view.naturalSizeNow
    return isVertical ? "\(short(size.height)) of height" : "\(short(size.width)) of width"
  }

  static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 24 ? "\(line.prefix(21))…" : line
  }

  // MARK: Labels

  /// `title's text "…" takes 2 lines of 17 pt body at 343 wide`.
  private static func height(of label: UILabel, _ height: Double?) -> String {
    guard let (name, font) = named(label) else { return "\(label.shortName) has no text" }
    guard let shown = label.shownText else {
      return "\(name) is \(short(height ?? Double(label.naturalSizeNow.height))) tall in \(font)"
    }
    let limit = label.numberOfLines
    let lines = limit > 0 ? min(limit, shown.neededLines) : shown.neededLines
    let count = lines == 1 ? "1 line" : "\(lines) lines"
    var words = "\(name) takes \(count) of \(font) at \(short(label.bounds.width)) wide"
    if limit > 0, shown.isTruncated || shown.neededLines > limit {
      words += "; numberOfLines is \(limit)"
    }
    return words + preferred(label)
  }

  private static func width(of label: UILabel, _ width: Double?) -> String {
    guard let (name, font) = named(label) else { return "\(label.shortName) has no text" }
    let length = short(width ?? Double(label.naturalSizeNow.width))
    let lines = label.shownText?.neededLines ?? 1
    let words =
      lines > 1
      ? "\(name): the longest of its \(lines) lines is \(length) wide"
      : "\(name) is \(length) wide"
    return "\(words) in \(font)\(preferred(label))"
  }

  /// The label with its text, and its font; nil without text.
  private static func named(_ label: UILabel) -> (String, font: String)? {
    guard let text = label.text, !text.isEmpty else { return nil }
    return (
      "\(label.shortName)'s text \"\(excerpt(text))\"", label.font.map { $0.shortName } ?? "?"
    )
  }

  private static func preferred(_ label: UILabel) -> String {
    guard label.preferredMaxLayoutWidth > 0, label.numberOfLines != 1 else { return "" }
    return "; preferredMaxLayoutWidth is \(short(label.preferredMaxLayoutWidth))"
  }
}
