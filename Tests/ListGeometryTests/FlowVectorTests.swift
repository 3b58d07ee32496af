// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import ListGeometry
import Testing

/// The flow layouts measured on a device at 2 pixels a point (Documentation/FlowLayout.md §8).
@Suite("Flow layouts measured on a device")
struct FlowVectorTests {
  @Test("A: seven items of 100×60 in 375")
  func vectorA() {
    let layout = flow(375, [uniform(7, 100, 60)])

    #expect(
      layout.origins() == ["0 0", "137.5 0", "275 0", "0 70", "137.5 70", "275 70", "0 140"])
    #expect(layout.contentSize == CGSize(width: 375, height: 200))
  }

  @Test("B: as A with insets 8, 16, 8, 16")
  func vectorB() {
    let metrics = FlowMetrics(insets: Insets(top: 8, left: 16, bottom: 8, right: 16))
    let layout = flow(375, [uniform(7, 100, 60, metrics)])

    #expect(
      layout.origins() == ["16 8", "137.5 8", "259 8", "16 78", "137.5 78", "259 78", "16 148"])
    #expect(layout.contentSize.height == 216)
  }

  @Test("C: items that fit exactly stay on their line")
  func vectorC() {
    let metrics = FlowMetrics(lineSpacing: 12, interitemSpacing: 15)
    let layout = flow(375, [uniform(5, 115, 50, metrics)])

    #expect(layout.origins() == ["0 0", "130 0", "260 0", "0 62", "130 62"])
    #expect(layout.contentSize.height == 112)
  }

  @Test("D: two sections with headers, footers and insets")
  func vectorD() {
    let metrics = FlowMetrics(
      insets: Insets(top: 4, left: 12, bottom: 6, right: 12), headerLength: 30, footerLength: 20)
    let layout = flow(375, [uniform(3, 80, 40, metrics), uniform(2, 80, 40, metrics)])

    #expect(short(layout.header(ofSection: 0)?.frame) == "0 0 375 30")
    #expect(layout.origins(0) == ["12 34", "102.5 34", "192.5 34"])
    #expect(short(layout.footer(ofSection: 0)?.frame) == "0 80 375 20")
    #expect(short(layout.header(ofSection: 1)?.frame) == "0 100 375 30")
    #expect(layout.origins(1) == ["12 134", "102.5 134"])
    #expect(short(layout.footer(ofSection: 1)?.frame) == "0 180 375 20")
    #expect(layout.contentSize.height == 200)
  }

  @Test("E: a horizontal flow packs columns")
  func vectorE() {
    let metrics = FlowMetrics(insets: Insets(top: 8, left: 12, bottom: 8, right: 12))
    let layout = flow(220, axis: .horizontal, [uniform(7, 90, 70, metrics)])

    #expect(
      layout.origins()
        == ["12 8", "12 142", "112 8", "112 142", "212 8", "212 142", "312 8"])
    #expect(layout.contentSize == CGSize(width: 414, height: 220))
  }

  @Test("F: a horizontal flow with headers and footers")
  func vectorF() {
    let metrics = FlowMetrics(
      insets: Insets(top: 8, left: 12, bottom: 8, right: 12), headerLength: 40, footerLength: 20)
    let layout = flow(
      200, axis: .horizontal, [uniform(3, 90, 70, metrics), uniform(2, 90, 70, metrics)])

    #expect(short(layout.header(ofSection: 0)?.frame) == "0 0 40 200")
    #expect(layout.origins(0) == ["52 8", "52 122", "152 8"])
    #expect(short(layout.footer(ofSection: 0)?.frame) == "254 0 20 200")
    #expect(short(layout.header(ofSection: 1)?.frame) == "274 0 40 200")
    #expect(layout.origins(1) == ["326 8", "326 122"])
    #expect(short(layout.footer(ofSection: 1)?.frame) == "428 0 20 200")
    #expect(layout.contentSize.width == 448)
  }

  @Test("G: items wider than the list are centred and overhang")
  func vectorG() {
    let layout = flow(
      200, [uniform(3, 250, 40, FlowMetrics(lineSpacing: 6, interitemSpacing: 6))])

    #expect(layout.origins() == ["-25 0", "-25 46", "-25 92"])
    #expect(layout.contentSize.height == 132)
  }

  @Test("K: items that are alone by necessity are centred, the last too")
  func vectorK() {
    let layout = flow(
      200, [uniform(2, 150, 40, FlowMetrics(lineSpacing: 6, interitemSpacing: 10))])

    #expect(layout.origins() == ["25 0", "25 46"])
  }

  @Test("H: four of six possible items have the gap of a full line")
  func vectorH() {
    #expect(flow(375, [uniform(4, 50, 50)]).origins() == ["0 0", "65 0", "130 0", "195 0"])
  }

  @Test("L: a lone item that leaves room for another is not centred")
  func vectorL() {
    #expect(flow(200, [uniform(1, 90, 40)]).origins() == ["0 0"])
  }

  @Test("N: a footer without a header")
  func vectorN() {
    let layout = flow(375, [uniform(2, 80, 40, FlowMetrics(footerLength: 12))])

    #expect(layout.origins() == ["0 0", "98.5 0"])
    #expect(layout.header(ofSection: 0) == nil)
    #expect(short(layout.footer(ofSection: 0)?.frame) == "0 40 375 12")
    #expect(layout.contentSize.height == 52)
  }

  @Test("I: fractional sizes keep their size, origins snap to pixels")
  func vectorI() {
    let metrics = FlowMetrics(
      insets: Insets(top: 5, left: 9, bottom: 5, right: 9), lineSpacing: 8, interitemSpacing: 7)
    let layout = flow(375, [uniform(6, 111.5, 44.25, metrics)])

    #expect(layout.origins() == ["9 5", "132 5", "254.5 5", "9 57.5", "132 57.5", "254.5 57.5"])
    #expect(
      layout.frame(ofItem: 4, inSection: 0)?.size == CGSize(width: 111.5, height: 44.25))
    #expect(layout.contentSize.height == 106.5)
  }

  @Test("J: an empty section keeps header, insets and footer")
  func vectorJ() {
    let metrics = FlowMetrics(
      insets: Insets(top: 4, left: 12, bottom: 6, right: 12), headerLength: 30, footerLength: 20)
    let layout = flow(
      375,
      [uniform(1, 80, 40, metrics), uniform(0, 80, 40, metrics), uniform(1, 80, 40, metrics)])

    #expect(layout.header(ofSection: 1)?.frame.minY == 100)
    #expect(layout.footer(ofSection: 1)?.frame.minY == 140)
    #expect(layout.header(ofSection: 2)?.frame.minY == 160)
    #expect(layout.frame(ofItem: 0, inSection: 2)?.minY == 194)
    #expect(layout.contentSize.height == 260)
  }

  @Test("M: different items are justified, centred in their line, and plain in the last line")
  func vectorM() {
    let metrics = FlowMetrics(
      insets: Insets(top: 5, left: 10, bottom: 5, right: 10), interitemSpacing: 8)
    let layout = flow(
      375,
      [each([(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)], metrics)])

    #expect(
      layout.origins()
        == ["10 12.5", "152.5 5", "275 12.5", "10 75", "305 70", "10 120"])
    #expect(layout.contentSize.height == 165)
  }

  @Test("Q: a last line with different heights keeps the plain spacing")
  func vectorQ() {
    let layout = flow(375, [each([(80, 40), (80, 90), (80, 40), (80, 40)])])

    #expect(layout.origins() == ["0 25", "90 0", "180 25", "270 25"])
    #expect(layout.contentSize.height == 90)
  }

  @Test("AA: a last line with different widths keeps the plain spacing")
  func vectorAA() {
    #expect(
      flow(375, [each([(80, 40), (100, 40), (60, 40)])]).origins() == ["0 0", "90 0", "200 0"])
  }

  @Test("X: equal sizes from the delegate are spaced like an item size")
  func vectorX() {
    #expect(
      flow(375, [each(Array(repeating: (80, 40), count: 4))]).origins()
        == ["0 0", "98.5 0", "196.5 0", "295 0"])
  }

  @Test("AD: a full line of different heights is justified")
  func vectorAD() {
    let layout = flow(375, [each([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)])])

    #expect(layout.origins() == ["0 25", "98.5 0", "196.5 25", "295 25", "0 100"])
    #expect(layout.contentSize.height == 140)
  }

  @Test("AE: equality is decided for each line on its own")
  func vectorAE() {
    let layout = flow(
      375, [uniform(3, 80, 40), each([(80, 40), (80, 90), (80, 40)])])

    #expect(layout.origins(0) == ["0 0", "98.5 0", "196.5 0"])
    #expect(layout.origins(1) == ["0 65", "90 40", "180 65"])
    #expect(layout.contentSize.height == 130)
  }

  @Test("justified gaps are the free width over the number of gaps")
  func justification() {
    let line = FlowLine(available: 355, interitemSpacing: 8)
    let first = [120, 100, 90].map { FlowSize(cross: $0, main: 40) }
    let second = [200, 60].map { FlowSize(cross: $0, main: 40) }

    #expect(line.offsets(of: first, isLast: false) == [0, 142.5, 265])
    #expect(line.offsets(of: second, isLast: false) == [0, 295])
  }

  @Test(
    "an item as wide as the list is fine, half a point more is not",
    arguments: [
      (width: CGFloat(375), overflows: 0), (width: CGFloat(375.5), overflows: 1),
    ])
  func overflowBoundary(width: CGFloat, overflows: Int) {
    let found = flow(375, [uniform(3, width, 40)]).overflows(limit: 10)

    #expect(found.count == overflows)
    #expect(found.allSatisfy { $0.length == 375.5 && $0.available == 375 && $0.item == 0 })
  }
}
