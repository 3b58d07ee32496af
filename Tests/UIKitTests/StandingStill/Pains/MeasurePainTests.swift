// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pains of rows of a wrong size. Each check fails on the naive table.
@MainActor
@Suite("Pains of tables: sizes")
struct MeasurePainTests {
  @Test("a multi-line label measured at the wrong width")
  func wrongWidth() {
    onFreshScreen {
      let list = LinesTable(rows: 30)
      #expect(list.lines.count > 3)
      #expect(list.lines.allSatisfy { $0.fits })

      let naive = LinesTable.naive(rows: 30)
      naive.layoutIfNeeded()
      #expect(!naive.cells.compactMap { $0 as? LinesRow }.allSatisfy { $0.fits })
    }
  }

  @Test("wrong width after rotation")
  func rotation() {
    onFreshScreen {
      let list = LinesTable(rows: 30)
      list.resize(CGSize(width: 736, height: 414))
      #expect(list.lines.allSatisfy { $0.fits })
      #expect(list.lines.allSatisfy { $0.frame.width == 736 })
      list.resize(CGSize(width: 320, height: 568))
      #expect(list.lines.allSatisfy { $0.fits })

      let naive = LinesTable.naive(rows: 30)
      naive.layoutIfNeeded()
      naive.frame.size = CGSize(width: 736, height: 414)
      naive.layoutIfNeeded()
      #expect(!naive.cells.compactMap { $0 as? LinesRow }.allSatisfy { $0.fits })
    }
  }

  @Test("text-size change that re-measures nothing")
  func textSize() {
    onFreshScreen {
      let list = LinesTable(rows: 30)
      let before = list.lines.first?.frame.height ?? 0
      list.host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      list.host.layoutIfNeeded()
      #expect(list.lines.allSatisfy { $0.fits })
      #expect((list.lines.first?.frame.height ?? 0) > before)

      let naive = LinesTable.naive(rows: 30)
      let host = UIView(frame: naive.frame)
      host.addSubview(naive)
      host.layoutIfNeeded()
      host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      host.layoutIfNeeded()
      #expect(!naive.cells.compactMap { $0 as? LinesRow }.allSatisfy { $0.fits })
    }
  }

  @Test("every row asked at once")
  func everyRow() {
    onFreshScreen {
      let list = LinesTable(rows: 10_000)
      // Rows are at least 44 points.
      #expect(list.filled <= 17)
      var made = 0
      _ = NaiveTable(rows: 200, size: CGSize(width: 414, height: 667)) { _ in
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      #expect(made > 17)
    }
  }

  @Test("late images and reused state: a cell that is used again has the height of its new row")
  func reuse() {
    onFreshScreen {
      let list = TallRows(Array(0..<100)).show()
      for item in stride(from: 0, to: 100, by: 2) { list.heights[item] = 300 }
      list.table.reloadData()
      for page in 0..<12 { list.scroll(to: CGFloat(page) * 500) }
      for path in list.table.indexPathsForVisibleRows ?? [] {
        let cell = list.table.cellForRow(at: path)
        #expect(cell?.frame.height == list.height(of: path.row))
        #expect(cell?.tag == path.row)
        #expect(cell?.isSelected == false)
      }
      let naive = LinesTable.naive(rows: 3)
      naive.reuse(1) { ($0 as? LinesRow)?.label.text = LinesRow.text(16) }
      naive.layoutIfNeeded()
      #expect((naive.cells[1] as? LinesRow)?.fits == false)
    }
  }

  @Test("right to left: a row is the mirror image of the same row from left to right")
  func rightToLeft() throws {
    try onFreshScreenThrowing {
      let left = LinesTable(rows: 8)
      let right = LinesTable(rows: 8, rightToLeft: true)
      for (one, other) in zip(left.lines, right.lines) {
        #expect(mirrored(one.label, in: one) == other.label.convert(other.label.bounds, to: other))
        #expect(mirrored(one.contentView, in: one) == other.contentView.frame)
        let sign = try #require(one.parts.accessorySymbol)
        #expect(mirrored(sign, in: one) == other.parts.accessorySymbol?.frame)
        let line = try #require(one.parts.bottomLine)
        #expect(mirrored(line, in: one) == other.parts.bottomLine?.frame)
      }
      let naive = LinesTable.naive(rows: 8)
      naive.layoutIfNeeded()
      let same = naive.cells.compactMap { $0 as? LinesRow }
      #expect(
        !zip(same, right.lines).allSatisfy {
          mirrored($0.label, in: $0) == $1.label.convert($1.label.bounds, to: $1)
        })
    }
  }

  private func mirrored(_ view: UIView, in row: UIView) -> CGRect {
    var frame = view.convert(view.bounds, to: row)
    frame.origin.x = row.bounds.width - frame.maxX
    return frame
  }

  @Test("headers that do not self-size")
  func headers() {
    onFreshScreen {
      let list = TallRows(Array(0..<100))
      list.header = 70
      list.table.sectionHeaderTopPadding = 0
      list.table.layoutIfNeeded()
      #expect(list.table.rectForHeader(inSection: 0).height == 70)
      #expect(list.table.headerView(forSection: 0)?.frame.height == 70)
      #expect(list.table.rectForRow(at: .row(0)).minY == 70)

      let header = UIView()
      let naive = NaiveTable(rows: 3, size: CGSize(width: 375, height: 667), header: header) { _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      naive.layoutIfNeeded()
      #expect(header.frame.height != 70)
    }
  }

  @Test("pinned headers that jump")
  func pinned() {
    onFreshScreen {
      let list = TallRows(Array(0..<300))
      list.header = 70
      list.table.sectionHeaderTopPadding = 0
      list.table.layoutIfNeeded()
      list.scroll(to: 5000)
      for _ in 0..<40 {
        list.scroll(to: list.table.contentOffset.y - 45)
        let header = list.table.headerView(forSection: 0)
        #expect(abs((header?.frame.minY ?? .nan) - list.table.bounds.minY) < 0.001)
        #expect(header?.frame.height == 70)
      }
      // Also while rows in front of it come with animation.
      list.insert(Array(1000..<1030), at: 0, .fade)
      everyFrame(for: 0.4) { _ in
        let top = list.table.headerView(forSection: 0).map(TallRows.top) ?? .nan
        #expect(abs(top - TallRows.offset(list.table)) < 0.001)
      }

      let header = UIView()
      let naive = NaiveTable(rows: 60, size: CGSize(width: 375, height: 667), header: header) { _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      naive.contentOffset.y = 500
      naive.layoutIfNeeded()
      #expect(header.frame.minY != naive.bounds.minY)
    }
  }
}
