// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@Suite("what counts as a fault, and what does not")
@MainActor
struct RuleTests {
  // MARK: Surfaces

  @Test("a button that shows nothing covers nothing, one with a title does")
  func emptyButton() throws {
    func overlaps(_ title: String?) throws -> Int {
      try findings { controller in
        controller.view.put(label("One line of text"), 20, 100, 200, 22)
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.label, for: .normal)
        controller.view.put(button, 30, 90, 200, 60)
      }.of(.overlappingViews).count
    }
    #expect(try overlaps(nil) == 0)
    #expect(try overlaps("Open") == 1)
  }

  @Test(
    "a control within one of twice its area is a part of it",
    arguments: [(width: CGFloat(44), isFound: false), (width: 200, isFound: true)])
  func buttonInField(width: CGFloat, isFound: Bool) throws {
    let found = try findings { controller in
      let field = UITextField()
      field.placeholder = "Name"
      controller.view.put(field, 20, 100, 220, 44)
      let clear = UIButton(type: .custom)
      clear.setTitle("x", for: .normal)
      clear.setTitleColor(.label, for: .normal)
      controller.view.put(clear, 240 - width, 100, width, 44)
    }.of(.overlappingViews)
    #expect(found.isEmpty == !isFound)
  }

  // MARK: Pictures

  @Test(
    "a picture that is fitted is not to be cut, one that fills may be",
    arguments: [false, true])
  func clippedPicture(fills: Bool) throws {
    let found = try findings { controller in
      let box = controller.view.put(UIView(), 20, 100, 60, 60)
      box.clipsToBounds = true
      let size = CGSize(width: 10, height: 10)
      let picture = UIImageView(image: UIGraphicsImageRenderer(size: size).image { _ in })
      picture.contentMode = fills ? .scaleAspectFill : .scaleAspectFit
      box.put(picture, 0, 0, 60, 100)
    }.of(.clippedContent)
    #expect(found.isEmpty == fills)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  // MARK: Contrast

  @Test("the system's tint on white is the system's own look, on grey it is judged")
  func tintOnWhite() throws {
    func found(_ back: UIColor) throws -> Int {
      try findings { controller in
        controller.view.backgroundColor = back
        let text = label("Tinted")
        text.textColor = .systemBlue
        controller.view.put(text, 20, 100, 200, 22)
      }.of(.lowContrast).count
    }
    #expect(try found(.white) == 0)
    #expect(try found(UIColor(white: 0.8, alpha: 1)) == 1)
  }

  // MARK: Lists

  final class Rows: NSObject, UITableViewDataSource {
    let make: () -> UITableViewCell

    init(_ make: @escaping () -> UITableViewCell) { self.make = make }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make() }
  }

  /// A row of a text that is tied to the top and, where wanted, to the bottom.
  private func row(_ text: String, isTied: Bool, side: CGFloat? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let words = label(text, lines: 0)
    words.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      words.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    if isTied {
      words.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    }
    if let side {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 2),
        box.heightAnchor.constraint(equalToConstant: side),
      ])
    }
    return cell
  }

  private static let words = "A text of so many words that it takes several lines in a narrow list"

  private func table(
    rowHeight: CGFloat = UITableView.automaticDimension, textSize: TextSize = .l,
    _ make: @escaping () -> UITableViewCell
  ) throws -> [Finding] {
    let rows = Rows(make)
    return try findings(textSize: textSize) { controller in
      let table = controller.view.put(UITableView(), 0, 100, 200, 500)
      table.rowHeight = rowHeight
      table.estimatedRowHeight = 80
      table.dataSource = rows
    }
  }

  @Test("a text below the end of a row is a broken chain, though another view reaches the bottom")
  func overhang() throws {
    let found = try table { row(Self.words, isTied: false, side: 20) }.of(.brokenChain)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("below the content view") == true)
    let tall = try table { row("Short", isTied: false, side: 60) }.of(.brokenChain)
    #expect(tall.isEmpty)
  }

  @Test("a row with one line of a fixed font that fits needs no chain")
  func fixedLine() throws {
    func found(_ font: UIFont, _ text: String = "Rice") throws -> Int {
      try table {
        let row = row(text, isTied: false)
        let label = row.contentView.subviews[0] as? UILabel
        label?.font = font
        label?.numberOfLines = 1
        return row
      }.of(.brokenChain).count
    }
    #expect(try found(.systemFont(ofSize: 20)) == 0)
    // A line of 50 points is 59.7 high, more than a row of 44.
    #expect(try found(.systemFont(ofSize: 50)) == 1)
    #expect(try found(.preferredFont(forTextStyle: .body)) == 1)
  }

  @Test("a height of the content view itself is a way through the row")
  func ownHeight() throws {
    let found = try table {
      let row = row(Self.words, isTied: false)
      row.contentView.heightAnchor.constraint(equalToConstant: 130).isActive = true
      return row
    }
    #expect(found.of(.brokenChain).isEmpty)
  }

  @Test("rows of one height around scalable text are found where the text needs more")
  func fixedRows() throws {
    func found(_ size: TextSize) throws -> [Finding] {
      try table(rowHeight: 30, textSize: size) { row("Words", isTied: true) }
        .of(.fixedHeightAroundText)
    }
    #expect(try found(.l).isEmpty)
    #expect(try found(.ax5).first?.message.contains("rows are fixed at 30 pt") == true)
  }

  final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
  }

  /// A list that scrolls sideways, with items of 80 × 80 points.
  private func list(of tiles: Tiles) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 80)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    list.dataSource = tiles
    return list
  }

  private func shelf(height: CGFloat, isFixed: Bool) throws -> [Finding] {
    let tiles = Tiles()
    return try findings { controller in
      let list = list(of: tiles)
      list.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(list)
      let top = list.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50)
      let size =
        isFixed
        ? list.heightAnchor.constraint(equalToConstant: height)
        : list.heightAnchor.constraint(
          equalTo: controller.view.heightAnchor, constant: height - controller.view.bounds.height)
      NSLayoutConstraint.activate([
        top, size, list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
    }.of(.tallerThanContent)
  }

  // Two rows of 80 and the 10 between them are 170.
  @Test(
    "a shelf of two rows is too tall for them, or was meant so",
    arguments: [
      (height: CGFloat(80), rows: 0), (height: 88, rows: 0), (height: 120, rows: 1),
      (height: 170, rows: 0), (height: 200, rows: 2),
    ])
  func rowsOfShelf(height: CGFloat, rows: Int) throws {
    let found = try shelf(height: height, isFixed: true)
    #expect(found.count == (rows > 0 ? 1 : 0))
    #expect(found.allSatisfy { $0.message.contains("rows") == (rows > 1) })
  }

  // Of 120 points 40 are spare beside a row of 80: a third.
  @Test("a shelf of one row is a warning where half of it is spare, a note below")
  func spareOfShelf() throws {
    #expect(try shelf(height: 120, isFixed: true).first?.severity == .note)
  }

  @Test(
    "a list that takes up its screen is a page, and several rows without a height of their own are meant"
  )
  func pages() throws {
    #expect(try shelf(height: 700, isFixed: true).isEmpty)
    #expect(try shelf(height: 200, isFixed: false).isEmpty)
  }

  @Test("a list as high as the page that scrolls around it is that page")
  func pageInScroll() throws {
    func found(_ height: CGFloat) throws -> Int {
      let tiles = Tiles()
      return try findings { controller in
        let page = controller.view.put(UIScrollView(), 0, 100, 375, 300)
        page.put(list(of: tiles), 0, 0, 375, height)
      }.of(.tallerThanContent).count
    }
    #expect(try found(300) == 0)
    #expect(try found(200) == 1)
  }

  @Test(
    "an estimate of items is judged along the way that they scroll",
    arguments: [(estimate: CGFloat(30), isFound: true), (estimate: 60, isFound: false)])
  func estimatedItems(estimate: CGFloat, isFound: Bool) throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "Tile", for: indexPath)
        guard cell.contentView.subviews.isEmpty else { return cell }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 90),
        ])
        return cell
      }
    }
    let source = Source()
    let found = try findings { controller in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: estimate)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
      list.dataSource = source
      controller.view.put(list, 0, 100, 300, 500)
    }.of(.wrongEstimate)
    #expect(found.isEmpty == !isFound)
    #expect(found.allSatisfy { $0.remedy.contains("90") })
  }
}
