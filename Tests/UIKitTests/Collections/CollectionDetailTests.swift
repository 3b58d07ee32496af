// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Sizes of its own for every item.
final class SizingScript: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  var asked = 0

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sizes.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes[indexPath.item]
  }
}

/// A controller that overrides only what it needs.
final class NumbersController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    3
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Collection views in detail")
struct CollectionDetailTests {
  @Test("sizes of the delegate are asked once a preparation, and the warning says so")
  func delegateSizes() {
    onFreshScreen {
      let script = SizingScript([
        CGSize(width: 375, height: 40), CGSize(width: 375.5, height: 40),
      ])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = script
      view.delegate = script

      view.layoutIfNeeded()

      #expect(script.asked == 2)
      #expect(Runtime.current.issues.count == 1)
      let lines = Runtime.current.issues.first?.consoleText.split(separator: "\n") ?? []
      #expect(lines.count == 5)
      #expect(lines.dropFirst(2).first == "Please check the values returned by the delegate.")
      withExtendedLifetime(script) {}
    }
  }

  @Test("a horizontal flow is limited by its height and says so")
  func horizontalWarning() {
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 50, height: 120)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
      let view = collection(
        CollectionScript(counts: [2]), layout: layout, size: CGSize(width: 375, height: 120))

      view.layoutIfNeeded()

      #expect(
        Runtime.current.issues.first?.consoleText.contains(
          "the item height must be less than the height of the UICollectionView minus the section "
            + "insets top and bottom values, minus the content insets top and bottom values.")
          == true)
    }
  }

  @Test("cells that grow above the visible ones do not move these on screen")
  func holdsStill() {
    onFreshScreen {
      let script = CollectionScript(counts: [1000])
      script.preference = { _, _ in CGSize(width: 300, height: 100) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      view.contentOffset.y = 20_000
      view.layoutIfNeeded()
      let middle = view.indexPathsForVisibleItems[3]
      let before = (view.cellForItem(at: middle)?.frame.minY ?? 0) - view.contentOffset.y

      view.contentOffset.y -= 150
      view.layoutIfNeeded()

      let after = (view.cellForItem(at: middle)?.frame.minY ?? 0) - view.contentOffset.y
      #expect(after == before + 150)
    }
  }

  @Test("a cell that turns its own mask off keeps the frame of its attributes")
  func cellWithoutMask() {
    onFreshScreen {
      let script = CollectionScript(counts: [2])
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 50)
      let view = collection(script, layout: layout)
      view.register(MasklessCell.self, forCellWithReuseIdentifier: "cell")

      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()

      #expect(
        view.visibleCells.map(\.frame.size)
          == Array(repeating: CGSize(width: 216, height: 46), count: 2))
      #expect(Runtime.current.issues.isEmpty)
    }
  }

  @Test("a controller makes its view and supplies it; what it does not override is not there")
  func controller() {
    onFreshScreen {
      let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView.register(
        PreferringCell.self, forCellWithReuseIdentifier: "cell")
      controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

      controller.view.layoutIfNeeded()

      // The collection view fills a view of its own: what is laid over it does not scroll.
      let list = controller.collectionView!
      #expect(list.superview === controller.view && list.frame == controller.view.bounds)
      let overlay = UIView()
      controller.view.addSubview(overlay)
      #expect(controller.view.subviews == [list, overlay])
      controller.view.addSubview(list)
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = other
      #expect(list.superview == nil && other.frame == controller.view.bounds)
      controller.collectionView = list
      #expect(controller.collectionView.visibleCells.count == 3)
      #expect(controller.collectionView.numberOfSections == 1)
    }
  }

  @Test("reload drops selection and sizes and uses the cells again")
  func reload() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      var height: CGFloat = 30
      script.preference = { _, _ in CGSize(width: 300, height: height) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 10)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      let cells = Set(view.visibleCells.map(ObjectIdentifier.init))

      height = 50
      view.reloadData()
      view.layoutIfNeeded()

      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.contentSize.height == 170)
      #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == cells)
    }
  }

  @Test("a cell that says its size changed is asked again, others are not")
  func invalidatedCell() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      var height: CGFloat = 30
      script.preference = { _, _ in CGSize(width: 300, height: height) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 30)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()

      height = 80
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView
        .invalidateIntrinsicContentSize()
      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.frame.height) == [30, 80, 30])
    }
  }
}

/// As ``ConstrainedCell``, with the cell's own mask turned off.
final class MasklessCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    ConstrainedCell.fill(contentView, UIView(frame: .zero))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
