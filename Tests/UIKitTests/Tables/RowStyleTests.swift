// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Frames of rows that Apple's engine recorded in documents, at 2 pixels a point where nothing else
/// is said.
@MainActor
@Suite("Built-in rows")
struct RowStyleTests {
  private func laidOut(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 375, height: CGFloat = 44,
    _ fill: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    fill(cell)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  private func height(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 375, _ fill: (UITableViewCell) -> Void
  ) -> CGFloat {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    fill(cell)
    cell.layoutIfNeeded()
    return cell.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test("a row of body text is 43.5 points, one of 20 points bold 47.5")
  func automaticHeights() {
    onFreshScreen {
      #expect(height(.default) { $0.textLabel?.text = "Title" } == 43.5)
      #expect(
        height(.default) {
          $0.textLabel?.text = "Title"
          $0.textLabel?.font = .boldSystemFont(ofSize: 20)
        } == 47.5)
      // Documents: rows of 16 points are as high as those of 17, less than their text would be.
      for size: CGFloat in [12, 16] {
        let found = height(.default) {
          $0.textLabel?.text = "Title"
          $0.textLabel?.font = .systemFont(ofSize: size)
        }
        #expect(found == 43.5, "\(size) points")
      }
      #expect(height(.default) { _ in } == 44)
    }
  }

  @Test("at 3 pixels a point the same row is 43.667 points")
  func threePixels() {
    onFreshScreen {
      Runtime.current.screenTraits = UITraitCollection(displayScale: 3)
      let found = height(.default) { $0.textLabel?.text = "Title" }

      #expect(abs(found - 131.0 / 3) < 0.001)
    }
  }

  @Test("a title of several lines makes its row taller by 22 points a line")
  func wrappedTitle() {
    onFreshScreen {
      let found = height(.default) {
        $0.textLabel?.numberOfLines = 0
        $0.textLabel?.text = "One\nTwo\nThree"
      }

      // 2 · 22 + 20.287, 64.5 on pixels, and 23.2 around it.
      #expect(found == 88)
    }
  }

  @Test(
    "title and detail are centred in a row of fixed height, half points going below",
    arguments: [
      (sizes: (CGFloat(17), CGFloat(12)), height: CGFloat(43.5), tops: [CGFloat(5), 25.5]),
      (sizes: (16, 11), height: 43.5, tops: [6, 25.5]),
      (sizes: (17, 15), height: 43.5, tops: [3, 23.5]),
    ])
  func fixedSubtitle(sizes: (CGFloat, CGFloat), height: CGFloat, tops: [CGFloat]) {
    onFreshScreen {
      let cell = laidOut(.subtitle, height: height) {
        $0.textLabel?.text = "Title"
        $0.textLabel?.font = .systemFont(ofSize: sizes.0)
        $0.detailTextLabel?.text = "Subtitle"
        $0.detailTextLabel?.font = .systemFont(ofSize: sizes.1)
      }

      #expect([cell.textLabel, cell.detailTextLabel].map { $0?.frame.minY } == tops)
    }
  }

  @Test("a subtitle row grows with both texts")
  func growingSubtitle() {
    onFreshScreen {
      let found = height(.subtitle) {
        $0.textLabel?.numberOfLines = 0
        $0.detailTextLabel?.numberOfLines = 0
        $0.textLabel?.text = "One\nTwo"
        $0.detailTextLabel?.text = "Three\nFour"
      }

      // 42.5 and 16 + 14.32, 30.5 on pixels, with 20.5 around.
      #expect(found == 93.5)
    }
  }

  @Test("before an accessory the text ends 8 points before the content view does")
  func accessoryMargin() {
    onFreshScreen {
      let cell = laidOut(.default) {
        $0.textLabel?.text = "Title"
        $0.accessoryType = .disclosureIndicator
      }
      #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 324, height: 44))
      #expect(cell.contentView.layoutMargins.right == 8)
      #expect(cell.parts.accessorySymbol?.frame.maxX == 359)

      let plain = laidOut(.default) { $0.textLabel?.text = "Title" }
      #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    }
  }

  @Test("from right to left a row is the reflection of itself")
  func mirrored() {
    onFreshScreen {
      let fill: (UITableViewCell) -> Void = {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Value"
        $0.accessoryType = .checkmark
        $0.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
          _ in
        }
      }
      let usual = laidOut(.value1, fill)
      let other = laidOut(.value1) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.contentView.semanticContentAttribute = .forceRightToLeft
        fill($0)
      }

      #expect(other.contentView.frame.minX == 375 - usual.contentView.frame.maxX)
      let width = usual.contentView.bounds.width
      let parts: [(UIView?, UIView?)] = [
        (usual.textLabel, other.textLabel), (usual.detailTextLabel, other.detailTextLabel),
        (usual.imageView, other.imageView),
      ]
      for (part, reflection) in parts {
        #expect(reflection?.frame.minX == width - (part?.frame.maxX ?? 0))
      }
      #expect(usual.textLabel?.frame.minX == 52)
      #expect(other.parts.accessorySymbol?.frame.minX == 16)
    }
  }

