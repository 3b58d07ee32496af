// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/TableView.md §10, in a list of a compositional layout: rows 375 by 44.
@MainActor
@Suite("Swipe actions of list sections")
struct ListSwipeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 4
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
  }

  private final class Heard {
    var titles: [String] = []
    var paths: [IndexPath] = []
  }

  private func actions(_ titles: [String], _ heard: Heard) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in
          heard.titles.append(title)
          done(true)
        }
      })
  }

  /// A plain list whose rows but the last have actions at both sides.
  private func list(
    _ body: (UICollectionView, Source, Heard) throws -> Void
  ) throws {
    try onDevice("iPhone 8") { _ in
      let (source, heard) = (Source(), Heard())
      var look = UICollectionLayoutListConfiguration(appearance: .plain)
      look.trailingSwipeActionsConfigurationProvider = { path in
        heard.paths.append(path)
        return path.item == 3 ? nil : actions(["Bin", "Flag"], heard)
      }
      look.leadingSwipeActionsConfigurationProvider = { _ in actions(["Pin"], heard) }
      let view = UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = source
      let controller = UIViewController()
      controller.view = view
      _ = show(controller)
      try body(view, source, heard)
    }
  }

  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: [0, item])
  }

  private func pull(_ view: UICollectionView) -> SwipeActionsView? {
    view.subviews.compactMap { $0 as? SwipeActionsView }.first
  }

  @Test("a swiped row moves by its buttons, of which the first is the outermost")
  func trailing() throws {
    try list { view, _, heard in
      #expect(view.showSwipeActions(at: [0, 1], leading: false))
      view.layoutIfNeeded()
      let pull = try #require(self.pull(view))
      pull.layoutIfNeeded()
      #expect(cell(view, 1)?.frame == CGRect(x: -148, y: 44, width: 375, height: 44))
      #expect(cell(view, 1)?.configurationState.isSwiped == true)
      #expect(pull.frame == CGRect(x: 227, y: 44, width: 148, height: 44))
      #expect(pull.subviews.map(\.frame.minX) == [74, 0])

      #expect(view.performSwipeAction(titled: "Bin"))
      view.layoutIfNeeded()
      #expect(heard.titles == ["Bin"])
      #expect(heard.paths == [[0, 1]])
      #expect(cell(view, 1)?.frame.minX == 0)
      #expect(cell(view, 1)?.configurationState.isSwiped == false)
      #expect(self.pull(view) == nil)
    }
  }

  @Test("leading actions move the row the other way; a touch covers them and selects nothing")
  func leading() throws {
    try list { view, _, _ in
      #expect(view.showSwipeActions(at: [0, 0], leading: true))
      view.layoutIfNeeded()
      #expect(cell(view, 0)?.frame.minX == 74)

      view.touchDown(onItemAt: [0, 2])
      view.touchUp()
      view.layoutIfNeeded()
      #expect(cell(view, 0)?.frame.minX == 0)
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test("a row without actions at a side does not swipe there")
  func none() throws {
    try list { view, _, _ in
      #expect(!view.showSwipeActions(at: [0, 3], leading: false))
      #expect(view.showSwipeActions(at: [0, 3], leading: true))
    }
  }

  @Test("an open row closes when the data change, and its cell serves other rows in place")
  func changes() throws {
    try list { view, source, _ in
      view.showSwipeActions(at: [0, 0], leading: false)
      view.layoutIfNeeded()
      source.count = 3
      view.deleteItems(at: [[0, 0]])
      settle()
      #expect(pull(view) == nil)
      #expect(view.visibleCells.map(\.frame.minX) == [0, 0, 0])
    }
  }

  @Test("rows of lists can be swiped, those of other layouts cannot")
  func swipeable() throws {
    try list { view, _, _ in
      let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? RowSwipeRecognizer }
      #expect(recognizers.count == 1)
      #expect(view.swipedPath(at: CGPoint(x: 100, y: 60)) == [0, 1])
      let flow = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(flow.swipedPath(at: CGPoint(x: 10, y: 10)) == nil)
    }
  }
}
