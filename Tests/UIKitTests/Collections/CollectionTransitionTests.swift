// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Layout changes, movement and configurations of collection views")
struct CollectionTransitionTests {
  private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  @Test("another layout places the same cells; the completion follows the animation")
  func switching() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      let view = collection(script, layout: flow(100, 100))
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 1])
      var finished: [Bool] = []

      view.setCollectionViewLayout(flow(375, 40), animated: true) { finished.append($0) }

      #expect(view.cellForItem(at: [0, 1]) === cell)
      #expect(cell?.frame == CGRect(x: 0, y: 50, width: 375, height: 40))
      #expect(finished.isEmpty)
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(finished == [true])
      #expect(script.dequeued == 3)
    }
  }

  @Test("halfway through a gesture's transition cells are halfway")
  func interactive() {
    onFreshScreen {
      let view = collection(CollectionScript(counts: [2]), layout: flow(375, 100))
      view.layoutIfNeeded()
      let next = flow(375, 40)
      var ended: [Bool] = []

      let transition = view.startInteractiveTransition(to: next) { _, finished in
        ended.append(finished)
      }
      transition.transitionProgress = 0.5
      view.layoutIfNeeded()

      // The second cell goes from y 110, 100 high, to y 50, 40 high.
      #expect(
        view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 80, width: 375, height: 70))
      view.finishInteractiveTransition()
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(view.collectionViewLayout === next)
      #expect(view.cellForItem(at: [0, 1])?.frame.minY == 50)
      #expect(ended == [true])
    }
  }

  @Test("an item that is carried shows where it would go; the data hear at the end")
  func movement() {
    onFreshScreen {
      let source = MovableSource()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: flow(375, 50))
      view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      let carried = view.cellForItem(at: [0, 0])

      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      // Rows are 60 apart; the finger is over the third.
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 145))
      view.layoutIfNeeded()
      #expect(view.indexPath(for: carried ?? UICollectionViewCell()) == [0, 2])
      #expect(carried?.center == CGPoint(x: 100, y: 145))
      #expect(source.moves.isEmpty)
      view.endInteractiveMovement()
      view.layoutIfNeeded()
      #expect(source.moves == ["0 to 2"])
      #expect(carried?.frame == CGRect(x: 0, y: 120, width: 375, height: 50))
    }
  }

  @Test("multiple selection toggles; one item stays when it ends")
  func multipleSelection() {
    onFreshScreen {
      let script = CollectionScript(counts: [4])
      let view = collection(script)
      view.allowsMultipleSelection = true
      view.layoutIfNeeded()
      for item in [0, 2, 0, 3] {
        view.touchDown(onItemAt: [0, item])
        view.touchUp()
      }

      #expect(view.indexPathsForSelectedItems == [[0, 2], [0, 3]])
      #expect(script.events.filter { $0.hasPrefix("didDeselect") } == ["didDeselect 0"])
      view.allowsMultipleSelection = false
      #expect(view.indexPathsForSelectedItems == [[0, 3]])
    }
  }

  @Test("while editing touches select only when that is allowed")
  func editing() {
    onFreshScreen {
      let script = CollectionScript(counts: [2])
      let view = collection(script)
      view.layoutIfNeeded()
      view.isEditing = true
      view.touchDown(onItemAt: [0, 0])
      view.touchUp()
      #expect(view.indexPathsForSelectedItems == [])
      view.allowsSelectionDuringEditing = true
      view.touchDown(onItemAt: [0, 0])
      view.touchUp()
      #expect(view.indexPathsForSelectedItems == [[0, 0]])
    }
  }

  @Test("a constraint that changes does not make its cell tell its size again by default")
  func selfSizingInvalidation() {
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let script = CollectionScript(counts: [1])
      let view = collection(script, layout: layout)
      view.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 0]) as? HeightCell
      #expect(cell?.frame.size == CGSize(width: 70, height: 30))

      cell?.heightConstraint?.constant = 80
      view.layoutIfNeeded()

      #expect(cell?.frame.height == CGFloat(30))
    }
  }
}

private final class HeightCell: UICollectionViewCell {
  var heightConstraint: NSLayoutConstraint?

  required init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 30)
    heightConstraint = height
    NSLayoutConstraint.activate([
      height, box.widthAnchor.constraint(equalToConstant: 70),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class MovableSource: NSObject, UICollectionViewDataSource {
  var moves: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
  }
}
