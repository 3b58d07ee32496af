// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test(
    "a value lands on the nearest pixel, ties upward",
    arguments: [
      (exact: 190.25, snapped: 190.5), (exact: 14.25, snapped: 14.5), (exact: 12.75, snapped: 13),
      (exact: 12.7, snapped: 12.5), (exact: -0.25, snapped: 0), (exact: -0.3, snapped: -0.5),
    ])
  func snapsToNearestPixel(exact: CGFloat, snapped: CGFloat) {
    let grid = PixelGrid(scale: 2)

    #expect(grid.snapping(exact) == snapped)
  }

  @Test("a sum of decimal fractions just below a tie counts as the tie")
  func forgivesDecimalFractions() {
    // Ten times 0.15 adds up to 1.4999…, just below the tie at 1.5.
    let sum = (0..<10).reduce(CGFloat(0)) { sum, _ in sum + 0.15 }

    #expect(sum < 1.5)
    #expect(PixelGrid(scale: 1).snapping(sum) == 2)
  }

  @Test("a size grows to whole pixels, but not for the noise of a sum")
  func ceilsSizes() {
    let grid = PixelGrid(scale: 3)

    #expect(grid.ceiling(20.1) == CGFloat(61) / 3)
    #expect(grid.ceiling(20) == 20)
    #expect(grid.ceiling(20 + 1e-9) == 20)
  }

  @Test("three equal columns keep equal widths, and the last may overhang by a pixel")
  func keepsColumnsEqual() {
    // 320 / 3 is 106.67 points: at one pixel a point each column is 107 wide, at 0, 107 and 213.
    let grid = PixelGrid(scale: 1)
    let width: CGFloat = 320 / 3
    let columns = (0..<3).map {
      grid.snapping(CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 1))
    }

    #expect(columns.map(\.minX) == [0, 107, 213])
    #expect(columns.map(\.width) == [107, 107, 107])
  }

  @Test("infinite values stay as they are")
  func keepsInfinity() {
    #expect(PixelGrid(scale: 2).snapping(CGFloat.infinity) == .infinity)
    #expect(PixelGrid(scale: 2).ceiling(-.infinity) == -.infinity)
  }

  @Test("a scale of zero stops the process")
  func refusesNoScale() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
  }

  @Test("insets add up along an axis")
  func addsInsets() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)

    #expect(insets.total(along: .horizontal) == 10)
    #expect(insets.total(along: .vertical) == 5)
  }
}
