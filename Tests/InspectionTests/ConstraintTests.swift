// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@Suite("constraints that fight, leave open or stop short")
@MainActor
struct ConstraintTests {
  @Test("two required widths exclude each other; both are named, and the one that gave way")
  func conflict() throws {
    let found = try findings { controller in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 50),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      ])
    }.of(.unsatisfiableConstraints)
    let conflict = try #require(found.first)
    #expect(found.count == 1)
    #expect(found.number("constraints") == 2)
    #expect(conflict.message.contains("UIView.width = 100"))
    #expect(conflict.message.contains("UIView.width = 200"))
    #expect(conflict.related.filter { $0.label.hasPrefix("broken") }.count == 1)
  }

  @Test(
    "a conflict in a view that is closed by 0 and hidden is a note; in one that is seen a warning")
  func folded() throws {
    func severities(isHidden: Bool) throws -> [Severity] {
      try findings { controller in
        let (holder, text) = (UIView(), label("Details"))
        for view in [holder, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        controller.view.addSubview(holder)
        holder.addSubview(text)
        holder.isHidden = isHidden
        NSLayoutConstraint.activate([
          holder.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
          holder.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          holder.widthAnchor.constraint(equalToConstant: 200),
          holder.heightAnchor.constraint(equalToConstant: 0),
          text.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
          text.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
          text.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        ])
      }.of(.unsatisfiableConstraints).map(\.severity)
    }
    #expect(try severities(isHidden: true) == [.note])
    #expect(try severities(isHidden: false) == [.warning])
  }

  @Test("a view without a horizontal place is ambiguous there and nowhere else")
  func ambiguity() throws {
    func open(_ isPlaced: Bool) throws -> [Finding] {
      try findings { controller in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        var constraints = [
          view.widthAnchor.constraint(equalToConstant: 100),
          view.heightAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ]
        if isPlaced {
          constraints.append(view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor))
        }
        NSLayoutConstraint.activate(constraints)
      }.of(.ambiguousLayout)
    }
    let found = try open(false)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("horizontal position is open") == true)
    #expect(try open(true).isEmpty)
  }

  @Test("left alone is a fault; left and right at equal distances look the same both ways")
  func sides() throws {
    func sided(_ isPair: Bool) throws -> Int {
      try findings { controller in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let parent: UIView = controller.view
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 16),
          view.heightAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: parent.topAnchor),
          isPair
            ? parent.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 16)
            : view.widthAnchor.constraint(equalToConstant: 80),
        ])
      }.of(.leftRightConstraint).count
    }
    #expect(try sided(false) == 1)
    #expect(try sided(true) == 0)
  }

  final class Row: UITableViewCell {
    let title = label("Title", lines: 0)
    let detail = label("Detail", lines: 0)

    func build(tiesBottom: Bool, tiesMiddle: Bool) {
      for view in [title, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      }
      title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      if tiesMiddle { detail.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true }
      if tiesBottom {
        contentView.bottomAnchor.constraint(greaterThanOrEqualTo: detail.bottomAnchor).isActive =
          true
      }
    }
  }

  final class Rows: NSObject, UITableViewDataSource {
    let make: (Row) -> Void

    init(_ make: @escaping (Row) -> Void) { self.make = make }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let row = Row(style: .default, reuseIdentifier: nil)
      make(row)
      return row
    }
  }

  @Test("the chain through a cell stops where a tie is missing")
  func chain() throws {
    func breaks(bottom: Bool, middle: Bool) throws -> [Finding] {
      let rows = Rows { $0.build(tiesBottom: bottom, tiesMiddle: middle) }
      return try findings { controller in
        let table = UITableView(frame: .zero, style: .plain)
        table.estimatedRowHeight = 44
        table.dataSource = rows
        controller.view.put(table, 0, 0, 375, 812)
      }.of(.brokenChain)
    }
    #expect(try breaks(bottom: true, middle: true).isEmpty)
    let open = try breaks(bottom: false, middle: true)
    #expect(open.first?.viewPath == "Row.detail")
    #expect(open.first?.message.contains("tied to the bottom") == true)
    let parted = try breaks(bottom: true, middle: false)
    #expect(parted.first?.viewPath == "Row.title")
    #expect(parted.first?.message.contains("detail is not tied to it") == true)
  }

  final class Tile: UICollectionViewCell {
    /// A text that hangs on the top alone.
    required init(frame: CGRect) {
      super.init(frame: frame)
      let text = label("Savings")
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("items to which their layout gives a height need no chain; those that it asks do (§6.1.3)")
  func items() throws {
    func breaks(_ height: NSCollectionLayoutDimension) throws -> Int {
      let source = Items()
      return try findings { controller in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: height)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: height),
          subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)))
        list.register(Tile.self, forCellWithReuseIdentifier: "tile")
        list.dataSource = source
        controller.view.put(list, 0, 0, 375, 812)
      }.of(.brokenChain).count
    }
    #expect(try breaks(.absolute(120)) == 0)
    #expect(try breaks(.fractionalWidth(0.5)) == 0)
    #expect(try breaks(.estimated(120)) == 1)
  }

  final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { list.dequeueReusableCell(withReuseIdentifier: "tile", for: path) }
  }
}
