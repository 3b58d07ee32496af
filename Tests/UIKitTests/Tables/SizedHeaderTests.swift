// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Headers of tables whose owner gives them another height while the table is laid out.
@MainActor
@Suite("Table headers sized in layout")
struct SizedHeaderTests {
  private final class List: UITableViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: header.topAnchor),
        label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      ])
      tableView.tableHeaderView = header
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard let header = tableView.tableHeaderView else { return }
      let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      guard header.frame.height != height else { return }
      header.frame.size.height = height
      tableView.tableHeaderView = header
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  @Test("are as high in the first drawing as their owner made them")
  func firstDrawing() {
    onFreshScreen {
      let list = List(style: .plain)
      list.loadViewIfNeeded()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = list
      window.isHidden = false
      list.view.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
      _ = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
        window.layer.render(in: context.cgContext)
      }
      #expect(list.tableView.tableHeaderView?.frame.height == CGFloat(0))
      #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }
  }
}
