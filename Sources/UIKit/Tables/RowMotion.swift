// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a change of rows moves on screen: where everything was before it
/// (Documentation/StandingStill.md §3a, Documentation/TableView.md §12).
@MainActor
final class RowMotion {
  /// A cell on its way out.
  struct Leaver {
    let path: IndexPath
    let cell: UITableViewCell
    /// Where it was, in the content before the change.
    let frame: CGRect
    let animation: UITableView.RowAnimation
    /// Where its row is in the list after, when it stays there.
    let destination: IndexPath?
    let alpha: CGFloat
  }

  /// Points scrolled before the change.
  let offset: CGFloat
  /// The frames of rows that were shown, by their place after the change.
  var before: [IndexPath: CGRect] = [:]
  var boundaries: [TableBoundary: CGRect] = [:]
  var footer: CGRect?
  var leavers: [Leaver] = []
  /// How a row that is new after the change comes; nil for rows that were there.
  let entrance: (IndexPath) -> UITableView.RowAnimation?
  /// Points the content moved below the screen while the change was followed.
  var shift: CGFloat = 0

  init(offset: CGFloat, entrance: @escaping (IndexPath) -> UITableView.RowAnimation?) {
    self.offset = offset
    self.entrance = entrance
  }

  /// A frame from before the change where it is seen now.
  func moved(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: shift) }

  /// Points that the row nearest to `path` moved by: what comes into view came along with it.
  func way(besides path: IndexPath, _ now: (IndexPath) -> CGRect?) -> CGFloat {
    let nearest = before.keys.filter { now($0) != nil }.min {
      (abs($0.section - path.section), abs($0.row - path.row), $0.row)
        < (abs($1.section - path.section), abs($1.row - path.row), $1.row)
    }
    guard let nearest, let old = before[nearest], let new = now(nearest) else { return 0 }
    return new.minY - moved(old).minY
  }
}

/// One place of a row on its way.
struct RowPlacement {
  var frame: CGRect
  var alpha: CGFloat = 1
  /// The share of its height that is seen, about its middle; its layout is that of the whole row.
  var flatness: CGFloat = 1

  /// Where a row that comes begins, or one that goes ends, beside its place.
  init(_ frame: CGRect, _ animation: UITableView.RowAnimation, width: CGFloat) {
    self.frame = frame
    switch animation {
    case .fade, .automatic: alpha = 0
    case .right: self.frame.origin.x += width
    case .left: self.frame.origin.x -= width
    case .top: self.frame.origin.y -= frame.height
    case .bottom: self.frame.origin.y += frame.height
    case .middle: flatness = 0.001
    case .none: break
    }
  }
}
