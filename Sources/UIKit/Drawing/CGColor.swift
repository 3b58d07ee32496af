// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A colour with alpha, in sRGB or in grey with gamma 2.2. Components run from 0 to 1.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  /// The components, then alpha; as many as the colour space has, and one.
  let values: [CGFloat]
  public let colorSpace: CGColorSpace?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    colorSpace = .rgb
  }

  /// What `#colorLiteral` makes where a `CGColor` is wanted.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
    colorSpace = .gray
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The colour with `components` (alpha last) of `space`; Display P3 is converted to sRGB.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let read = (0...space.numberOfComponents).map { components[$0] }
    if space.name == CGColorSpace.displayP3 {
      values = ColorConversion.sRGB(fromDisplayP3: Array(read[0..<3])) + [read[3]]
    } else {
      values = read
    }
    colorSpace = space.numberOfComponents == 1 ? .gray : .rgb
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values[values.count - 1] }
  public var pattern: AnyObject? { nil }

  var red: CGFloat { values[0] }
  var green: CGFloat { values.count == 4 ? values[1] : values[0] }
  var blue: CGFloat { values.count == 4 ? values[2] : values[0] }

  public func copy(alpha: CGFloat) -> CGColor? {
    values.count == 4
      ? CGColor(red: red, green: green, blue: blue, alpha: alpha) : CGColor(gray: red, alpha: alpha)
  }

  public func copy() -> CGColor? { self }

  /// The colour in another space: grey becomes three equal components, RGB its luminance (the
  /// weights of ITU-R BT.709, which are those of sRGB). Nil for spaces that colours are not kept in.
  ///
  /// - Parameter intent: How colours outside the space are chosen; none are outside.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch (values.count, space.model) {
    case (4, .rgb), (2, .monochrome): self
    case (2, .rgb): CGColor(red: red, green: red, blue: red, alpha: alpha)
    case (4, .monochrome):
      CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    default: nil
    }
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
