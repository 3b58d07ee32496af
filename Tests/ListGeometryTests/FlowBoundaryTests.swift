// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import ListGeometry
import Testing

@Suite("Headers, footers and mirrored flows")
struct FlowBoundaryTests {
  private func pinned() -> FlowLayout {
    FlowLayout(
      configuration: FlowConfiguration(
        crossExtent: 100, grid: PixelGrid(scale: 2), pinsHeaders: true, pinsFooters: true),
      sections: (0..<2).map { _ in
        uniform(
          4, 100, 50,
          FlowMetrics(lineSpacing: 0, headerLength: 30, footerLength: 20))
      })
  }

  @Test(
    "a pinned header follows the visible edge up to the end of its section",
    arguments: [
      (top: CGFloat(0), header: CGFloat(0)), (top: CGFloat(60), header: CGFloat(60)),
      (top: CGFloat(240), header: CGFloat(220)), (top: CGFloat(-40), header: CGFloat(0)),
    ])
  func pinnedHeader(top: CGFloat, header: CGFloat) {
    // A section is 30 + 200 + 20 points long.
    let visible = CGRect(x: 0, y: top, width: 100, height: 100)

    #expect(pinned().header(ofSection: 0, visible: visible)?.frame.minY == header)
  }

  @Test(
    "a pinned footer follows the far visible edge down to the start of its section",
    arguments: [
      (bottom: CGFloat(100), footer: CGFloat(80)), (bottom: CGFloat(300), footer: CGFloat(230)),
      (bottom: CGFloat(10), footer: CGFloat(0)),
    ])
  func pinnedFooter(bottom: CGFloat, footer: CGFloat) {
    let visible = CGRect(x: 0, y: bottom - 100, width: 100, height: 100)

    #expect(pinned().footer(ofSection: 0, visible: visible)?.frame.minY == footer)
  }

  @Test("a pinned header is found on screen and says that it moved")
  func pinnedHeaderIsFound() {
    let visible = CGRect(x: 0, y: 100, width: 100, height: 100)

    let headers = pinned().elements(in: visible, visible: visible).filter { $0.kind == .header }

    #expect(headers.map(\.frame) == [CGRect(x: 0, y: 100, width: 100, height: 30)])
    #expect(headers.map(\.isPinned) == [true])
  }

  @Test("a mirrored flow starts at the right")
  func mirrored() {
    let layout = FlowLayout(
      configuration: FlowConfiguration(
        crossExtent: 375, grid: PixelGrid(scale: 2), flipsHorizontally: true),
      sections: [uniform(4, 100, 60)])

    #expect(layout.origins() == ["275 0", "137.5 0", "0 0", "275 70"])
    let right = CGRect(x: 280, y: 0, width: 10, height: 10)
    #expect(layout.elements(in: right).map(\.kind) == [.item(0)])
  }

  @Test("a mirrored horizontal flow finds its first column at the right")
  func mirroredColumns() {
    let layout = FlowLayout(
      configuration: FlowConfiguration(
        axis: .horizontal, crossExtent: 100, grid: PixelGrid(scale: 2), flipsHorizontally: true),
      sections: [uniform(10, 50, 100, FlowMetrics(lineSpacing: 0))])

    #expect(layout.frame(ofItem: 0, inSection: 0)?.minX == 450)
    let right = CGRect(x: 460, y: 0, width: 30, height: 10)
    #expect(layout.elements(in: right).map(\.kind) == [.item(0)])
  }

  @Test("reference insets narrow the lines but not the bound of the warning")
  func referenceInsets() {
    let layout = FlowLayout(
      configuration: FlowConfiguration(
        crossExtent: 375, referenceInsets: Insets(left: 44, right: 44),
        grid: PixelGrid(scale: 2)),
      sections: [uniform(2, 300, 40)])

    #expect(layout.origins() == ["37.5 0", "37.5 50"])
    #expect(layout.overflows(limit: 5).isEmpty)
  }

  @Test("each stretch of items that are too long is found once")
  func overflowsByStretch() {
    let layout = flow(100, [each([(50, 10), (150, 10), (150, 10), (60, 10), (120, 10)])])

    let found = layout.overflows(limit: 10)

    #expect(found.map(\.item) == [1, 4])
    #expect(found.map(\.length) == [150, 120])
    #expect(layout.overflows(limit: 1).count == 1)
  }
}
