// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// List content configurations in rows: margins of 11 above and below and 16 at the leading side, 3
/// between the texts, 16 behind an image (Documentation/TableView.md §5).
@MainActor
@Suite("Rows with content configurations")
struct RowConfigurationTests {
  private func shown(
    width: CGFloat = 375, _ configurations: [UIListContentConfiguration],
    _ body: (UITableView, [UITableViewCell]) -> Void
  ) {
    onFreshScreen {
      let script = RowScript(counts: [configurations.count])
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.contentConfiguration = configurations[path.row]
        return cell
      }
      let view = table(script, width: width)
      view.layoutIfNeeded()
      for cell in view.visibleCells { cell.layoutIfNeeded() }
      body(view, view.visibleCells)
    }
  }

  private func labels(_ cell: UITableViewCell) -> [UILabel] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(cell.contentView).compactMap { $0 as? UILabel }
  }

  private func frames(_ cell: UITableViewCell) -> [CGRect] {
    labels(cell).map { $0.convert($0.bounds, to: cell) }
  }

  /// Plain system fonts, so that heights are known whatever a style's fonts are.
  private func texts(
    _ text: String, _ secondary: String? = nil,
    of start: UIListContentConfiguration = .subtitleCell()
  ) -> UIListContentConfiguration {
    var result = start
    result.text = text
    result.secondaryText = secondary
    result.textProperties.font = .systemFont(ofSize: 20)
    result.secondaryTextProperties.font = .systemFont(ofSize: 13)
    return result
  }

  @Test("the content view is a list's, its texts are labels at the margins")
  func view() {
    shown([texts("Title", "Below")]) { _, cells in
      #expect(cells[0].contentView is UIListContentView)
      #expect(labels(cells[0]).map(\.text) == ["Title", "Below"])
      // 20 points are 23.867 high: 24. 11 + 24 + 3.
      #expect(frames(cells[0]).map(\.minX) == [16, 16])
      #expect(frames(cells[0]).map(\.minY) == [11, 38])
    }
  }

  @Test("a row is as tall as its texts, 3 between them and 11 around")
  func heights() {
    let long = String(repeating: "wide words ", count: 12)
    shown([texts("Title", "Below"), texts("A\nB\nC", "Below"), texts(long)]) { view, cells in
      // 24 + 3 + 16 (13 points: 15.514) + 22; three lines of 20 are 71.6: 72.
      #expect(cells[0].frame.height == 65)
      #expect(cells[1].frame.height == 113)
      let lines = (cells[2].frame.height - 22) / 23.867
      #expect(lines >= 3.9, "several lines at 351 points: \(lines)")
      #expect(view.contentSize.height == cells.map(\.frame.height).reduce(0, +))
    }
  }

  @Test("an image stands before the texts, 16 points from them")
  func image() {
    var content = texts("Title")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    shown([content]) { _, cells in
      #expect(frames(cells[0]).first?.minX == CGFloat(62))
    }
  }

  @Test("a value stands at the trailing side of its title")
  func value() {
    shown([texts("Title", "Value", of: .valueCell())]) { _, cells in
      let found = frames(cells[0])
      #expect(found.count == 2)
      #expect(found[0].minX == 16)
      #expect(found[0].maxX < found[1].minX)
      #expect(abs(found[0].midY - found[1].midY) <= 3)
      #expect(found[1].maxX == 375 - 8 || found[1].maxX == 375 - 16)
    }
  }

  @Test("another configuration of the kind changes the view that is there, and the row's height")
  func change() {
    var content = texts("Title")
    shown([content]) { view, cells in
      let (before, height) = (cells[0].contentView, cells[0].frame.height)
      content.text = "One\nTwo\nThree"
      cells[0].contentConfiguration = content
      view.layoutIfNeeded()

      #expect(cells[0].contentView === before)
      // Three lines of 20 points are 72 high where one is 24.
      #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).height == height + 48)
    }
  }

  @Test("texts follow their state: a handler makes the selected row bold")
  func states() {
    onFreshScreen {
      let script = RowScript(counts: [2])
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.configurationUpdateHandler = { cell, state in
          var content = cell.defaultContentConfiguration().updated(for: state)
          content.text = state.isSelected ? "Selected" : "Row"
          cell.contentConfiguration = content
        }
        return cell
      }
      let view = table(script)
      view.layoutIfNeeded()
      #expect(view.visibleCells.flatMap { labels($0).map(\.text) } == ["Row", "Row"])

      view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      view.layoutIfNeeded()
      #expect(view.visibleCells.flatMap { labels($0).map(\.text) } == ["Row", "Selected"])
    }
  }

  @Test("from right to left the texts start at the right")
  func mirrored() {
    onDevice("iPhone 8", locale: "ar") { _ in
      let script = RowScript(counts: [1])
      let content = texts("Title", "Below")
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.contentConfiguration = content
        return cell
      }
      let view = table(script)
      let controller = UIViewController()
      controller.view = view
      _ = show(controller)
      #expect(view.visibleCells.first.map { frames($0).map(\.maxX) } == [359, 359])
    }
  }

  @Test("guides lie around the texts, and are nil for what is not shown")
  func guides() {
    shown([texts("Title", "Below")]) { _, cells in
      let content = cells[0].contentView as? UIListContentView
      #expect(content?.imageLayoutGuide == nil)
      let guides = [content?.textLayoutGuide, content?.secondaryTextLayoutGuide]
      cells[0].layoutIfNeeded()
      #expect(guides.map { $0?.layoutFrame } == frames(cells[0]))
      content?.configuration = texts("Title")
      #expect(content?.secondaryTextLayoutGuide == nil)
      content?.configuration = texts("Longer title", "Below")
      cells[0].layoutIfNeeded()
      #expect(guides.map { $0?.layoutFrame } == frames(cells[0]))
    }
  }
}
