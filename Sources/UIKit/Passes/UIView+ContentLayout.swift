// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// Lays out this view's tree and nothing above it, even while an ancestor is laying out.
  final func layOutContent() {
    var rounds = 0
    while hasLayoutWork, rounds < Runtime.maximumRounds {
      rounds += 1
      topmostView.updateConstraintsInTree()
      layOutTree()
    }
  }
}
