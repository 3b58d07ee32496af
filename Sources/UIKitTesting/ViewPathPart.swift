// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// One class of a path of views, perhaps with a number among its siblings.
@MainActor
struct ViewPathPart {
  let typeName: String
  /// From 0; nil for any.
  let number: Int?

  nonisolated init(_ text: Substring) {
    let parts = text.split(separator: "[", maxSplits: 1)
    typeName = parts.first.map(String.init) ?? ""
    number = parts.count > 1 ? Int(parts[1].prefix { $0 != "]" }) : nil
  }

  /// Whether the classes of the view's last ancestors and of the view itself are those of the path.
  static func chain(_ parts: ArraySlice<ViewPathPart>, endsAt view: UIView) -> Bool {
    guard let last = parts.last else { return false }
    guard last.fits(view) else { return false }
    guard parts.count > 1 else { return true }
    guard let parent = view.superview else { return false }
    return chain(parts.dropLast(), endsAt: parent)
  }

  private func fits(_ view: UIView) -> Bool {
    guard String(describing: type(of: view)) == typeName else { return false }
    guard let number else { return true }
    let siblings = (view.superview?.subviews ?? [view])
      .filter { String(describing: type(of: $0)) == typeName }
    return siblings.indices.contains(number) && siblings[number] === view
  }
}
