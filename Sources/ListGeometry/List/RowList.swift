// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The vertical geometry of a list of sections with a header, rows and a footer each.
///
/// Rows that were never measured count with the estimate; everything costs O(log runs)
/// (Documentation/ListGeometry.md §2).
package struct RowList: Sendable {
  struct Section: Sendable {
    var header: CGFloat
    var rows: ExtentTree
    var footer: CGFloat

    var length: CGFloat { header + rows.total + footer }
  }

  /// One thing on the list: its place from the start, in points.
  package struct Element: Equatable, Sendable {
    /// What the element is within its section.
    package enum Kind: Hashable, Sendable {
      case header
      case row(Int)
      case footer
    }

    package var section: Int
    package var kind: Kind
    /// Points from the start of the list to the near edge.
    package var start: CGFloat
    /// Points from the near edge to the far one.
    package var extent: CGFloat
  }

  var sections: [Section] = []
  var lengths = ExtentTree(count: 0, estimate: 0)

  /// An empty list.
  package init() {}

  /// How many sections there are, empty ones included.
  package var sectionCount: Int { sections.count }
  /// The length of the list in points; exact when every row is measured.
  package var total: CGFloat { lengths.total }
  /// - Precondition: `0 <= section < sectionCount`.
  package func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Adds a section at the end; O(1) in the number of rows.
  package mutating func append(rows: Int, estimate: CGFloat, header: CGFloat, footer: CGFloat) {
    append(
      Section(
        header: header, rows: ExtentTree(count: rows, estimate: max(0, estimate)), footer: footer))
  }

  mutating func append(_ section: Section) {
    sections.append(section)
    lengths.insert(count: 1, at: lengths.count)
    lengths.measure(section.length, at: lengths.count - 1)
  }

  /// Gives rows their measured height, in points; a negative one counts as zero.
  ///
  /// - Complexity: O(log runs + log sections), however many rows there are.
  package mutating func measure(_ extent: CGFloat, rows: Range<Int>, inSection section: Int) {
    sections[section].rows.measure(max(0, extent), in: rows)
    update(section)
  }

  /// Lets a row count with an estimate of its own until it is measured.
  package mutating func guess(_ extent: CGFloat, row: Int, inSection section: Int) {
    sections[section].rows.guess(max(0, extent), at: row)
    update(section)
  }

  /// Gives a section its header height, in points; zero for none.
  package mutating func setHeader(_ extent: CGFloat, ofSection section: Int) {
    sections[section].header = extent
    update(section)
  }

  /// Gives a section its footer height, in points; zero for none.
  package mutating func setFooter(_ extent: CGFloat, ofSection section: Int) {
    sections[section].footer = extent
    update(section)
  }

  mutating func update(_ section: Int) {
    lengths.measure(sections[section].length, at: section)
  }

  /// Whether a row has its measured height, not an estimate.
  package func isMeasured(row: Int, inSection section: Int) -> Bool {
    sections[section].rows.isMeasured(row)
  }

  /// The place of a section's header; O(log sections).
  package func header(ofSection section: Int) -> Element {
    Element(
      section: section, kind: .header, start: lengths.offset(ofItemAt: section),
      extent: sections[section].header)
  }

  /// The place of a section's footer; O(log sections).
  package func footer(ofSection section: Int) -> Element {
    Element(
      section: section, kind: .footer,
      start: lengths.offset(ofItemAt: section + 1) - sections[section].footer,
      extent: sections[section].footer)
  }

  /// The place of a row, exact when every row above is measured.
  ///
  /// - Complexity: O(log sections + log runs).
  package func row(_ row: Int, inSection section: Int) -> Element {
    let list = sections[section]
    return Element(
      section: section, kind: .row(row),
      start: lengths.offset(ofItemAt: section) + list.header + list.rows.offset(ofItemAt: row),
      extent: list.rows.extent(ofItemAt: row))
  }

  /// Rows that reach into the points from `low` to `high`, in order.
  ///
  /// - Complexity: O(log n + rows passed · log runs); rows of no height are passed one by one.
  package func rows(from low: CGFloat, to high: CGFloat) -> [Element] {
    var result: [Element] = []
    guard var section = lengths.item(at: low) else { return [] }
    while section < sections.count {
      let start = lengths.offset(ofItemAt: section) + sections[section].header
      if start >= high { break }
      if var row = sections[section].rows.item(at: low - start) {
        while row < sections[section].rows.count {
          let element = self.row(row, inSection: section)
          if element.start >= high { break }
          if element.extent > 0 { result.append(element) }
          row += 1
        }
      }
      section += 1
    }
    return result
  }

  /// The sections that reach into the points from `low` to `high`.
  ///
  /// - Complexity: O(results · log sections).
  package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let first = lengths.item(at: low) else { return 0..<0 }
    var end = first
    while end < sections.count, lengths.offset(ofItemAt: end) < high { end += 1 }
    return first..<max(first, end)
  }
}
