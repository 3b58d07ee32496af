// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension ImageSurface {
  /// The pixels of a picture file of any kind that gdk-pixbuf reads.
  ///
  /// - Parameter name: Names the picture in errors.
  package static func decoding(_ data: Data, name: String) throws(RasterError) -> ImageSurface {
    try PixbufDecoder.decode(data, name: name)
  }
}
