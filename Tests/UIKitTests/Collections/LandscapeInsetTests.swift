// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Collection views beside the notch: an iPhone X on its side has 44 points left and right, 21 below
/// (Documentation/CollectionView.md §8).
@MainActor
@Suite("Collection views in landscape")
struct LandscapeInsetTests {
  private func shown(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference,
    _ body: (UICollectionView) -> Void
  ) {
    onDevice("iPhone X", .landscape) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumInteritemSpacing = 0
      layout.sectionInsetReference = reference
      let script = CollectionScript(counts: [40])
      let view = collection(script, layout: layout, size: CGSize(width: 812, height: 375))
      let controller = UIViewController()
      controller.view = view
      _ = show(controller)
      body(view)
    }
  }

  private func cell(_ item: Int, _ view: UICollectionView) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test("lines reach under the notch unless sections say otherwise; the bottom is inset")
  func fromContentInset() {
    shown(.fromContentInset) { view in
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
      // Two of 300 in 812, justified.
      #expect(cell(0, view)?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
      #expect(cell(1, view)?.frame.minX == 512)
      #expect(view.contentSize == CGSize(width: 812, height: 1190))
    }
  }

  @Test("sections that keep to the safe area lay out in 724 points from 44 on")
  func fromSafeArea() {
    shown(.fromSafeArea) { view in
      #expect(cell(0, view)?.frame.minX == 44)
      #expect(cell(1, view)?.frame.minX == 468)
    }
  }

  @Test("cells under the notch have its part as safe area, and their margins grow by it")
  func cellInsets() {
    shown(.fromContentInset) { view in
      let (left, right) = (cell(0, view), cell(1, view))
      #expect(left?.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
      #expect(right?.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44))
      #expect(left?.contentView.safeAreaInsets.left == 44)
      #expect(
        left?.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 52, bottom: 8, right: 8))
      #expect(
        right?.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 52))

      left?.contentView.insetsLayoutMarginsFromSafeArea = false
      #expect(
        left?.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test("a cell that reaches to half of the notch has half of it")
  func partly() {
    shown(.fromContentInset) { view in
      view.contentInset.left = 20
      view.layoutIfNeeded()
      #expect(cell(0, view)?.safeAreaInsets.left == 24)
    }
  }

  @Test("a horizontal list is inset left and right instead, and starts beside the notch")
  func horizontal() {
    onDevice("iPhone X", .landscape) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.scrollDirection = .horizontal
      let view = collection(
        CollectionScript(counts: [40]), layout: layout, size: CGSize(width: 812, height: 375))
      let controller = UIViewController()
      controller.view = view
      _ = show(controller)

      #expect(view.adjustedContentInset.left == 44 && view.adjustedContentInset.right == 44)
      #expect(view.contentOffset.x == -44)
      #expect(cell(0, view)?.safeAreaInsets.left == 0)
    }
  }

  @Test("a controller adds its own insets to the window's")
  func additional() {
    onDevice("iPhone 15") { _ in
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
      _ = show(controller)

      #expect(
        controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
    }
  }
}
