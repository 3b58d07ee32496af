// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Foundation

/// What is worth keeping between pictures: opened fonts and decoded images.
final class RasterResources {
  let fonts = FontCache()
  private var surfaces: [Picture: ImageSurface] = [:]
  private var drawings: [Picture: VectorDrawing] = [:]
  /// What could not be drawn, in order.
  private(set) var problems: [RasterError] = []
  private var failed: Set<Picture> = []

  /// The decoded picture; nil, and once a problem, when it cannot be decoded.
  func surface(of picture: Picture, data: Data) -> ImageSurface? {
    kept(picture, in: &surfaces) { () throws(RasterError) in
      try PixbufDecoder.decode(data, name: picture.name)
    }
  }

  /// The opened PDF or SVG file; nil, and once a problem, when it cannot be read.
  func drawing(of picture: Picture, _ file: VectorFile) -> VectorDrawing? {
    kept(picture, in: &drawings) { () throws(RasterError) in
      try VectorDrawing(file.data, part: file.part, name: picture.name)
    }
  }

  /// The drawing as pixels of the picture's own size.
  func surface(of picture: Picture, _ drawing: VectorDrawing) -> ImageSurface? {
    kept(picture, in: &surfaces) { () throws(RasterError) in
      try drawing.surface(width: picture.pixelWidth, height: picture.pixelHeight)
    }
  }

  /// What is kept of a picture, made when it is first asked for.
  private func kept<Value>(
    _ picture: Picture, in store: inout [Picture: Value],
    _ make: () throws(RasterError) -> Value
  ) -> Value? {
    if let known = store[picture] { return known }
    guard !failed.contains(picture) else { return nil }
    do throws(RasterError) {
      let value = try make()
      store[picture] = value
      return value
    } catch {
      failed.insert(picture)
      problems.append(error)
      return nil
    }
  }
}
