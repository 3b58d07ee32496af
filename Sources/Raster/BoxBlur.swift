// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A blur that three box filters make, close to a Gaussian and the same on every machine.
///
/// The widths are those of the W3C filter effects rule: three boxes of
/// d = ⌊σ·3·√(2π)/4 + 0.5⌋ pixels; an even d is centred by two boxes shifted half a pixel each way
/// and one of d + 1 (Documentation/Drawing.md §8).
struct BoxBlur {
  /// For each of the three passes, the pixels it looks back and ahead.
  let passes: [(back: Int, ahead: Int)]
  /// How far, in pixels, the blur spreads beyond a shape.
  let reach: Int

  /// - Parameter deviation: σ in pixels.
  init(deviation: Double) {
    let width = Int(whole: deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    guard width > 1 else {
      (passes, reach) = ([], 0)
      return
    }
    let half = width / 2
    if width % 2 == 1 {
      passes = Array(repeating: (half, half), count: 3)
    } else {
      passes = [(half, half - 1), (half - 1, half), (half, half)]
    }
    reach = passes.reduce(0) { $0 + max($1.back, $1.ahead) }
  }

  /// Blurs an 8-bit picture in place, along rows and then along columns.
  ///
  /// - Complexity: O(width · height), whatever the deviation.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard !passes.isEmpty else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for pass in passes {
      for row in 0..<height {
        BoxBlur.blur(pixels, row * stride, 1, width, pass, &line)
      }
      for column in 0..<width {
        BoxBlur.blur(pixels, column, stride, height, pass, &line)
      }
    }
  }

  /// One pass over one line; beyond the ends everything is transparent.
  private static func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ step: Int, _ count: Int,
    _ pass: (back: Int, ahead: Int), _ line: inout [UInt8]
  ) {
    let size = pass.back + pass.ahead + 1
    for index in 0..<count { line[index] = pixels[start + index * step] }
    var sum = 0
    for index in 0..<min(pass.ahead, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + pass.ahead < count { sum += Int(line[index + pass.ahead]) }
      if index - pass.back - 1 >= 0 { sum -= Int(line[index - pass.back - 1]) }
      pixels[start + index * step] = UInt8((sum + size / 2) / size)
    }
  }
}
