// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What Core Graphics' objects print as. Code tells them apart by the first word, since Swift knows
// their types as one on Apple's systems (observed in public UIKit projects).

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

private func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

extension CGColorSpace: CustomStringConvertible {
  public var description: String {
    let kind =
      numberOfComponents == 1 ? "Monochrome; Generic Gray Gamma 2.2 Profile" : "RGB; \(title)"
    return "<CGColorSpace \(address(of: self))> (kCGColorSpaceICCBased; kCGColorSpaceModel\(kind))"
  }

  private var title: String {
    name == CGColorSpace.displayP3 ? "Display P3" : "sRGB IEC61966-2.1"
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    let space = colorSpace.map { "\($0)" } ?? "(null)"
    let numbers = values.map(text).joined(separator: " ")
    return "<CGColor \(address(of: self))> [\(space)] ( \(numbers) )"
  }
}

extension CGImage: CustomStringConvertible {
  public var description: String {
    "<CGImage \(address(of: self))> (IP)\n\t<\(CGColorSpace.rgb)>\n"
      + "\t\twidth = \(width), height = \(height), bpc = \(bitsPerComponent), "
      + "bpp = \(bitsPerPixel), row bytes = \(bytesPerRow) \n"
      + "\t\tkCGImageAlphaPremultipliedLast | 0 (default byte order)  | kCGImagePixelFormatPacked \n"
      + "\t\tis mask? No, has masking color? No, has soft mask? No, has matte? No, "
      + "should interpolate? \(shouldInterpolate ? "Yes" : "No")"
  }
}

extension CGPath: CustomStringConvertible {
  /// A line for each element, with its points.
  public var description: String {
    let lines = path.elements.map { element in
      let points = element.points.map { "(\(text($0.x)), \(text($0.y)))" }
      let indent = element.type == .moveToPoint ? "  " : "    "
      return indent + ([element.type.word] + points).joined(separator: " ") + "\n"
    }
    return "Path \(address(of: self)):\n" + lines.joined()
  }
}

extension CGPathElementType {
  fileprivate var word: String {
    switch self {
    case .moveToPoint: "moveto"
    case .addLineToPoint: "lineto"
    case .addQuadCurveToPoint: "quadto"
    case .addCurveToPoint: "curveto"
    case .closeSubpath: "closepath"
    }
  }
}
