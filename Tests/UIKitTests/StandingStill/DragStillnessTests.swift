// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Lists under a finger stand still")
struct DragStillnessTests {
  /// Drags towards the start by ten points a frame, past cells that turn out taller or shorter.
  private func drag(in window: UIWindow, _ picture: () -> [Int: CGFloat]) {
    var place = CGPoint(x: 150, y: 60)
    let finger = TouchSequence(at: place, in: window)
    func move(by way: CGFloat) {
      place.y += way
      Runtime.current.advance(to: Runtime.current.now + 1.0 / 60)
      finger.move(to: place)
      Runtime.current.turn()
    }
    move(by: 20)
    var seen: Set<Int> = []
    for _ in 0..<50 {
      let before = picture()
      move(by: 10)
      let after = picture()
      seen.formUnion(after.keys)
      for (item, top) in before {
        guard let now = after[item] else { continue }
        #expect(abs(now - top - 10) < 0.51, "item \(item) went \(now - top) points")
      }
    }
    #expect(seen.count > 12, "rows that were measured on the way")
    finger.end()
  }

  @Test("a collection view goes with the finger, whatever is measured above")
  func collection() {
    onFreshScreen {
      let list = TallItems(Array(0..<400), layout: TallItems.flow())
      let window = UIWindow(frame: list.view.frame)
      window.addSubview(list.view)
      window.isHidden = false
      Runtime.current.roots = { [window] }
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 8000
      list.view.layoutIfNeeded()

      drag(in: window) { list.picture }
    }
  }

  @Test("a table goes with the finger, whatever is measured above")
  func table() {
    onFreshScreen {
      let list = TallRows(Array(0..<400)).show()
      list.scroll(to: 8000)

      drag(in: list.window) {
        var result: [Int: CGFloat] = [:]
        for path in list.table.indexPathsForVisibleRows ?? [] {
          guard let cell = list.table.cellForRow(at: path) else { continue }
          result[list.items[path.row]] = cell.frame.minY - list.table.contentOffset.y
        }
        return result
      }
    }
  }
}
