// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@Suite("Extents of a list")
struct ExtentTreeTests {
  @Test("a million unmeasured items are one run")
  func unmeasuredItemsAreOneRun() {
    let tree = ExtentTree(count: 1_000_000, estimate: 44)

    #expect(tree.runCount == 1)
    #expect(tree.total == 44_000_000)
    #expect(tree.offset(ofItemAt: 500_000) == 22_000_000)
    #expect(tree.item(at: 43_999_999) == 999_999)
    #expect(tree.item(at: 44_000_000) == nil)
  }

  @Test("measuring one of a million items makes three runs and moves the later ones")
  func measuringSplits() {
    var tree = ExtentTree(count: 1_000_000, estimate: 44)

    tree.measure(100, at: 10)

    #expect(tree.runCount == 3)
    #expect(tree.offset(ofItemAt: 11) == 540)
    #expect(tree.total == 44_000_056)
    #expect(tree.measuredCount == 1)
    #expect(tree.measuredTotal == 100)
  }

  @Test("forgetting a measurement joins the runs again")
  func forgettingJoins() {
    var tree = ExtentTree(count: 1000, estimate: 44)
    tree.measure(100, at: 10)

    tree.forget(0..<1000)

    #expect(tree.runCount == 1)
    #expect(tree.total == 44_000)
  }

  @Test("a new estimate moves everything behind unmeasured items")
  func estimateMovesItems() {
    var tree = ExtentTree(count: 10, estimate: 44)
    tree.measure(100, at: 0)

    tree.estimate = 10

    #expect(tree.offset(ofItemAt: 3) == 120)
    #expect(tree.total == 190)
  }

  @Test("items without extent are never found at an offset")
  func emptyItemsAreSkipped() {
    let tree = ExtentTree(extents: [10, 0, 0, 20])

    #expect(tree.item(at: 9.5) == 0)
    #expect(tree.item(at: 10) == 3)
    #expect(tree.item(at: -5) == 0)
  }

  @Test("an empty list has no items and no length")
  func emptyList() {
    let tree = ExtentTree(count: 0, estimate: 44)

    #expect(tree.total == 0)
    #expect(tree.item(at: 0) == nil)
    #expect(tree.offset(ofItemAt: 0) == 0)
  }

  @Test("after random edits, offsets are a plain array's sums", arguments: 0..<20)
  func matchesPlainArray(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let estimate: CGFloat = 44
    var tree = ExtentTree(count: 40, estimate: estimate)
    var plain: [CGFloat?] = Array(repeating: nil, count: 40)
    var script: [String] = []
    for _ in 0..<120 {
      let item = Int.random(in: 0...plain.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let count = Int.random(in: 0...6, using: &random)
        script.append("insert(\(count), at: \(item))")
        tree.insert(count: count, at: item)
        plain.insert(contentsOf: Array(repeating: nil, count: count), at: item)
      case 1:
        let end = min(plain.count, item + Int.random(in: 0...4, using: &random))
        script.append("remove(\(item)..<\(end))")
        tree.remove(item..<end)
        plain.removeSubrange(item..<end)
      case 2 where item < plain.count:
        script.append("forget(\(item))")
        tree.forget(item..<item + 1)
        plain[item] = nil
      case _ where item < plain.count:
        let extent = CGFloat(Int.random(in: 0...12, using: &random)) / 4
        script.append("measure(\(extent), at: \(item))")
        tree.measure(extent, at: item)
        plain[item] = extent
      default: break
      }
      let extents = plain.map { $0 ?? estimate }
      let probe = Int.random(in: 0...plain.count, using: &random)
      #expect(tree.count == plain.count, "\(script)")
      #expect(tree.offset(ofItemAt: probe) == extents[..<probe].reduce(0, +), "\(script)")
      let offset = CGFloat.random(in: 0...tree.total + 1, using: &random).rounded()
      var end: CGFloat = 0
      let expected = extents.firstIndex {
        end += $0
        return end > offset
      }
      #expect(tree.item(at: offset) == expected, "\(script) at \(offset)")
    }
  }

  @Test("a guess counts like a measurement and is none")
  func guesses() {
    var tree = ExtentTree(count: 4, estimate: 44)

    tree.guess(100, at: 1)
    #expect(tree.total == 232)
    #expect(!tree.isMeasured(1))
    #expect(tree.measuredCount == 0)
    tree.measure(100, at: 1)

    #expect(tree.total == 232)
    #expect(tree.measuredCount == 1)
  }

  @Test(
    "extents are cut to what a layout can hold",
    arguments: [(CGFloat.nan, 0), (-3, 0), (.infinity, 1e9), (2e9, 1e9), (1e9, 1e9)])
  func cutsExtents(extent: CGFloat, held: Double) {
    var tree = ExtentTree(count: 2, estimate: extent)
    #expect(tree.total == CGFloat(2 * held))
    tree.measure(extent, at: 0)
    #expect(tree.extent(ofItemAt: 0) == CGFloat(held))
  }
}
