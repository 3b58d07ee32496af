// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("why rows and items are as large as they are")
@MainActor
struct ExplainListTests {
  final class Row: UITableViewCell {
    let title = label("One line", lines: 0)
    let box = UIView()
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A table as wide as an iPhone X whose rows are built by a closure.
  private func table(
    of path: String, _ change: @escaping (UITableView) -> Void = { _ in },
    _ build: @escaping (Row) -> Void
  ) throws -> Explanation {
    let rows = ExplainedRows {
      let row = Row(style: .default, reuseIdentifier: nil)
      build(row)
      return row
    }
    return try explanation(of: path) { controller in
      let table = UITableView(frame: .zero, style: .plain)
      table.estimatedRowHeight = 44
      change(table)
      table.dataSource = rows
      controller.view.put(table, 0, 0, 375, 812)
    }
  }

  @Test("a self-sizing row's height is its chain: distance, lines of text, distance")
  func chain() throws {
    var natural: CGFloat = 0
    let found = try table(of: "[0, 1]") { row in
      natural = row.title.intrinsicContentSize.height
      row.contentView.constrain(row.title) { $0.edges(11) }
    }
    #expect(found.path == "[0, 1] › Row")
    let height = try found["height"]
    #expect(height.reason.contains("measures the row: as low as its constraints allow at 375 wide"))
    #expect(height.parts.count == 3)
    #expect(height.parts.filter { $0.amount == 11 }.count == 2)
    let text = try height.part(.content)
    #expect(text.amount == rounded(Double(natural)))
    #expect(text.text.contains("takes 1 line of 17 pt body"))
    #expect(abs(height.sum - (11 + Double(natural) + 11)) < 0.02)
    #expect(height.change.contains("title's text, font or width"))
    // The row before.
    let y = try found["y"]
    #expect(y.parts.map(\.text) == ["the row before"])
    #expect(y.parts.map(\.amount) == [height.value])
    #expect(try found["width"].reason.hasPrefix("a row is as wide as its table"))
  }

  @Test("a content's width leads from the row to the table")
  func width() throws {
    let found = try table(of: "[0, 0] > title.width") { row in
      row.contentView.constrain(row.title) { $0.edges(16) }
    }
    let width = try found["width"]
    // 375 − 16 − 16
    #expect(width.value == 343)
    let given = try width.part(.given)
    #expect(given.text == "contentView is 375 wide")
    #expect(given.because.first == "the content view is as wide as its row")
    #expect(given.because.contains { $0.hasPrefix("a row is as wide as its table") })
  }

  @Test("a row whose chain stops has the standard 44, with the tie that is missing")
  func fallback() throws {
    let found = try table(of: "[0, 0].height") { row in
      row.contentView.constrain(row.title) { title in
        [
          title.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor),
          title.topAnchor.constraint(equalTo: row.contentView.topAnchor, constant: 11),
        ]
      }
    }
    let height = try found["height"]
    #expect(height.value == 44)
    #expect(height.reason.contains("no chain of constraints leads from the content view's top"))
    #expect(height.change == "Tie the bottom of title to the bottom of the content view.")
  }

  @Test("a list in a row, tied to its edges, has no height of its own")
  func nestedList() throws {
    func fill(_ row: Row) { row.contentView.constrain(row.list) { $0.edges() } }
    let row = try table(of: "[0, 0].height") { fill($0) }["height"]
    #expect(row.value == 44)
    #expect(row.reason.contains("nothing gives it a height"))
    #expect(row.change.contains("Give list a height"))
  }

  @Test("a row of fixed height names rowHeight and what its content would take")
  func fixed() throws {
    let found = try table(of: "[0, 0].height", { $0.rowHeight = 60 }) { row in
      row.contentView.constrain(row.box) {
        $0.edges(5) + [
          $0.heightAnchor.constraint(
            equalToConstant: 80)
        ]
      }
    }
    let height = try found["height"]
    #expect(height.value == 60)
    #expect(height.reason.hasPrefix("rowHeight of"))
    #expect(height.reason.contains("is 60"))
    #expect(height.change.contains("UITableView.automaticDimension"))
    // 5 + 80 + 5
    #expect(height.change.hasSuffix("Its content would take 90."))
  }

