// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// Sizes that were kept through a change, and those of which nobody can say so (Documentation/Check.md
// §6.11).

final class HeadedTile: UICollectionViewCell {}

final class TileHeader: UICollectionReusableView {}

/// Tiles with headers whose sizes the delegate answers.
class TilePage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var tiles = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles.frame = view.bounds
    tiles.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tiles.register(HeadedTile.self, forCellWithReuseIdentifier: "Tile")
    tiles.register(
      TileHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    tiles.dataSource = self
    tiles.delegate = self
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view.addSubview(tiles)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let safe = collectionView.safeAreaLayoutGuide.layoutFrame.width
    return CGSize(width: safe - 32, height: 60)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.layout.invalidateLayout() }
  }
}

/// The delegate remembers the first width that it was asked for.
final class CachingTiles: TilePage {
  private var width: CGFloat?

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath  // fault
  ) -> CGSize {
    let found = width ?? collectionView.bounds.width - 32
    width = found
    return CGSize(width: found, height: 60)
  }
}

/// A card whose width a constraint holds at what the screen had.
final class HeldCard: Screen {
  init(follows: Bool) {
    super.init { view, safe in
      let card = UIView()
      card.backgroundColor = .systemTeal
      let width =
        follows
        ? card.widthAnchor.constraint(equalTo: view.widthAnchor)
        : card.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width)  // fault
      view.place(
        card,
        [
          width, card.heightAnchor.constraint(equalToConstant: 80),
          card.topAnchor.constraint(equalTo: safe.topAnchor),
          card.leftAnchor.constraint(equalTo: view.leftAnchor),
          card.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor).withPriority(1),
        ])
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

extension NSLayoutConstraint {
  func withPriority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}

/// Texts that are others each time the screen is made: nothing can be compared.
final class ShuffledPage: Screen {
  private static var launches = 0

  init() {
    super.init { view, safe in
      ShuffledPage.launches += 1
      let long = String(repeating: "and more ", count: ShuffledPage.launches % 3)
      view.hang(words("Visit \(ShuffledPage.launches) \(long)"), in: safe)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

#Preview("stale-size fault 91") { CachingTiles() }
#Preview("stale-size fault 92") { HeldCard(follows: false) }
#Preview("stale-size sound 91") { TilePage() }
#Preview("stale-size sound 92") { HeldCard(follows: true) }
#Preview("stale-size sound 93") { ShuffledPage() }
