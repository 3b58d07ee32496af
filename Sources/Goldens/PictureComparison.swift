// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How two pictures of one size differ to the eye (Documentation/Goldens.md §3).
package struct PictureComparison: Equatable, Sendable {
  /// The share of the largest difference above which a pixel differs (§3.2).
  package static let standardThreshold = 0.1
  /// The difference of two colours that is largest (§3.2).
  static let largestDifference = 35215.0

  /// The number of pixels that differ.
  package let count: Int
  /// The number of pixels that differ and are passed over as antialiased.
  package let smoothedCount: Int
  /// The least box around the pixels that differ, in pixels; nil when none does.
  package let box: (x: Range<Int>, y: Range<Int>)?
  /// The new picture, pale, with what differs in red and what was passed over in yellow (§3.5).
  package let picture: PixelBuffer

  /// - Precondition: Both have one size.
  /// - Complexity: O(pixels).
  package init(
    old: PixelBuffer, new: PixelBuffer, threshold: Double = PictureComparison.standardThreshold
  ) {
    precondition(
      old.width == new.width && old.height == new.height, "pictures of different sizes")
    var count = 0
    var smoothedCount = 0
    var picture = new
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    let limit = Self.largestDifference * threshold * threshold
    let width = old.width
    for y in 0..<old.height {
      for x in 0..<width {
        let pixel = y * width + x
        let isSame = old.bytes[pixel * 4..<pixel * 4 + 4] == new.bytes[pixel * 4..<pixel * 4 + 4]
        if isSame || Self.difference(old, new, pixel) <= limit {
          picture.fade(pixel)
        } else if Self.isSmoothed(old, x: x, y: y, other: new)
          || Self.isSmoothed(new, x: x, y: y, other: old)
        {
          smoothedCount += 1
          picture.set(x: x, y: y, red: 255, green: 204, blue: 0)
        } else {
          count += 1
          picture.set(x: x, y: y, red: 226, green: 32, blue: 44)
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
    }
    self.count = count
    self.smoothedCount = smoothedCount
    self.picture = picture
    box = count > 0 ? (left..<right, top..<bottom) : nil
  }

  package static func == (left: PictureComparison, right: PictureComparison) -> Bool {
    left.count == right.count && left.smoothedCount == right.smoothedCount
      && left.picture == right.picture
  }

  /// The difference of a pixel in YIQ, squared and weighed (§3.1).
  static func difference(_ old: PixelBuffer, _ new: PixelBuffer, _ pixel: Int) -> Double {
    let (a, b) = (old.colour(pixel), new.colour(pixel))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.2741761 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel is a step between a darker and a brighter flat region (§3.3).
  static func isSmoothed(_ picture: PixelBuffer, x: Int, y: Int, other: PixelBuffer) -> Bool {
    let own = picture.brightness(y * picture.width + x)
    let isAtEdge = x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
    var equal = isAtEdge ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkPlace, brightPlace) = ((x: 0, y: 0), (x: 0, y: 0))
    for nextY in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(picture.width - 1, x + 1) where (nextX, nextY) != (x, y) {
        let step = picture.brightness(nextY * picture.width + nextX) - own
        if step == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if step < darkest {
          (darkest, darkPlace) = (step, (nextX, nextY))
        } else if step > brightest {
          (brightest, brightPlace) = (step, (nextX, nextY))
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    func isFlat(_ place: (x: Int, y: Int)) -> Bool {
      hasEqualNeighbours(picture, place) && hasEqualNeighbours(other, place)
    }
    return isFlat(darkPlace) || isFlat(brightPlace)
  }

  /// Whether at least three of a pixel's neighbours have its colour; the picture's edge counts as one.
  private static func hasEqualNeighbours(
    _ picture: PixelBuffer, _ place: (x: Int, y: Int)
  ) -> Bool {
    let (x, y) = place
    let isAtEdge = x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
    var equal = isAtEdge ? 1 : 0
    let own = (y * picture.width + x) * 4
    for nextY in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(picture.width - 1, x + 1) where (nextX, nextY) != (x, y) {
        let next = (nextY * picture.width + nextX) * 4
        if picture.bytes[own..<own + 4] == picture.bytes[next..<next + 4] { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}

extension PixelBuffer {
  /// Turns a pixel into a grey, a tenth as strong.
  fileprivate mutating func fade(_ pixel: Int) {
    let grey = UInt8(255 + (brightness(pixel) - 255) * 0.1)
    let offset = pixel * 4
    for place in offset..<offset + 3 { bytes[place] = grey }
    bytes[offset + 3] = 255
  }
}
