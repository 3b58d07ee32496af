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
}
