// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Multiplies each pixel, as a row of four, by a matrix of whole numbers, and divides.
///
/// - Parameters:
///   - matrix: 16 numbers; a row of them for each component of the source.
///   - pre_bias: four numbers that are added before; nil for none. `post_bias` likewise, after.
/// - Returns: `kvImageNoError`, or what is wrong with the arguments.
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ matrix: UnsafePointer<Int16>!, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  func numbers<Number: BinaryInteger>(_ list: UnsafePointer<Number>?) -> Pixel {
    list.map { list in Pixel((0..<4).map { Int32(list[$0]) }) } ?? .zero
  }
  let (before, after) = (numbers(pre_bias), numbers(post_bias))
  let rows = (0..<4).map { numbers(matrix + $0 * 4) }
  return mapPixels(src.pointee, dest.pointee) { pixel in
    let biased = pixel &+ before
    var sum = after
    for (index, row) in rows.enumerated() { sum = sum &+ row &* biased[index] }
    for index in 0..<4 { sum[index] += sum[index] < 0 ? -(divisor / 2) : divisor / 2 }
    return sum / divisor
  }
}

/// Exchanges components: the first of the result is that which `permuteMap[0]` names, and so on.
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ permuteMap: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
  return mapPixels(src.pointee, dest.pointee) { pixel in
    Pixel((0..<4).map { pixel[Int(permuteMap[$0])] })
  }
}

/// Colours times their alpha, which comes last.
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  mapPixels(src.pointee, dest.pointee) { premultiplied($0, alphaAt: 3) }
}

/// Colours times their alpha, which comes first.
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  mapPixels(src.pointee, dest.pointee) { premultiplied($0, alphaAt: 0) }
}

/// Colours as they were before their alpha, which comes last.
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  mapPixels(src.pointee, dest.pointee) { unpremultiplied($0, alphaAt: 3) }
}

/// Colours as they were before their alpha, which comes first.
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  mapPixels(src.pointee, dest.pointee) { unpremultiplied($0, alphaAt: 0) }
}

/// Makes a picture as large as the destination, bilinearly; smaller ones by the mean of what each pixel
/// covers along both sides.
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  let (source, target) = (src.pointee, dest.pointee)
  guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
  guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
  let columns = (0..<Int(target.width)).map { weights($0, Int(source.width), Int(target.width)) }
  let rows = (0..<Int(target.height)).map { weights($0, Int(source.height), Int(target.height)) }
  for (row, vertical) in rows.enumerated() {
    for (column, horizontal) in columns.enumerated() {
      for component in 0..<4 {
        var sum = 0.0
        for (y, high) in vertical {
          for (x, wide) in horizontal {
            let place = y * source.rowBytes + x * 4 + component
            sum += high * wide * Double(from.load(fromByteOffset: place, as: UInt8.self))
          }
        }
        let place = row * target.rowBytes + column * 4 + component
        to.storeBytes(
          of: UInt8(min(max(sum.rounded(), 0), 255)), toByteOffset: place, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

/// Which pixels of a line of `from` one of `to` is made of, and their shares, which sum up to 1.
private func weights(_ place: Int, _ from: Int, _ to: Int) -> [(Int, Double)] {
  let ratio = Double(from) / Double(to)
  let reach = max(ratio, 1)
  let middle = (Double(place) + 0.5) * ratio
  var shares: [(Int, Double)] = []
  for pixel in Int((middle - reach).rounded(.down))...Int((middle + reach).rounded(.up)) {
    let share = reach - abs(Double(pixel) + 0.5 - middle)
    if share > 0 { shares.append((min(max(pixel, 0), from - 1), share)) }
  }
  let sum = shares.reduce(0) { $0 + $1.1 }
  return shares.map { ($0.0, $0.1 / sum) }
}

/// Four components, in the order of memory.
private typealias Pixel = SIMD4<Int32>

private func premultiplied(_ pixel: Pixel, alphaAt place: Int) -> Pixel {
  var result = (pixel &* pixel[place] &+ 127) / 255
  result[place] = pixel[place]
  return result
}

private func unpremultiplied(_ pixel: Pixel, alphaAt place: Int) -> Pixel {
  let alpha = pixel[place]
  guard alpha > 0 else { return pixel }
  var result = (pixel &* 255 &+ alpha / 2) / alpha
  result[place] = alpha
  return result
}

/// Writes what `change` makes of each pixel, at most 255 and at least 0; source and destination may be
/// one.
private func mapPixels(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ change: (Pixel) -> Pixel
) -> vImage_Error {
  guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for row in 0..<Int(target.height) {
    let old = from.advanced(by: row * source.rowBytes)
    let new = to.advanced(by: row * target.rowBytes)
    for at in stride(from: 0, to: Int(target.width) * 4, by: 4) {
      let pixel = old.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt8>.self)
      let changed = change(Pixel(truncatingIfNeeded: pixel)).clamped(
        lowerBound: .zero, upperBound: Pixel(repeating: 255))
      new.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: changed), toByteOffset: at, as: SIMD4<UInt8>.self)
    }
  }
  return kvImageNoError
}
