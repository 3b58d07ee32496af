// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@Suite("Rows in sections")
struct RowListTests {
  private func list() -> RowList {
    var list = RowList()
    list.append(rows: 3, estimate: 40, header: 30, footer: 10)
    list.append(rows: 0, estimate: 40, header: 20, footer: 0)
    list.append(rows: 2, estimate: 50, header: 0, footer: 5)
    return list
  }

  @Test("headers, rows and footers follow each other")
  func places() {
    let list = list()

    #expect(list.total == 285)
    #expect(list.row(0, inSection: 0).start == 30)
    #expect(list.footer(ofSection: 0).start == 150)
    #expect(list.header(ofSection: 1).start == 160)
    #expect(list.row(1, inSection: 2).start == 230)
  }

  @Test("a measured row moves everything behind it, across sections")
  func measuring() {
    var list = list()

    list.measure(100, rows: 1..<2, inSection: 0)

    #expect(list.row(2, inSection: 0).start == 170)
    #expect(list.row(0, inSection: 2).start == 240)
  }

  @Test("rows that reach into a stretch are found, sections without rows are passed")
  func finding() {
    let found = list().rows(from: 120, to: 200)

    #expect(found.map(\.section) == [0, 2])
    #expect(found.map(\.kind) == [.row(2), .row(0)])
    #expect(list().sections(from: 165, to: 185) == 1..<3)
  }
}
