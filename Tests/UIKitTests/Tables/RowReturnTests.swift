// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A text that breaks at the width its content had in the last layout, and at 50 points before the
/// first, as apps wrote labels before they broke by themselves.
private protocol LateText: UIView {
  var text: UILabel { get }
}

extension LateText {
  fileprivate func fill(_ content: UIView) {
    text.text = "A text that is longer than fifty"
    text.font = .systemFont(ofSize: 17)
    text.numberOfLines = 0
    text.preferredMaxLayoutWidth = 50
    text.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
    ])
  }
}

private final class LateRow: UITableViewCell, LateText {
  let text = UILabel(frame: .zero)

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fill(contentView)
  }
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.preferredMaxLayoutWidth = contentView.bounds.width
  }
}

private final class Lines: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
  }
}

/// Documentation/TableView.md §1.5. One line is 20.5 points at 2 pixels, so a row of one 36.5.
@MainActor
@Suite("Rows that come back are asked again")
struct RowReturnTests {
  private static let oneLine: CGFloat = 36.5

  private func table(_ lines: Lines) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    table.register(LateRow.self, forCellReuseIdentifier: "line")
    table.dataSource = lines
    keepAlive(lines, with: table)
    return table
  }

  private func height(_ table: UITableView) -> CGFloat {
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0
  }

  @Test("a row that was too tall before its first layout is right when it was scrolled out and in")
  func scrolledRow() {
    onFreshScreen {
      let lines = Lines()
      let table = table(lines)
      table.layoutIfNeeded()
      #expect(height(table) > 50)

      table.contentOffset.y = 3000
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      #expect(height(table) == Self.oneLine)
    }
  }

  @Test("an empty batch asks the rows that are shown")
  func emptyBatch() {
    onFreshScreen {
      let lines = Lines()
      let table = table(lines)
      table.layoutIfNeeded()
      table.performBatchUpdates(nil)
      table.layoutIfNeeded()
      #expect(height(table) == Self.oneLine)
    }
  }

  /// Asks for an empty batch before every layout of its view, which is the list or holds it.
  private final class Batching: UIViewController {
    let list: UIView
    let isView: Bool
    let batch: () -> Void

    init(_ list: UIView, isView: Bool, _ batch: @escaping () -> Void) {
      self.list = list
      self.isView = isView
      self.batch = batch
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func loadView() {
      view = isView ? list : UIView(frame: UIScreen.main.bounds)
      if !isView {
        list.frame = view.bounds
        view.addSubview(list)
      }
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      batch()
    }
  }

  @Test("an empty batch before every layout puts rows right on the first screen")
  func batchWhileLayingOut() {
    onDevice("iPhone 8") { _ in
      let lines = Lines()
      let table = table(lines)
      _ = show(Batching(table, isView: false) { table.performBatchUpdates(nil) })
      #expect(height(table) == Self.oneLine)
      #expect(Runtime.current.issues.isEmpty)
    }
  }

  @Test("in a table that is the controller's view the next layout does, and layout comes to an end")
  func batchOfOwnView() {
    onDevice("iPhone 8") { _ in
      let lines = Lines()
      let table = table(lines)
      _ = show(Batching(table, isView: true) { table.performBatchUpdates(nil) })
      table.setNeedsLayout()
      settle()
      #expect(height(table) == Self.oneLine)
      #expect(Runtime.current.issues.isEmpty, "\(Runtime.current.issues)")
    }
  }
}
