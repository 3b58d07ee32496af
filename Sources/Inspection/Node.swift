// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// A visible view, with what rules ask about it again and again.
///
/// Nodes lie in one array, parents before children; `end` closes the range of a node's own tree.
@MainActor
struct Node {
  let view: UIView
  /// The index of the superview's node; −1 at a window.
  let parent: Int
  /// In the window, points.
  let frame: CGRect
  /// What ancestors that clip leave of the window, points.
  let clip: CGRect
  /// The index of the nearest scroll view around the view; −1 for none.
  let scroller: Int
  /// The index of the nearest row, item, header or footer, the view itself counted; −1 for none.
  let cell: Int
  /// The index of the nearest view that belongs to a controller, the view itself counted.
  let controlled: Int
  /// Whether the view is a part of a control or bar that UIKit makes, such as a button's label.
  let isPart: Bool
  /// Whether the view lies in a bar.
  let isInBar: Bool
  var end = 0

  /// What of the view can be seen, in the window.
  var visible: CGRect { frame.intersection(clip) }
}
