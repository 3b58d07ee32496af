// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// Runs a test on a screen of its own: 2 pixels a point, with its own issues and clock.
@MainActor
func onFreshScreen(_ body: () -> Void) {
  onFreshScreenThrowing(body)
}

/// The same for tests that may throw.
@MainActor
func onFreshScreenThrowing(_ body: () throws -> Void) rethrows {
  let before = Runtime.current
  let runtime = Runtime()
  Runtime.current = runtime
  runtime.screenTraits = UITraitCollection(displayScale: 2)
  defer {
    Runtime.current = before
    UITraitCollection.current = before.screenTraits
  }
  try body()
}

/// Data sources are not retained by their views; this ties one to a view's life.
@MainActor
func keepAlive(_ object: AnyObject, with view: UIView) {
  let keeper = KeeperView(frame: .zero)
  keeper.object = object
  view.mask = keeper
}

private final class KeeperView: UIView {
  var object: AnyObject?
}

/// A cell whose preferred size is decided by the test.
final class PreferringCell: UICollectionViewCell {
  var preference: ((UICollectionViewLayoutAttributes) -> CGSize)?
  private(set) var asked = 0

  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    guard let preference else { return layoutAttributes }
    layoutAttributes.size = preference(layoutAttributes)
    return layoutAttributes
  }
}

/// A data source and delegate that writes down what it is asked.
final class CollectionScript: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var preference: ((IndexPath, UICollectionViewLayoutAttributes) -> CGSize)?
  var dequeued = 0
  var events: [String] = []

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeued += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? PreferringCell, let preference {
      cell.preference = { preference(indexPath, $0) }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    events.append("didHighlight \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    events.append("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.item)")
  }
}

/// A collection view of 375×667 points with a flow layout, laid out when asked.
@MainActor
func collection(
  _ script: CollectionScript, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
  size: CGSize = CGSize(width: 375, height: 667)
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "extra")
  }
  view.dataSource = script
  view.delegate = script
  keepAlive(script, with: view)
  return view
}

extension UICollectionView {
  /// The origins of the visible cells, in order of items, as "x y".
  var origins: [String] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0)?.frame.origin }.map {
      "\(shortNumber($0.x)) \(shortNumber($0.y))"
    }
  }
}
