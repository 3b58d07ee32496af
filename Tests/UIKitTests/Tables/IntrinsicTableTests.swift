// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A table as high as its content, which says so inside its own layout, before it is laid out.
private final class ContentHighTable: UITableView {
  override var intrinsicContentSize: CGSize { contentSize }

  override func layoutSubviews() {
    invalidateIntrinsicContentSize()
    super.layoutSubviews()
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var count = 3

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A table that says its content's height, and lays itself out to know it.
private final class AskedTable: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// A row as high as the constraints of its content say.
private final class BoxCell120: UITableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 120),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).prioritised(999),
    ])
  }

  required init(frame: CGRect) { fatalError("rows are made by style") }

  required init?(coder: NSCoder) { nil }
}

extension NSLayoutConstraint {
  fileprivate func prioritised(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// One row that holds a view with a table in it, laid out before the row has it.
@MainActor
private final class Nest: NSObject, UITableViewDataSource, UITableViewDelegate {
  let holder = UIView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    holder.bounds = CGRect(x: 0, y: 0, width: tableView.frame.width, height: 10_000)
    holder.layoutIfNeeded()
    cell.contentView.addSubview(holder)
    pin(holder, in: cell.contentView, inset: 10)
    return cell
  }

  func pin(_ view: UIView, in superview: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset)
        .prioritised(999),
    ])
  }
}

@MainActor
@Suite("Tables as high as their content")
struct IntrinsicTableTests {
  @Test("an intrinsic size that is invalidated during layout is asked for when it is over")
  func invalidatedDuringLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    let table = ContentHighTable(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 132))

    rows.count = 5
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.height == CGFloat(220))
  }

  @Test("a row is as high as the table in it, which was laid out before the row had it")
  func tableInRow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    let rows = Rows()
    let nest = Nest()
    let inner = AskedTable(frame: .zero, style: .plain)
    inner.register(BoxCell120.self, forCellReuseIdentifier: "row")
    inner.dataSource = rows
    nest.holder.addSubview(inner)
    nest.pin(inner, in: nest.holder, inset: 0)
    let outer = UITableView(frame: window.bounds, style: .plain)
    outer.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    outer.estimatedRowHeight = 100
    outer.dataSource = nest
    window.addSubview(outer)
    window.isHidden = false
    outer.layoutIfNeeded()
    // Three rows of 120, and ten points above and below.
    #expect(outer.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 380)
    #expect(inner.frame.height == 360)
  }
}
