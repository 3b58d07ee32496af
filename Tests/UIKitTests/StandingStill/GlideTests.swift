// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Animated scrolling to an item")
struct GlideTests {
  /// In a window, since nothing glides outside.
  private func list(_ count: Int) -> (UIWindow, TallItems) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let list = TallItems(Array(0..<count), layout: TallItems.flow(estimate: 44))
    window.addSubview(list.view)
    window.isHidden = false
    Runtime.current.roots = { [window] }
    list.view.layoutIfNeeded()
    return (window, list)
  }

  @Test(
    "lands exactly, whatever is measured on the way",
    arguments: [3, 25, 60, 400], ["top", "middle", "bottom", "nearest"])
  func lands(item: Int, place: String) {
    onFreshScreen {
      let (window, list) = list(1000)
      let places: [String: UICollectionView.ScrollPosition] = [
        "top": .top, "middle": .centeredVertically, "bottom": .bottom, "nearest": [],
      ]
      let path = IndexPath(item: item, section: 0)

      list.view.scrollToItem(at: path, at: places[place] ?? [], animated: true)
      var offsets: [CGFloat] = []
      everyFrame(for: 0.4) { _ in offsets.append(list.view.contentOffset.y) }

      let frame = list.view.layoutAttributesForItem(at: path)?.frame ?? .null
      let height = list.height(of: item)
      #expect(frame.height == height)
      let wanted: CGFloat
      switch place {
      case "top": wanted = frame.minY
      case "middle": wanted = frame.midY - 667 / 2
      case "bottom": wanted = frame.maxY - 667
      default: wanted = item == 3 ? 0 : frame.maxY - 667
      }
      #expect(abs(list.view.contentOffset.y - max(0, wanted)) < 0.001)
      // It really moves, and always the same way.
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 + 0.6 })
      if item > 20 { #expect(Set(offsets).count > 10) }
      withExtendedLifetime(window) {}
    }
  }

  @Test("with UIKit's own behaviour it misses")
  func misses() {
    onFreshScreen {
      Runtime.current.listsStandStill = false
      let (window, list) = list(1000)
      let path = IndexPath(item: 60, section: 0)

      list.view.scrollToItem(at: path, at: .top, animated: true)
      everyFrame(for: 0.4) { _ in }

      let frame = list.view.layoutAttributesForItem(at: path)?.frame ?? .null
      #expect(abs(list.view.contentOffset.y - frame.minY) > 20)
      withExtendedLifetime(window) {}
    }
  }

  @Test("another scroll ends the way to the item")
  func interrupted() {
    onFreshScreen {
      let (window, list) = list(1000)
      list.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
      everyFrame(for: 0.1) { _ in }

      list.view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      everyFrame(for: 0.5) { _ in }

      #expect(list.view.contentOffset.y == 90)
      withExtendedLifetime(window) {}
    }
  }
}
