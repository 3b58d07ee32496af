// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Collection views with a flow layout")
struct FlowLayoutViewTests {
  @Test("cells, headers and footers are where the measured vector D has them")
  func vectorD() {
    onFreshScreen {
      let script = CollectionScript(counts: [3, 2])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
      let view = collection(script, layout: layout)

      view.layoutIfNeeded()

      #expect(view.origins == ["12 34", "102.5 34", "192.5 34", "12 134", "102.5 134"])
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1))
      #expect(header?.frame == CGRect(x: 0, y: 100, width: 375, height: 30))
      #expect(view.contentSize == CGSize(width: 375, height: 200))
    }
  }

  @Test("without an estimate cells keep the item size, whatever they prefer")
  func noEstimate() {
    onFreshScreen {
      let script = CollectionScript(counts: [6])
      script.preference = { _, _ in CGSize(width: 300, height: 200) }
      let view = collection(script)

      view.layoutIfNeeded()

      #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 50, height: 50) })
    }
  }

  @Test("the example's preferred sizes put every cell on a line of its own, centred")
  func firstTutorial() {
    onFreshScreen {
      let sizes: [CGSize] = [
        CGSize(width: 308, height: 20.5), CGSize(width: 294, height: 20.5),
        CGSize(width: 324, height: 20.5), CGSize(width: 191, height: 20.5),
        CGSize(width: 324, height: 61), CGSize(width: 359, height: 101.5),
      ]
      let script = CollectionScript(counts: [6])
      script.preference = { path, _ in sizes[path.item] }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = collection(script, layout: layout)

      view.layoutIfNeeded()

      #expect(
        view.origins == ["33.5 0", "40.5 30.5", "25.5 61", "92 91.5", "25.5 122", "8 193"])
      #expect(view.contentSize == CGSize(width: 375, height: 294.5))
      #expect(Runtime.current.issues.isEmpty)
    }
  }

  @Test("a cell's constraints decide its size, with the content view's mask or with four pins")
  func constraintsDecide() {
    for isPinned in [false, true] {
      onFreshScreen {
        let script = CollectionScript(counts: [1])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = collection(script, layout: layout)
        view.register(
          isPinned ? PinnedContentCell.self : ConstrainedCell.self,
          forCellWithReuseIdentifier: "cell")

        view.layoutIfNeeded()

        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.frame.size == CGSize(width: 216, height: 46), "pinned: \(isPinned)")
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame == cell?.bounds, "pinned: \(isPinned)")
      }
    }
  }

  @Test("a cell that is too wide is reported with UIKit's words and both numbers, once a pass")
  func tooWide() throws {
    onFreshScreen {
      let script = CollectionScript(counts: [2])
      script.preference = { path, _ in CGSize(width: path.item == 0 ? 100 : 820, height: 20) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      let view = collection(script, layout: layout)

      view.layoutIfNeeded()

      #expect(view.origins == ["137.5 0", "-222.5 30"])
      let issues = Runtime.current.issues
      #expect(issues.count == 1)
      guard
        case .itemExceedsSection(let item, let length, let available, let text)? = issues.first?
          .problem
      else { return }
      #expect(item == "(0 - 1)")
      #expect(length == 820)
      #expect(available == 375)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines[0] == "The behavior of the UICollectionViewFlowLayout is not defined because:")
      #expect(
        lines[1]
          == "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
      )
      #expect(
        lines[2].hasPrefix(
          "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x"))
      #expect(lines[2].contains("and it is attached to <UICollectionView: 0x"))
      #expect(
        lines[2].contains(
          "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x"))
      #expect(
        lines[3]
          == "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
      )
    }
  }

  @Test("a new width drops preferred sizes and asks again")
  func rotation() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      let view = collection(script, layout: UICollectionViewFlowLayout())
      script.preference = { [unowned view] _, _ in
        CGSize(width: view.bounds.width - 20, height: 40)
      }
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize = CGSize(
        width: 100, height: 40)
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 355)

      view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
      view.layoutIfNeeded()

      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 647)
      #expect(view.contentSize.width == 667)
    }
  }

  @Test("100 000 items cost a screenful of cells and stay put while scrolled")
  func manyItems() {
    onFreshScreen {
      let script = CollectionScript(counts: [100_000])
      script.preference = { _, _ in CGSize(width: 300, height: 80) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 64)
      let view = collection(script, layout: layout)

      view.layoutIfNeeded()
      #expect(script.dequeued < 30)
      view.contentOffset.y = 3_700_000
      view.layoutIfNeeded()

      #expect(script.dequeued < 60)
      #expect(view.visibleCells.allSatisfy { $0.frame.height == 80 })
      #expect(view.subviews.count < 20)
    }
  }

  @Test("an estimate of a million points and no items at all settle")
  func extremes() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      script.preference = { _, _ in CGSize(width: 100, height: 20) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 1_000_000, height: 1_000_000)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3)

      script.counts = [0, 0]
      view.reloadData()
      view.layoutIfNeeded()

      #expect(view.visibleCells.isEmpty)
      #expect(view.contentSize == CGSize(width: 375, height: 0))
    }
  }

  @Test("pinned headers stay below the top while their section scrolls")
  func pinned() {
    onFreshScreen {
      let script = CollectionScript(counts: [20, 20])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 100)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()

      view.contentOffset.y = 500
      view.layoutIfNeeded()

      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 0, y: 500, width: 375, height: 30))
      #expect(view.subviews.last === header)
    }
  }
}

/// A cell with a 200×30 box inside 8-point margins, in the usual form.
final class ConstrainedCell: UICollectionViewCell {
  let box = UIView(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    ConstrainedCell.fill(contentView, box)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func fill(_ content: UIView, _ box: UIView) {
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 30),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
  }
}

/// The same with the content view pinned to the cell.
final class PinnedContentCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    ConstrainedCell.fill(contentView, UIView(frame: .zero))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
