// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation
import Raster
internal import UIKit

/// Lends UIKit the rasterizer, so that apps get bytes from `pngData()` and `jpegData(…)`, and what
/// reads PDF and SVG files and pixels.
package enum PictureEncoding {
  package static func install() {
    VectorReader.size = { VectorDrawing.size(of: $0, part: $1) }
    VectorReader.pageCount = { VectorDrawing.pageCount(of: $0) }
    PictureProbe.damage = { PNGSums.problem(of: $0) }
    PictureProbe.decode = { data in
      do throws(RasterError) {
        _ = try ImageSurface.decoding(data, name: "")
        return nil
      } catch {
        if case .undecodable(_, let reason) = error { return reason }
        return nil
      }
    }
    PictureEncoder.shared = { picture, format in
      let rasterizer = Rasterizer()
      switch format {
      case .png: return try? rasterizer.png(of: picture)
      case .jpeg(let quality): return try? rasterizer.jpeg(of: picture, quality: quality)
      case .pixels: return try? rasterizer.pixels(of: picture)
      }
    }
    PictureEncoder.document = { try? Rasterizer().pdf(of: $0) }
    PictureEncoder.file = { try? ImageSurface(pixels: $0, width: $1, height: $2).png() }
  }
}
