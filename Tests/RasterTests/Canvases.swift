// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Raster
import Testing

/// Red, green, blue and alpha of a pixel, each from 0 to 255.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)
  static let white = Pixel(255, 255, 255)
  static let clear = Pixel(0, 0, 0, 0)

  /// Whether no component differs by more than `steps`.
  func isNear(_ other: Pixel, within steps: Int) -> Bool {
    abs(red - other.red) <= steps && abs(green - other.green) <= steps
      && abs(blue - other.blue) <= steps && abs(alpha - other.alpha) <= steps
  }
}

extension ImageSurface {
  subscript(x: Int, y: Int) -> Pixel {
    let found = pixel(x: x, y: y)
    return Pixel(found.red, found.green, found.blue, found.alpha)
  }
}

extension PaintColor {
  static let red = PaintColor(red: 1, green: 0, blue: 0)
  static let green = PaintColor(red: 0, green: 1, blue: 0)
  static let blue = PaintColor(red: 0, green: 0, blue: 1)
}

/// Draws a list on a square of points.
func draw(
  _ commands: [DisplayList.Command], side: CGFloat = 20, scale: CGFloat = 1,
  background: PaintColor? = nil
) throws -> ImageSurface {
  try Rasterizer().image(
    of: DisplayList(commands), size: CGSize(width: side, height: side), scale: scale,
    background: background)
}

func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(rect: CGRect(x: x, y: y, width: width, height: height))
}

/// The first installed font among the ones the text engine pins.
func interPath() throws -> String {
  let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  try #require(FileManager.default.fileExists(atPath: path), "fonts-inter is not installed")
  return path
}