  final class Tall: NSObject, UITableViewDelegate {
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 70 }
  }

  @Test("a delegate's height is named with the delegate")
  func delegate() throws {
    let tall = Tall()
    let found = try table(of: "[0, 2].height", { $0.delegate = tall }) { _ in }
    #expect(try found["height"].value == 70)
    #expect(try found["height"].reason.hasPrefix("Tall.tableView(_:heightForRowAt:) answers 70"))
  }

  final class OwnRow: UITableViewCell {
    let box = UIView()

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width, height: 83)
    }
  }

  @Test("a class that answers by itself is named, not its constraints")
  func ownMeasure() throws {
    let rows = ExplainedRows {
      let row = OwnRow(style: .default, reuseIdentifier: nil)
      row.contentView.constrain(row.box) {
        $0.edges() + [
          $0.heightAnchor.constraint(
            equalToConstant: 20)
        ]
      }
      return row
    }
    let found = try explanation(of: "[0, 1].height") { controller in
      let table = UITableView(frame: .zero, style: .plain)
      table.estimatedRowHeight = 44
      table.dataSource = rows
      controller.view.put(table, 0, 0, 375, 812)
    }
    let height = try found["height"]
    #expect(height.value == 83)
    #expect(height.reason.hasPrefix("OwnRow answers by itself"))
    #expect(height.parts.map(\.text) == ["what OwnRow answers"])
    let place = try #require(height.parts.first?.place)
    #expect(WorkerPlace.override(place)?.type == "OwnRow")
  }

  // MARK: Items

  final class Item: UICollectionViewCell {
    let title = label("Item")
    let box = UIView()
  }

  final class Items: NSObject, UICollectionViewDataSource {
    let build: (Item) -> Void

    init(_ build: @escaping (Item) -> Void) { self.build = build }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
      if let item = cell as? Item, item.box.superview == nil, item.title.superview == nil {
        build(item)
      }
      return cell
    }
  }

  private func items(
    of path: String, _ change: (UICollectionViewFlowLayout) -> Void,
    _ build: @escaping (Item) -> Void
  ) throws -> Explanation {
    let source = Items(build)
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return try explanation(of: path) { controller in
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(Item.self, forCellWithReuseIdentifier: "Item")
      list.dataSource = source
      controller.view.put(list, 0, 0, 375, 812)
    }
  }

  @Test("an item without constraints keeps the estimate")
  func estimate() throws {
    let found = try items(
      of: "[0, 0].height", { $0.estimatedItemSize = CGSize(width: 100, height: 70) }
    ) { $0.contentView.put($0.box, 0, 0, 10, 10) }
    #expect(try found["height"].value == 70)
    #expect(try found["height"].reason.hasPrefix("the layout's estimate stays: Item has no"))
    #expect(try found["height"].change.contains("from edge to edge"))
  }

  @Test(
    "an item whose chain stops keeps the estimate along that axis, and says which tie is missing")
  func openItem() throws {
    let found = try items(
      of: "[0, 0]", { $0.estimatedItemSize = CGSize(width: 100, height: 70) }
    ) { item in
      item.contentView.constrain(item.box) { box in
        [
          box.leadingAnchor.constraint(equalTo: item.contentView.leadingAnchor, constant: 5),
          box.trailingAnchor.constraint(equalTo: item.contentView.trailingAnchor, constant: -5),
          box.widthAnchor.constraint(equalToConstant: 60),
          box.heightAnchor.constraint(equalToConstant: 40),
          box.topAnchor.constraint(equalTo: item.contentView.topAnchor),
        ]
      }
    }
    let width = try found["width"]
    // 5 + 60 + 5
    #expect(width.value == 70)
    #expect(width.parts.map(\.kind) == [.constraint, .constraint, .constraint])
    #expect(width.sum == 70)
    let height = try found["height"]
    #expect(height.value == 70)
    #expect(height.reason.contains("estimates 70, and the cell's constraints say nothing else"))
    #expect(height.change.hasPrefix("Tie the bottom of box to the bottom of the content view."))
  }

  @Test("an item's place is the one before, the spacing and its share of the free width")
  func place() throws {
    func found(_ path: String) throws -> Explanation {
      try items(
        of: path,
        {
          $0.itemSize = CGSize(width: 101, height: 40)
          $0.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 5)
        }
      ) { $0.contentView.put($0.box, 0, 0, 10, 10) }
    }
    // Three of 101 in 375 − 2 · 5; the two gaps share the 62 that are left: 21 more than 10 each.
    let second = try found("[0, 1]")
    #expect(try second["x"].value == 137)
    #expect(try second["x"].parts.map(\.amount) == [106, 10, 21])
    #expect(try second["y"].parts.map(\.text) == ["sectionInset.top"])
    #expect(try second["y"].sum == 7)
    let first = try found("[0, 0]")
    #expect(try first["x"].parts.map(\.text) == ["sectionInset.left"])
    #expect(try first["x"].value == 5)
  }

  @Test("without an estimate itemSize decides and the cell is not asked")
  func itemSize() throws {
    let found = try items(of: "[0, 1].width", { $0.itemSize = CGSize(width: 90, height: 40) }) {
      $0.contentView.put($0.box, 0, 0, 10, 10)
    }
    #expect(try found["width"].value == 90)
    #expect(try found["width"].reason.hasPrefix("itemSize of the layout is 90 × 40"))
  }
}
