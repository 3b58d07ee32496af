// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
package import UIKit

/// Windows as text: a line a view, with its frame, children indented below it.
///
///     UIView 0 0 320 100
///       UILabel 8 8.5 304 44 "Hello"
///
/// Frames are `x y width height` in the superview, in points. Nothing in it depends on addresses or
/// on time, so two dumps differ only where layouts do. Documentation/HeadlessHost.md §3.
@MainActor
package enum ViewTreeDump {
  package static func text(of views: [UIView]) -> String {
    var lines: [String] = []
    Runtime.current.showingMotion {
      for view in views { append(view, depth: 0, to: &lines) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
    var words = [String(describing: type(of: view)), text(view.frame)]
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(number(view.alpha))") }
    if let scroll = view as? UIScrollView {
      let (offset, size) = (scroll.contentOffset, scroll.contentSize)
      words.append("offset \(number(offset.x)) \(number(offset.y))")
      words.append("content \(number(size.width)) \(number(size.height))")
    }
    if let text = shownText(of: view) { words.append(StepText.quoted(text)) }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in ordered(view) { append(child, depth: depth + 1, to: &lines) }
  }

  /// Subviews back to front; cells by position, since reuse decides their order.
  private static func ordered(_ view: UIView) -> [UIView] {
    guard view is UICollectionView else { return view.subviews }
    return view.subviews.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      return (a.minY, a.minX, left.offset) < (b.minY, b.minX, right.offset)
    }.map(\.element)
  }

  private static func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    default: nil
    }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// At most three decimals, none that are zero.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(rounded)" }
    let whole = rounded.rounded()
    if rounded == whole { return String(Int(whole)) }
    return "\(Double(rounded))"
  }
}
