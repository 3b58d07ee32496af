// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The mean of a box around each pixel, every component by itself.
///
/// - Parameters:
///   - srcOffsetToROI_X: pixels of the source left of what the destination shows; Y likewise.
///   - kernel_height: odd, as ``kernel_width``.
///   - flags: what stands beyond the edges: the nearest pixel (`kvImageEdgeExtend`), a colour
///     (`kvImageBackgroundColorFill`), or nothing (`kvImageTruncateKernel`). One must be given.
/// - Returns: `kvImageNoError`, or what is wrong with the arguments; with `kvImageGetTempBufferSize`
///   the bytes of temporary memory, of which none is needed.
/// - Complexity: O(pixels), whatever the kernel.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src.pointee, dest.pointee, (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)),
    (Int(kernel_width), Int(kernel_height)), background: backgroundColor, flags)
}

/// What a kernel meets beyond an edge.
private enum BeyondEdge {
  case nearest
  case color([Int])
  case nothing

  init?(_ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?) {
    switch Int(flags) & (kvImageEdgeExtend | kvImageBackgroundColorFill | kvImageTruncateKernel) {
    case kvImageEdgeExtend: self = .nearest
    case kvImageTruncateKernel: self = .nothing
    case kvImageBackgroundColorFill:
      guard let background else { return nil }
      self = .color((0..<4).map { Int(background[$0]) })
    default: return nil
    }
  }
}

private func convolve(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (x: Int, y: Int),
  _ kernel: (width: Int, height: Int), background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let edge = BeyondEdge(flags, background) else { return kvImageInvalidEdgeStyle }
  let (width, height) = (Int(source.width), Int(source.height))
  guard offset.x + Int(target.width) <= width, offset.y + Int(target.height) <= height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (step, line) = (4, width * 4)
  let rows = means(
    of: bytes(of: source), count: width, lines: height, step: step, line: line, kernel.width, edge)
  let pixels = means(
    of: rows, count: height, lines: width, step: line, line: step, kernel.height, edge)
  let keepsAlpha = Int(flags) & kvImageLeaveAlphaUnchanged != 0
  for row in 0..<Int(target.height) {
    let to = target.data.advanced(by: row * target.rowBytes).assumingMemoryBound(to: UInt8.self)
    let from = ((row + offset.y) * width + offset.x) * 4
    for index in 0..<Int(target.width) * 4 where !(keepsAlpha && index % 4 == 0) {
      to[index] = pixels[from + index]
    }
  }
  return kvImageNoError
}

/// The pixels without gaps between the rows.
private func bytes(of buffer: vImage_Buffer) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(Int(buffer.width * buffer.height) * 4)
  for row in 0..<Int(buffer.height) {
    let start = buffer.data.advanced(by: row * buffer.rowBytes)
    result += UnsafeRawBufferPointer(start: start, count: Int(buffer.width) * 4)
  }
  return result
}

/// The means along lines of pixels, by running sums.
///
/// - Parameters:
///   - count: pixels a line, `step` bytes apart; lines are `line` bytes apart.
///   - side: pixels of a kernel, odd.
private func means(
  of pixels: [UInt8], count: Int, lines: Int, step: Int, line: Int, _ side: Int, _ edge: BeyondEdge
) -> [UInt8] {
  let reach = side / 2
  guard reach > 0 else { return pixels }
  var result = pixels
  for first in stride(from: 0, to: lines * line, by: line) {
    for component in first..<first + 4 {
      /// The value at a place of the line, also beyond its ends.
      func value(_ place: Int) -> Int {
        if (0..<count).contains(place) { return Int(pixels[component + place * step]) }
        switch edge {
        case .nearest: return Int(pixels[component + min(max(place, 0), count - 1) * step])
        case .color(let color): return color[component - first]
        case .nothing: return 0
        }
      }
      var sum = (-reach...reach).reduce(0) { $0 + value($1) }
      for place in 0..<count {
        var divisor = side
        if case .nothing = edge {
          divisor = min(place + reach, count - 1) - max(place - reach, 0) + 1
        }
        result[component + place * step] = UInt8((sum + divisor / 2) / divisor)
        sum += value(place + reach + 1) - value(place - reach)
      }
    }
  }
  return result
}
