// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var cap: StrokeStyle.Cap { [.butt, .round, .square][Int(rawValue)] }
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var join: StrokeStyle.Join { [.miter, .round, .bevel][Int(rawValue)] }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: return .winding
    case .eoFill, .eoFillStroke: return .evenOdd
    case .stroke: return nil
    }
  }
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter

  /// The display list's mode of the same name.
  var blend: BlendMode { BlendMode(rawValue: "\(self)") ?? .normal }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line; locations run from 0 to 1.
public final class CGGradient: @unchecked Sendable {
  let stops: [Gradient.Stop]

  /// Colours at `locations`, or evenly spread without them; nil without colours.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = (colors as? [Any] ?? []).compactMap { $0 as? CGColor }
    guard !list.isEmpty else { return nil }
    stops = list.enumerated().map { index, color in
      let even = list.count == 1 ? 0 : CGFloat(index) / CGFloat(list.count - 1)
      return Gradient.Stop(location: locations?[index] ?? even, color: color.paint)
    }
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    stops = (0..<count).compactMap { index in
      let even = count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1)
      return CGColor(colorSpace: space, components: colorComponents + index * stride).map {
        Gradient.Stop(location: locations?[index] ?? even, color: $0.paint)
      }
    }
  }
}

/// The type of Core Graphics' colour lists; `[…] as CFArray` works as on iOS.
public typealias CFArray = NSArray

/// The layout of pixels; kept for source code that names it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  case orderMask = 0x7000
}
