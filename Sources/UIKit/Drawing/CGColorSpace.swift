// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the components of a colour space are.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

/// How colours outside a space are chosen when they are converted to it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// A colour space by name. Colours are kept in sRGB or grey; other spaces are converted when read.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  /// Components without alpha: one for grey, three for RGB.
  public let numberOfComponents: Int

  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// The space with one of the names below, or nil for an unknown name.
  public init?(name: String) {
    self.name = name
    switch name {
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: numberOfComponents = 1
    case CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
      CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedDisplayP3,
      CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3:
      numberOfComponents = 3
    default: return nil
    }
  }

  private init(name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  static let rgb = CGColorSpace(name: sRGB, components: 3)
  static let gray = CGColorSpace(name: genericGrayGamma2_2, components: 1)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
