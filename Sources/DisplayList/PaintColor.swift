// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A colour in sRGB, not premultiplied; components run from 0 to 1.
package struct PaintColor: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = PaintColor(red: 0, green: 0, blue: 0)
  package static let white = PaintColor(red: 1, green: 1, blue: 1)
  package static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)

  package func multiplyingAlpha(by factor: CGFloat) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
