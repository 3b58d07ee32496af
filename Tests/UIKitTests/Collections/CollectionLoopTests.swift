// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Collection views that would never settle")
struct CollectionLoopTests {
  @Test("a cell that swings between two sizes keeps the larger and is named with both")
  func swinging() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      script.preference = { path, given in
        guard path.item == 1 else { return CGSize(width: 100, height: 20) }
        return CGSize(width: 100, height: given.size.height == 40 ? 60 : 40)
      }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 20)
      let view = collection(script, layout: layout)

      view.layoutIfNeeded()

      let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? PreferringCell
      #expect(cell?.frame.size == CGSize(width: 100, height: 60))
      #expect((cell?.asked ?? 0) <= 6)
      #expect(Runtime.current.issues.count == 1)
      guard
        case .preferredSizeDidNotSettle(let name, let sizes, _)? = Runtime.current.issues.first?
          .problem
      else {
        Issue.record("no issue of the kind")
        return
      }
      #expect(name == "PreferringCell (0 - 1)")
      #expect(Set(sizes.map(\.height)) == [40, 60])
    }
  }

  @Test("a layout that invalidates itself while it prepares is stopped and named")
  func selfInvalidating() {
    onFreshScreen {
      let layout = RestlessLayout()
      let view = collection(CollectionScript(counts: [2]), layout: layout)

      view.layoutIfNeeded()

      #expect(layout.prepared <= 110)
      let problems = Runtime.current.issues.map(\.problem)
      guard case .listDidNotSettle(_, let text)? = problems.first else {
        Issue.record("no issue of the kind: \(problems)")
        return
      }
      #expect(text.contains("is stuck in its update/layout loop."))
    }
  }

  @Test("a second pass over a settled list asks nobody")
  func secondPass() {
    onFreshScreen {
      let script = CollectionScript(counts: [5])
      script.preference = { _, _ in CGSize(width: 120, height: 33) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      let asked = view.visibleCells.map { ($0 as? PreferringCell)?.asked ?? 0 }

      view.setNeedsLayout()
      view.layoutIfNeeded()

      #expect(view.visibleCells.map { ($0 as? PreferringCell)?.asked ?? 0 } == asked)
    }
  }
}

/// A layout that is never content.
final class RestlessLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
    invalidateLayout()
  }
}
