// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

@testable import UIKit

/// Measures what the tables in `Fixtures/Facts` speak of.
@MainActor
enum FactProbe {
  /// Points, or pixels a point; nil for words that are none of the tables'.
  static func measure(_ what: String) -> Double? {
    for (word, probe) in probes {
      guard what.hasPrefix(word) else { continue }
      return probe(String(what.dropFirst(word.count)))
    }
    return nil
  }

  private static let probes: [(String, @MainActor (String) -> Double?)] = [
    ("size of ", { text in style(text) { Double($0.pointSize) } }),
    ("leading of ", { text in style(text, pitch) }),
    ("width of ", { text in DeviceCatalog.device(named: text).map { Double($0.size.width) } }),
    ("height of ", { text in DeviceCatalog.device(named: text).map { Double($0.size.height) } }),
    ("scale of ", { text in DeviceCatalog.device(named: text).map { Double($0.scale) } }),
    ("top of ", { text in insets(text, \.top) }),
    ("bottom of ", { text in insets(text, \.bottom) }),
    ("side of ", { text in insets(text, \.left) }),
    (
      "row height in iOS 26 of ",
      { text in row(text, release: .iOS26) { Double($0.frame.height) } }
    ),
    ("row height of ", { text in row(text) { Double($0.frame.height) } }),
    ("text start of ", { text in row(text) { $0.textLabel.map { Double($0.frame.minX) } } }),
    ("text width of ", { text in row(text) { $0.textLabel.map { Double($0.frame.width) } } }),
    (
      "content beside disclosure on ",
      { text in
        row("default on \(text)", .disclosureIndicator) { Double($0.contentView.frame.width) }
      }
    ),
    (
      "text width beside disclosure on ",
      { text in
        row("default on \(text)", .disclosureIndicator) {
          $0.textLabel.map { Double($0.frame.width) }
        }
      }
    ),
    ("navigation bar on ", { text in bars(text) { $0.navigationBar.frame.height } }),
    ("toolbar on ", { text in bars(text) { $0.toolbar.frame.height } }),
    (
      "large title on ",
      { text in bars(text, isLarge: true) { $0.navigationBar.frame.height } }
    ),
    (
      "inset below navigation bar on ",
      { text in bars(text) { $0.topViewController?.view.safeAreaInsets.top } }
    ),
    (
      "inset below large title on ",
      { text in
        bars(text, isLarge: true) { $0.topViewController?.view.safeAreaInsets.top }
      }
    ),
  ]

  /// `STYLE at TEXT SIZE`.
  private static func style(_ text: String, _ measure: (UIFont) -> Double) -> Double? {
    let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    let words = text.components(separatedBy: " at ")
    guard words.count == 2, let style = styles[words[0]], let size = TextSize(rawValue: words[1])
    else { return nil }
    let category = UIContentSizeCategory(rawValue: size.contentSizeCategory)
    return measure(
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)))
  }

  /// The distance of a label's lines, over nine of them, so that pixels do not matter.
  private static func pitch(_ font: UIFont) -> Double {
    func height(_ lines: Int) -> CGFloat {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = font
      label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
      return label.intrinsicContentSize.height
    }
    return Double(height(10) - height(1)) / 9
  }

  /// A row of a built-in style in a plain table, of `STYLE on DEVICE`.
  private static func row(
    _ text: String, _ accessory: UITableViewCell.AccessoryType = .none,
    release: SystemRelease = .newest, _ measure: @MainActor (UITableViewCell) -> Double?
  ) -> Double? {
    let styles: [String: UITableViewCell.CellStyle] = [
      "default": .default, "value1": .value1, "subtitle": .subtitle,
    ]
    let words = text.components(separatedBy: " on ")
    guard words.count == 2, let style = styles[words[0]] else { return nil }
    var found: Double?
    onDevice(words[1]) { _ in
      Runtime.current.release = release
      let table = UITableViewController(style: .plain)
      let rows = OneRow(style: style, accessory: accessory)
      table.tableView.dataSource = rows
      let window = show(table)
      found = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)).flatMap(measure)
      window.isHidden = true
    }
    return found
  }

  /// The device and whether it is held upright, of `DEVICE upright` or `DEVICE sideways`.
  private static func held(_ text: String) -> (name: String, orientation: Orientation)? {
    let ways: [(String, Orientation)] = [(" upright", .portrait), (" sideways", .landscape)]
    guard let way = ways.first(where: { text.hasSuffix($0.0) }) else { return nil }
    return (String(text.dropLast(way.0.count)), way.1)
  }

  private static func insets(_ text: String, _ side: KeyPath<UIEdgeInsets, CGFloat>) -> Double? {
    guard let held = held(text), DeviceCatalog.device(named: held.name) != nil else { return nil }
    var found: CGFloat = 0
    onDevice(held.name, held.orientation) { _ in
      let controller = UIViewController()
      let window = show(controller)
      found = controller.view.safeAreaInsets[keyPath: side]
      window.isHidden = true
    }
    return Double(found)
  }

  private static func bars(
    _ text: String, isLarge: Bool = false,
    _ measure: @MainActor (UINavigationController) -> CGFloat?
  ) -> Double? {
    guard let held = held(text), DeviceCatalog.device(named: held.name) != nil else { return nil }
    var found: CGFloat?
    onDevice(held.name, held.orientation) { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = isLarge
      navigation.isToolbarHidden = false
      let window = show(navigation)
      found = measure(navigation)
      window.isHidden = true
    }
    return found.map(Double.init)
  }
}

/// A table of one row of a built-in style.
@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  let style: UITableViewCell.CellStyle
  let accessory: UITableViewCell.AccessoryType

  init(style: UITableViewCell.CellStyle, accessory: UITableViewCell.AccessoryType) {
    self.style = style
    self.accessory = accessory
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.accessoryType = accessory
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}
