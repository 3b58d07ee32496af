// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Frames of the documents are what Apple's engine recorded in them: rows of 44 points in grouped
/// tables 375 points wide.
@MainActor
@Suite("Headers and footers of tables")
struct TableBoundaryTests {
  private func grouped(_ counts: [Int], header: CGFloat = 10) -> (RowScript, UITableView) {
    let script = RowScript(counts: counts)
    let view = table(script, style: .grouped)
    view.rowHeight = 44
    view.sectionHeaderHeight = header
    view.sectionFooterHeight = header
    return (script, view)
  }

  @Test("grouped titles: the first row at 55.5, the next section's 48 below the last row")
  func groupedTitles() {
    onFreshScreen {
      let (script, view) = grouped([2, 3, 1])
      script.headerTitle = { "Section \($0)" }

      view.layoutIfNeeded()

      // A footer of 10 without a title, a header of 38.
      #expect(tops(view) == [55.5, 99.5, 191.5, 235.5, 279.5, 371.5])
    }
  }

  @Test("a footer's title makes 75.5 points between sections")
  func groupedFooters() {
    onFreshScreen {
      let (script, view) = grouped([1, 1])
      script.headerTitle = { _ in "Simple Settings" }
      script.footerTitle = { _ in "Nothing dangerous here!" }

      view.layoutIfNeeded()

      #expect(tops(view) == [55.5, 175])
      let label = view.footerView(forSection: 0)?.textLabel
      #expect(label?.frame == CGRect(x: 16, y: 8, width: 343, height: 16))
      #expect(label?.text == "Nothing dangerous here!")
      #expect(view.headerView(forSection: 0)?.textLabel?.text == "SIMPLE SETTINGS")
    }
  }

  @Test("without titles numeric heights count as they are, automatic ones 35 and 17.5")
  func untitled() {
    onFreshScreen {
      let (_, numeric) = grouped([2, 1], header: 18)
      numeric.layoutIfNeeded()
      #expect(tops(numeric) == [18, 62, 142])

      let (_, automatic) = grouped([2, 1], header: UITableView.automaticDimension)
      automatic.layoutIfNeeded()
      #expect(tops(automatic) == [35, 79, 158])
    }
  }

  @Test("a delegate's 0 is the usual height in grouped tables; the least number is none")
  func zeroHeights() {
    onFreshScreen {
      let (script, view) = grouped([1], header: UITableView.automaticDimension)
      script.headerHeight = { _ in 0 }
      view.layoutIfNeeded()
      #expect(tops(view) == [35])

      script.headerHeight = { _ in .leastNormalMagnitude }
      view.reloadData()
      view.layoutIfNeeded()
      #expect(tops(view) == [0])
      #expect(view.headerView(forSection: 0) == nil)
    }
  }

  @Test("in plain tables 0 is none, and a delegate's height without a view stays empty")
  func plainHeights() {
    onFreshScreen {
      let script = RowScript(counts: [1, 1])
      script.headerHeight = { $0 == 0 ? 0 : 30 }
      let view = table(script)
      view.rowHeight = 44

      view.layoutIfNeeded()

      // Below the second section's padding of 22 points.
      #expect(tops(view) == [0, 96])
    }
  }

  @Test("in plain tables a delegate's height is the header's own, below the padding (§3.1)")
  func plainGivenHeight() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      script.headerHeight = { _ in 30 }
      script.headerTitle = { _ in "Title" }
      let view = table(script)
      view.rowHeight = 44

      view.layoutIfNeeded()

