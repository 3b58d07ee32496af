// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// What lists that have no window say and do (Documentation/TableView.md §2, CollectionView.md §2).
@Suite("Lists without a window") @MainActor
struct UnshownListTests {
  @Test("a table without a data source has one section without rows")
  func noSource() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("changes of a table that has no data source yet are dropped")
  func earlyChanges() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.reloadSections(IndexSet(integersIn: 0..<7), with: .fade)
    table.insertRows(at: [IndexPath(row: 3, section: 2)], with: .none)
    let source = NumberSource(3)
    table.dataSource = source
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("a data source is asked in reloadData, not when it is set")
  func asking() {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = NumberSource(3)
    table.dataSource = source
    #expect(table.reloads == 0)
    #expect(source.questions == 0)

    table.reloadData()
    #expect(source.questions == 1)
    source.count = 5
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("a collection view's description ends with its layout's")
  func description() {
    let view = makeCollection(NumberSource(3))
    let layout = view.collectionViewLayout
    #expect(view.description.hasSuffix("> collection view layout: \(layout.description)"))
    #expect(view.description.contains("; contentOffset: {0, 0}; contentSize: {"))
  }

  @Test("scrolling to an item moves before the first layout pass and after it")
  func scrolling() {
    let source = NumberSource(50)
    let view = makeCollection(source)
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    // Lines of 100 points with 10 between them.
    let wanted: CGFloat = 2200
    #expect(view.contentOffset.y == wanted)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == wanted)
    #expect(view.visibleCells.count == 2)
  }

  @Test("layoutSubviews called by hand lays a list out")
  func layoutByHand() {
    let source = NumberSource(3)
    let collection = makeCollection(source)
    collection.layoutSubviews()
    #expect(collection.contentSize == CGSize(width: 100, height: 320))
    #expect(collection.visibleCells.count == 2)

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.dataSource = source
    table.layoutSubviews()
    #expect(table.visibleCells.count == 3)
  }

  @Test("a batch lays the rows out that a table without a window shows")
  func batchOfTable() {
    let source = NumberSource(4)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    let last = table.cellForRow(at: IndexPath(row: 3, section: 0))
    #expect(last?.frame.minY == 150)
    source.count = 2
    table.performBatchUpdates {
      table.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(last?.frame.minY == 50)
  }

  @Test("a header of no size has attributes of no size; a section without one shows none")
  func absentHeader() {
    let source = NumberSource(2)
    let view = makeCollection(source)
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?.frame
        == CGRect(x: 0, y: 0, width: 0, height: 0))
    // Two lines of 100 points with 10 between them.
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path)?.frame
        == CGRect(x: 0, y: 210, width: 0, height: 0))
    let missing = IndexPath(item: 0, section: 1)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: header, at: missing) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: header).isEmpty)
  }

  @Test("reloading a section makes its header again")
  func reloadedHeader() {
    let source = HeaderSource()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let header = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.headers == [0, 1])
    view.reloadSections(IndexSet(integer: 1))
    view.layoutIfNeeded()
    #expect(source.headers == [0, 1, 1])
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test("an inset leaves the offset alone until there is a window")
  func inset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset == .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(scroll)
    #expect(scroll.contentOffset.y == -20)
    #expect("\(scroll.contentOffset)" == "(0.0, -20.0)")
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset.y == -30)
  }

  @Test("an offset that was chosen without a window stays")
  func chosenOffset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentInset.top = 20
    scroll.contentOffset.y = 50
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(scroll)
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("paths of the same segments and style are equal")
  func paths() {
    let square = CGRect(x: 0, y: 0, width: 3, height: 3)
    let wide = UIBezierPath(rect: square)
    wide.lineWidth = 2
    #expect(UIBezierPath(rect: square) == UIBezierPath(rect: square))
    #expect(UIBezierPath(rect: square).hash == UIBezierPath(rect: square).hash)
    #expect(UIBezierPath(rect: square) != UIBezierPath(ovalIn: square))
    #expect(UIBezierPath(rect: square) != wide)
  }

  private func makeCollection(_ source: NumberSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    return view
  }
}

/// Two empty sections whose headers it counts.
private final class HeaderSource: NSObject, UICollectionViewDataSource {
  private(set) var headers: [Int] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headers.append(indexPath.section)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// As many rows or items as it is told.
private final class NumberSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count: Int
  private(set) var questions = 0

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions += 1
    return count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class CountingTable: UITableView {
  private(set) var reloads = 0

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}
