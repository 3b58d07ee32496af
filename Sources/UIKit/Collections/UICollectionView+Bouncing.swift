// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// A compositional layout lets its list bounce along the way it scrolls, however short it is
  /// (Documentation/CompositionalLayout.md §8); what the app sets afterwards holds.
  final func takeBouncing(of layout: UICollectionViewLayout) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    if layout.isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
  }
}
