// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import ListGeometry
import Testing

@Suite("A flow that is measured piece by piece")
struct FlowIncrementalTests {
  @Test("after random edits, frames are those of packing anew", arguments: 0..<30)
  func matchesPackingAnew(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let estimate = CGSize(width: 60, height: 30)
    let metrics = FlowMetrics(lineSpacing: 6, interitemSpacing: 4)
    let line = FlowLine(available: 300, interitemSpacing: 4)
    let grid = PixelGrid(scale: 2)
    var layout = flow(
      300, [FlowContents(count: 30, metrics: metrics, sizes: .estimated)],
      estimate: .explicit(estimate))
    var plain = Array(repeating: FlowSize(estimate, scrolling: .vertical), count: 30)
    var script: [String] = []
    for _ in 0..<60 {
      let item = Int.random(in: 0...plain.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let count = Int.random(in: 1...3, using: &random)
        script.append("insert(\(count), at: \(item))")
        layout.insertItems(
          FlowContents(count: count, metrics: metrics, sizes: .estimated), at: item, inSection: 0)
        plain.insert(
          contentsOf: Array(repeating: FlowSize(estimate, scrolling: .vertical), count: count),
          at: item)
      case 1:
        let end = min(plain.count, item + Int.random(in: 0...5, using: &random))
        script.append("remove(\(item)..<\(end))")
        layout.removeItems(item..<end, inSection: 0)
        plain.removeSubrange(item..<end)
      default:
        for index in [item, item + 3, item + 4] where index < plain.count {
          let size = CGSize(
            width: Int.random(in: 1...6, using: &random) * 55,
            height: Int.random(in: 1...3, using: &random) * 20)
          script.append("measure(\(size), item: \(index))")
          layout.measure(size, item: index, inSection: 0)
          plain[index] = FlowSize(size, scrolling: .vertical)
        }
        layout.settle()
      }
      let expected = NaiveFlow.frames(plain, line, lineSpacing: 6, grid: grid)
      let frames = plain.indices.compactMap { layout.frame(ofItem: $0, inSection: 0) }
      #expect(frames == expected, "\(script)")
      let height = expected.map(\.maxY).max() ?? 0
      #expect(abs(layout.contentSize.height - height) <= 0.5, "\(script)")
      let top = CGFloat.random(in: 0...max(1, height), using: &random)
      let rect = CGRect(x: 0, y: top, width: 300, height: 70)
      let found = layout.elements(in: rect).map(\.frame)
      #expect(found == expected.filter { $0.intersects(rect) }, "\(script) in \(rect)")
    }
  }

  @Test("measuring an item packs until lines fall together, not to the end")
  func packingStops() {
    // Lines of three; the first line after the change starts where it did before.
    let metrics = FlowMetrics(lineSpacing: 0, interitemSpacing: 0)
    var layout = flow(
      90, [each((0..<9999).map { (30, CGFloat(10 + $0 / 3 % 7)) }, metrics)],
      estimate: .explicit(CGSize(width: 30, height: 10)))
    let before = layout.packedLines

    layout.measure(CGSize(width: 30, height: 50), item: 4, inSection: 0)
    layout.settle()

    #expect(layout.packedLines - before <= 3)
    #expect(layout.frame(ofItem: 6, inSection: 0)?.minY == 60)
  }

  @Test("a hundred thousand estimated items cost one stretch, a screenful a few more")
  func manyItems() {
    var layout = flow(
      375, [FlowContents(count: 100_000, metrics: FlowMetrics(), sizes: .estimated)],
      estimate: .explicit(CGSize(width: 345, height: 64)))

    #expect(layout.packedLines <= 2)
    #expect(layout.contentSize.height == 7_399_990)
    let visible = layout.elements(in: CGRect(x: 0, y: 3_700_000, width: 375, height: 667))
    #expect(visible.count == 10)
    #expect(visible.first?.kind == .item(50_000))

    for element in visible {
      guard case .item(let item) = element.kind else { continue }
      layout.measure(CGSize(width: 300, height: 80), item: item, inSection: 0)
    }
    layout.settle()

    #expect(layout.packedLines < 40)
    #expect(layout.contentSize.height == 7_400_150)
  }

