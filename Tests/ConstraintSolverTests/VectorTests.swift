// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Foundation
import Geometry
import Testing

@Suite("Recorded and calculated layouts")
struct VectorTests {
  let solver = Solver()

  @Test(
    "centring is exact in the solver and lands on the pixel that a device shows",
    arguments: [
      (size: 33.5, in: 414.0, exact: 190.25, snapped: 190.5), (67.5, 95, 13.75, 14),
      (66.5, 95, 14.25, 14.5), (69.5, 95, 12.75, 13), (120, 343, 111.5, 111.5),
    ])
  func centring(size: Double, in width: Double, exact: Double, snapped: CGFloat) {
    let (x, w, root) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.install([(root, 1)], .equal, width)
    solver.install([(w, 1)], .lessThanOrEqual, size, at: 250)
    solver.install([(w, 1)], .greaterThanOrEqual, size, at: 750)
    solver.install([(x, 1), (w, 0.5), (root, -0.5)], .equal, 0)

    #expect(solver.value(of: x) == exact)
    #expect(PixelGrid(scale: 2).snapping(CGFloat(solver.value(of: x))) == snapped)
  }

  /// Origins and extents of items that fill `length` with equal extents; hidden ones have none.
  func fillEqually(_ hidden: [Bool], _ length: Double, spacing: Double) -> [(Double, Double)] {
    let origins = hidden.map { _ in solver.makeVariable() }
    let extents = hidden.map { _ in solver.makeVariable() }
    var cursor: [(Variable, Double)] = []
    var gap = 0.0
    var first: Variable?
    for (index, isHidden) in hidden.enumerated() {
      solver.install([(origins[index], 1)] + cursor.map { ($0.0, -$0.1) }, .equal, gap)
      if isHidden {
        solver.install([(extents[index], 1)], .equal, 0)
        continue
      }
      if let first { solver.install([(extents[index], 1), (first, -1)], .equal, 0) }
      first = first ?? extents[index]
      cursor = [(origins[index], 1), (extents[index], 1)]
      gap = spacing
    }
    solver.install(cursor, .equal, length)
    return zip(origins, extents).map { (solver.value(of: $0.0), solver.value(of: $0.1)) }
  }

  @Test("four items that fill 320 equally with spacing 8 are 74 wide")
  func fourEqual() {
    let items = fillEqually([false, false, false, false], 320, spacing: 8)
    #expect(items.map(\.0) == [0, 82, 164, 246])
    #expect(items.map(\.1) == [74, 74, 74, 74])
  }

  @Test("three items in 300 with spacing 10 are a third of 280 each, snapped on their own")
  func threeEqual() {
    let items = fillEqually([false, false, false], 300, spacing: 10)
    let grid = PixelGrid(scale: 2)
    #expect(items.map { grid.snapping(CGFloat($0.0)) } == [0, 103.5, 206.5])
    #expect(items.map { grid.snapping(CGFloat($0.1)) } == [93.5, 93.5, 93.5])
  }

  @Test("a hidden item takes neither extent nor spacing")
  func hiddenItem() {
    let items = fillEqually([false, false, true, false], 320, spacing: 8)
    let width = 304.0 / 3
    let origins: [Int: Double] = [0: 0, 1: width + 8, 3: 2 * width + 16]
    for (index, origin) in origins {
      #expect(abs(items[index].0 - origin) < 1e-9)
      #expect(abs(items[index].1 - width) < 1e-9)
    }
    #expect(items[2].1 == 0)
  }

  @Test("equal spacing shares what the items leave over")
  func equalSpacing() {
    let heights = [20.5, 150, 20.5, 30, 30, 99.5]
    let tops = heights.map { _ in solver.makeVariable() }
    let gap = solver.makeVariable()
    solver.install([(tops[0], 1)], .equal, 0)
    for index in 1..<6 {
      solver.install(
        [(tops[index], 1), (tops[index - 1], -1), (gap, -1)], .equal, heights[index - 1])
    }
    solver.install([(tops[5], 1)], .equal, 736.5 - 99.5)

    let expected = [0, 97.7, 324.9, 422.6, 529.8, 637]
    for (top, y) in zip(tops, expected) { #expect(abs(solver.value(of: top) - y) < 1e-9) }
  }

  @Test("a cell's label wraps in the second pass and the cell grows to hold it")
  func twoPasses() {
    let names = [solver.makeVariable(), solver.makeVariable(), solver.makeVariable()]
    let (width, labelWidth, labelHeight) = (names[0], names[1], names[2])
    let height = solver.makeVariable()
    solver.install([(width, 1)], .equal, 320)
    solver.install([(labelWidth, 1), (width, -1)], .equal, -32)
    let natural = [Relation.lessThanOrEqual, .greaterThanOrEqual].map {
      solver.install([(labelHeight, 1)], $0, 20.5, at: $0 == .lessThanOrEqual ? 251 : 750)
    }
    solver.install([(height, 1), (labelHeight, -1)], .equal, 22)
    solver.install([(height, 1)], .equal, 0, at: 50)
    #expect(solver.value(of: labelWidth) == 288)
    #expect(solver.value(of: height) == 42.5)

    for handle in natural { #expect(solver.setConstant(-61, of: handle) == nil) }
    #expect(solver.value(of: height) == 83)
  }
}
