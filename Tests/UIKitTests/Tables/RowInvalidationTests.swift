// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A row that is as high as its label and ten points above and below it.
private final class NoteRow: UITableViewCell {
  let note = UILabel(frame: .zero)
  lazy var top = note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10)

  required init(frame: CGRect) { super.init(frame: frame) }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      top, note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Notes: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteRow)?.note.text = "one"
    return cell
  }
}

@MainActor
@Suite("Rows that change on screen")
struct RowInvalidationTests {
  private func rows(
    _ mode: UITableView.SelfSizingInvalidation, _ body: (UITableView, [NoteRow]) -> Void
  ) {
    onFreshScreen {
      let notes = Notes()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      table.register(NoteRow.self, forCellReuseIdentifier: "note")
      table.selfSizingInvalidation = mode
      table.dataSource = notes
      table.layoutIfNeeded()
      let cells = (0...1).compactMap {
        table.cellForRow(at: IndexPath(row: $0, section: 0)) as? NoteRow
      }
      #expect(cells.count == 2)
      if cells.count == 2 { body(table, cells) }
      withExtendedLifetime(notes) {}
    }
  }

  @Test("a longer text makes the row higher where constraints count, and moves the next row")
  func texts() {
    rows(.enabledIncludingConstraints) { table, cells in
      let line = cells[0].frame.height - 20

      cells[0].note.text = "one\ntwo\nthree"
      table.layoutIfNeeded()

      let height = cells[0].frame.height
      #expect(height > 20 + line * 2.5)
      #expect(cells[1].frame.minY == cells[0].frame.maxY)
    }
  }

  @Test(
    "a constant counts where constraints do; else the cell has to say that it changed",
    arguments: [(true, 30.0), (false, 0.0)])
  func constants(includingConstraints: Bool, growth: Double) {
    rows(includingConstraints ? .enabledIncludingConstraints : .enabled) { table, cells in
      let before = cells[0].frame.height

      cells[0].top.constant = 40
      table.layoutIfNeeded()
      #expect(cells[0].frame.height == before + CGFloat(growth))

      cells[0].invalidateIntrinsicContentSize()
      table.layoutIfNeeded()
      #expect(cells[0].frame.height == before + 30)
    }
  }

  @Test("nothing counts where it is switched off")
  func disabled() {
    rows(.disabled) { table, cells in
      let before = cells[0].frame.height

      cells[0].top.constant = 40
      cells[0].invalidateIntrinsicContentSize()
      table.layoutIfNeeded()

      #expect(cells[0].frame.height == before)
    }
  }
}
