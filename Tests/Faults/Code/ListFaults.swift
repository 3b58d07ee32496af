// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

final class Tile: UICollectionViewCell {}

/// A shelf of tiles that scrolls sideways, with a height of its own.
@MainActor
private func shelf(_ item: CGFloat, height: CGFloat) -> Screen {
  Screen { view, safe in
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: item)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)  // fault
    list.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    list.dataSource = Tiles.shared
    view.place(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor),
      list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

final class Tiles: NSObject, UICollectionViewDataSource {
  static let shared = Tiles()

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }
}

#Preview("taller-than-content fault 1") { shelf(120, height: 200) }
#Preview("taller-than-content fault 2") { shelf(60, height: 90) }
#Preview("taller-than-content fault 3") { shelf(100, height: 115) }
#Preview("taller-than-content sound 1") { shelf(80, height: 80) }
#Preview("taller-than-content sound 2") { shelf(80, height: 86) }
#Preview("taller-than-content sound 3") { shelf(120, height: 120.5) }

/// A list that scrolls down, with items of a width.
@MainActor
private func column(_ width: @escaping (UIView) -> CGFloat) -> Screen {
  Screen { view, safe in
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width(view), height: 60)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)  // fault
    list.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    list.dataSource = Tiles.shared
    view.place(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor),
      list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}

#Preview("item-wider-than-list fault 1") { column { _ in 2000 } }
#Preview("item-wider-than-list fault 2") { column { _ in UIScreen.main.bounds.width } }
#Preview("item-wider-than-list fault 3") { column { _ in UIScreen.main.bounds.width - 20 } }
#Preview("item-wider-than-list sound 1") { column { _ in 100 } }
#Preview("item-wider-than-list sound 2") { column { _ in 40 } }
#Preview("item-wider-than-list sound 3") { column { _ in 280 } }
