// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Foundation

/// What is worth keeping between pictures: opened fonts and decoded images.
final class RasterResources {
  let fonts = FontCache()
  private var surfaces: [Picture: ImageSurface] = [:]
  /// What could not be drawn, in order.
  private(set) var problems: [RasterError] = []
  private var failed: Set<Picture> = []

  /// The decoded picture; nil, and once a problem, when it cannot be decoded.
  func surface(of picture: Picture, data: Data) -> ImageSurface? {
    if let known = surfaces[picture] { return known }
    guard !failed.contains(picture) else { return nil }
    do throws(RasterError) {
      let surface = try PixbufDecoder.decode(data, name: picture.name)
      surfaces[picture] = surface
      return surface
    } catch {
      failed.insert(picture)
      problems.append(error)
      return nil
    }
  }
}