  @Test("an estimate of a million points is one item a line and no endless sum")
  func hugeEstimate() {
    let layout = flow(
      375, [FlowContents(count: 3, metrics: FlowMetrics(), sizes: .estimated)],
      estimate: .explicit(CGSize(width: 1_000_000, height: 1_000_000)))

    #expect(layout.contentSize.height == 3_000_020)
    #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 375, height: 667)).count == 1)
    #expect(layout.overflows(limit: 10).count == 1)
  }

  @Test("sizes that are no lengths become lengths")
  func oddSizes() {
    let layout = flow(
      375,
      [each([(.nan, 10), (-5, 10), (.infinity, .greatestFiniteMagnitude)])])

    #expect(layout.frame(ofItem: 0, inSection: 0)?.width == 0)
    #expect(layout.frame(ofItem: 1, inSection: 0)?.width == 0)
    #expect(layout.frame(ofItem: 2, inSection: 0)?.width == 1e9)
  }

  @Test("the automatic estimate is the mean of the measured sizes")
  func automaticEstimate() {
    var layout = flow(
      375, [FlowContents(count: 10, metrics: FlowMetrics(), sizes: .estimated)],
      estimate: .automatic(seed: CGSize(width: 50, height: 50)))
    #expect(layout.size(ofItem: 9, inSection: 0) == CGSize(width: 50, height: 50))

    layout.measure(CGSize(width: 100, height: 20), item: 0, inSection: 0)
    layout.measure(CGSize(width: 200, height: 40), item: 1, inSection: 0)
    layout.settle()

    #expect(layout.size(ofItem: 9, inSection: 0) == CGSize(width: 150, height: 30))
    #expect(layout.frame(ofItem: 2, inSection: 0)?.width == 150)
  }

  @Test("no sections and empty sections have no elements")
  func nothing() {
    #expect(flow(375, []).contentSize == CGSize(width: 375, height: 0))
    #expect(flow(375, []).elements(in: CGRect(x: 0, y: 0, width: 375, height: 500)).isEmpty)
    let empty = flow(375, [uniform(0, 50, 50), uniform(0, 50, 50)])
    #expect(empty.elements(in: CGRect(x: 0, y: 0, width: 375, height: 500)).isEmpty)
    #expect(empty.frame(ofItem: 0, inSection: 0) == nil)
  }

  @Test("items of no size share one line")
  func emptyItems() {
    let layout = flow(
      375, [uniform(5, 0, 0, FlowMetrics(lineSpacing: 0, interitemSpacing: 0))])

    #expect(layout.origins() == ["0 0", "0 0", "0 0", "0 0", "0 0"])
    #expect(layout.contentSize.height == 0)
  }

  @Test("the example's measured cells are alone on their lines and centred")
  func firstTutorial() {
    var layout = flow(
      375, [FlowContents(count: 6, metrics: FlowMetrics(), sizes: .estimated)],
      estimate: .automatic(seed: CGSize(width: 50, height: 50)))
    let sizes: [(CGFloat, CGFloat)] = [
      (308, 20.5), (294, 20.5), (324, 20.5), (191, 20.5), (324, 61), (359, 101.5),
    ]

    for (item, size) in sizes.enumerated() {
      layout.measure(CGSize(width: size.0, height: size.1), item: item, inSection: 0)
    }
    layout.settle()

    #expect(
      layout.origins()
        == ["33.5 0", "40.5 30.5", "25.5 61", "92 91.5", "25.5 122", "8 193"])
    #expect(layout.contentSize.height == 294.5)
  }

  @Test("negative line spacing lets lines overlap and finds them all")
  func overlappingLines() {
    let layout = flow(
      100, [uniform(5, 100, 50, FlowMetrics(lineSpacing: -20, interitemSpacing: 0))])

    #expect(layout.contentSize.height == 170)
    let found = layout.elements(in: CGRect(x: 0, y: 45, width: 100, height: 1))
    #expect(found.map(\.kind) == [.item(0), .item(1)])
  }
}
