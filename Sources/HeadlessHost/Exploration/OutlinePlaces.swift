// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Where the rows of a list lie in its outlines, and which of them are open: what a row is, whatever is
/// open around it and in sight (Documentation/Exploration.md §4.6).
@MainActor
struct OutlinePlaces {
  /// Positions from the top level down, by section and then by row; empty where a section has nothing
  /// below anything.
  private let sections: [[OutlineRow]]

  /// - Complexity: O(n) in items of the list; longer sections than ``longest`` are taken as flat.
  init(of list: UIScrollView) {
    guard let list = list as? UICollectionView, let source = list.dataSource as? any OutlineReading
    else {
      sections = []
      return
    }
    sections = (0..<list.numberOfSections).map { section in
      list.numberOfItems(inSection: section) > Self.longest ? [] : source.outlineRows(of: section)
    }
  }

  private static let longest = 1_000

  /// The place of a row, in words; nil where its section is no outline.
  func place(_ path: IndexPath) -> String? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return nil }
    return "\(path.section) \(Self.words(sections[path.section][path.item]))"
  }

  /// Which rows are open, in words; empty where none is.
  var open: String {
    sections.enumerated().flatMap { section, rows in
      rows.filter(\.isOpen).map { " \(section):\(Self.words($0))" }
    }.joined()
  }

  private static func words(_ row: OutlineRow) -> String {
    row.place.map(String.init).joined(separator: ".")
  }
}

/// A row that shows of an outline.
struct OutlineRow: Equatable {
  /// Its position among its like, after those of the rows that it lies below.
  var place: [Int]
  /// Whether what lies below it shows.
  var isOpen: Bool
}

/// A data source whatever its sections and items are.
@MainActor
private protocol OutlineReading {
  /// The rows of a section that show; none where nothing lies below anything.
  func outlineRows(of section: Int) -> [OutlineRow]
}

extension UICollectionViewDiffableDataSource: OutlineReading {
  fileprivate func outlineRows(of section: Int) -> [OutlineRow] {
    guard let section = sectionIdentifier(for: section) else { return [] }
    let outline = snapshot(for: section)
    let items = outline.items
    guard outline.rootItems.count < items.count else { return [] }
    let levels = items.map(outline.level)
    var place: [Int] = []
    var rows: [OutlineRow] = []
    for (index, item) in items.enumerated() {
      let level = levels[index]
      if level < place.count {
        place.removeLast(place.count - level - 1)
        place[level] += 1
      } else {
        place.append(0)
      }
      guard outline.isVisible(item) else { continue }
      let hasInner = index + 1 < items.count && levels[index + 1] > level
      rows.append(OutlineRow(place: place, isOpen: hasInner && outline.isExpanded(item)))
    }
    return rows
  }
}