  @Test("a value below its title when they do not fit beside each other and may wrap")
  func stackedValue() {
    onFreshScreen {
      let title = "A title that is long enough for most of the row"
      let found = height(.value1) {
        $0.textLabel?.text = title
        $0.detailTextLabel?.text = "and a value"
        $0.textLabel?.numberOfLines = 0
      }
      let beside = height(.value1) {
        $0.textLabel?.text = title
        $0.detailTextLabel?.text = "and a value"
      }

      #expect(beside == 43.5)
      #expect(found > 60)
    }
  }

  @Test(
    "at accessibility sizes texts break and a value stands below its title, where the app says nothing else",
    arguments: [UITableViewCell.CellStyle.value1, .value2])
  func accessibilitySizes(style: UITableViewCell.CellStyle) {
    onFreshScreen {
      Runtime.current.screenTraits = UITraitCollection(traitsFrom: [
        Runtime.current.screenTraits,
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ])
      let cell = laidOut(style, height: 400) {
        $0.textLabel?.text = "A title that is long enough for more than a line"
        $0.detailTextLabel?.text = "and a value"
        $0.detailTextLabel?.numberOfLines = 1
      }
      let (title, value) = (cell.textLabel, cell.detailTextLabel)
      #expect(title?.numberOfLines == 0 && value?.numberOfLines == 1)
      #expect(title?.frame.minX == 16 && value?.frame.minX == 16)
      #expect((title?.frame.height ?? 0) >= 2 * (title?.font.lineHeight ?? 100))
      #expect((value?.frame.minY ?? 0) >= (title?.frame.maxY ?? 1000))

      cell.traitOverrides.preferredContentSizeCategory = .large
      cell.layoutIfNeeded()
      #expect(title?.numberOfLines == 1)
    }
  }

  @Test("a row is as tall as its lines need at the margins it is shown with")
  func measuredWithMargins() {
    onFreshScreen {
      // Some of these fit between margins of 8 points, and not between those of 16.
      for count in 30...90 {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = String(repeating: "i ", count: count)
        cell.detailTextLabel?.numberOfLines = 0
        let height = cell.sizeThatFits(CGSize(width: 375, height: 1000)).height
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        cell.layoutIfNeeded()
        let end = cell.detailTextLabel?.frame.maxY ?? 0
        #expect(end <= cell.contentView.bounds.height - 9, "\(count)")
      }
    }
  }

  @Test("value 2: titles end at one line, values start 6 points behind it")
  func columns() {
    onFreshScreen {
      let cell = laidOut(.value2) {
        $0.textLabel?.text = "home"
        $0.detailTextLabel?.text = "555"
      }

      #expect(cell.textLabel?.frame.minX == 16)
      #expect(cell.textLabel?.frame.maxX == 107)
      #expect(cell.textLabel?.textAlignment == .right)
      #expect(cell.detailTextLabel?.frame.minX == 113)
    }
  }

  @Test("labels follow the text size, and their rows with them")
  func textSize() {
    onFreshScreen {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2),
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      ])
      Runtime.current.screenTraits = traits
      let large = UITableViewCell(style: .default, reuseIdentifier: nil)
      large.textLabel?.text = "Title"

      // 40 points: 47.734 and 23.2 around it.
      #expect(large.textLabel?.font.pointSize == 40)
      #expect(large.sizeThatFits(CGSize(width: 375, height: 0)).height == 71)
    }
  }

  @Test("cells of plain tables are white, of grouped ones white on grey, unless they have a colour")
  func colours() {
    onFreshScreen {
      for (style, colour) in [
        (UITableView.Style.plain, UIColor.systemBackground),
        (.grouped, .secondarySystemGroupedBackground),
      ] {
        let script = RowScript(counts: [2])
        script.cell = { table, path in
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
          if path.row == 1 { cell.backgroundColor = .clear }
          return cell
        }
        let view = table(script, style: style)
        view.layoutIfNeeded()

        #expect(view.visibleCells.map(\.backgroundColor) == [colour, .clear])
      }
    }
  }

  @Test("readable rows keep their text 672 points wide in the middle")
  func readable() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "Title"
        return cell
      }
      let view = table(script, width: 1024)
      view.cellLayoutMarginsFollowReadableWidth = true

      view.layoutIfNeeded()

      #expect(view.visibleCells[0].textLabel?.frame.minX == 176)
      #expect(view.visibleCells[0].textLabel?.frame.width == 672)
    }
  }

  @Test("a plain header's tint colour is behind its texts; a grouped one's is not (§3.5)")
  func headerTint() {
    for (style, expected) in [(UITableView.Style.plain, UIColor.black), (.grouped, nil)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      let script = RowScript(counts: [1])
      script.cell = { _, _ in UITableViewCell() }
      script.headerTitle = { _ in "Section" }
      table.dataSource = script
      table.delegate = script
      table.layoutIfNeeded()
      let header = table.headerView(forSection: 0)
      header?.tintColor = .black
      #expect(header?.tintColor == .black)
      #expect(header?.backgroundColor == expected)
    }
  }

  @Test("a header's tint colour waits for the table that takes the header (§3.5)")
  func earlyHeaderTint() {
    for (style, expected) in [(UITableView.Style.plain, UIColor.red), (.grouped, nil)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      let script = RowScript(counts: [1])
      script.cell = { _, _ in UITableViewCell() }
      script.header = { _ in
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.tintColor = .red
        return header
      }
      script.headerHeight = { _ in 40 }
      table.dataSource = script
      table.delegate = script
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.backgroundColor == expected)
    }
  }
}