      let header = view.headerView(forSection: 0)
      #expect(header?.frame == CGRect(x: 0, y: 22, width: view.bounds.width, height: 30))
      #expect(tops(view) == [52])
    }
  }

  @Test("footers of cards are 30 points: 8 above the text and 6 below")
  func cardFooter() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      script.footerTitle = { _ in "Footer" }
      let view = table(script, style: .insetGrouped)

      view.layoutIfNeeded()

      #expect(view.rectForFooter(inSection: 0).height == 30)
      #expect(view.rectForFooter(inSection: 0).minX == 16)
    }
  }

  @Test("a title of several lines makes its header taller")
  func wrappedTitle() {
    onFreshScreen {
      let (script, view) = grouped([1])
      script.headerTitle = { _ in String(repeating: "wide words ", count: 10) }

      view.layoutIfNeeded()

      // Lines of a footnote are 18 apart; the last is 15.514 tall.
      let lines = ((view.headerView(forSection: 0)?.textLabel?.frame.height ?? 0) - 16) / 18 + 1
      #expect(lines >= 2)
      #expect(lines == lines.rounded())
      #expect(tops(view) == [55.5 + 18 * (lines - 1)])
    }
  }

  @Test("a header view is as tall as its constraints say")
  func selfSizingHeader() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      script.header = { _ in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = "One\nTwo"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
          label.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
          label.leadingAnchor.constraint(
            equalTo: view.contentView.layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(
            equalTo: view.contentView.layoutMarginsGuide.trailingAnchor),
        ])
        return view
      }
      let view = table(script)
      view.sectionHeaderTopPadding = 0

      view.layoutIfNeeded()

      // Two lines of 17 points are 40.574, 41 on pixels; 5 above and below.
      #expect(tops(view) == [51])
      #expect(
        view.headerView(forSection: 0)?.contentView.subviews[0].frame
          == CGRect(x: 16, y: 5, width: 343, height: 41))
    }
  }

  @Test("views of headers far below are not asked for")
  func lazyHeaders() {
    onFreshScreen {
      let script = RowScript(counts: Array(repeating: 5, count: 1000))
      script.header = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20)) }
      let view = table(script)

      view.layoutIfNeeded()

      #expect(script.events.filter { $0.hasPrefix("header") }.count < 20)
    }
  }

  @Test("a plain header is pushed off by the next one")
  func pushedHeader() {
    onFreshScreen {
      let script = RowScript(counts: [5, 20])
      script.headerTitle = { "Section \($0)" }
      let view = table(script)
      view.rowHeight = 44
      view.sectionHeaderTopPadding = 0
      view.layoutIfNeeded()
      // The first section: a header of 28 and five rows, to 248.
      view.contentOffset.y = 230

      view.layoutIfNeeded()

      #expect(view.headerView(forSection: 0)?.frame.minY == 220)
      #expect(view.headerView(forSection: 1)?.frame.minY == 248)
    }
  }

  @Test("a plain footer stays at the bottom while its section goes on below")
  func pinnedFooter() {
    onFreshScreen {
      let script = RowScript(counts: [40])
      script.footerTitle = { _ in "End" }
      let view = table(script)
      view.rowHeight = 44

      view.layoutIfNeeded()

      #expect(view.footerView(forSection: 0)?.frame.maxY == 667)
    }
  }

  @Test("the table's own header and footer keep their heights around the rows")
  func tableHeader() {
    onFreshScreen {
      let view = table(RowScript(counts: [2]))
      view.rowHeight = 44
      view.tableHeaderView = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 60))
      view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 30))

      view.layoutIfNeeded()

      #expect(view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
      #expect(tops(view) == [60, 104])
      #expect(view.tableFooterView?.frame == CGRect(x: 0, y: 148, width: 375, height: 30))
      #expect(view.contentSize.height == 178)
    }
  }

  @Test("a header shows a content configuration at its own height")
  func configuredHeader() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      script.header = { _ in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Configured"
        view.contentConfiguration = content
        return view
      }
      let view = table(script)
      view.sectionHeaderTopPadding = 0

      view.layoutIfNeeded()

      let header = view.headerView(forSection: 0)
      #expect(header?.contentView is UIListContentView)
      #expect(header?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Configured"])
      #expect(header?.frame.height == view.rectForHeader(inSection: 0).height)
    }
  }
}
