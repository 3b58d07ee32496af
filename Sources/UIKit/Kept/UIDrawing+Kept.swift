// Part of Snug, under the Apache License 2.0; see LICENSE.

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// Not clipped by a layer that scrolls: all of it.
  public var visibleRect: CGRect { bounds }
  public var filters: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  public var backgroundFilters: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  public var compositingFilter: Any? {
    get { kept() }
    set { keep(newValue) }
  }
  public var contentsFormat: CALayerContentsFormat {
    get { kept(or: .RGBA8Uint) }
    set { keep(newValue) }
  }
  public var minificationFilterBias: Float {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  public var style: [AnyHashable: Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension CAAnimation {
  public var preferredFrameRateRange: CAFrameRateRange {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
}

extension CGColorSpace {
  public var supportsOutput: Bool { true }
  public var isWideGamutRGB: Bool { false }
}

extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  public var isHighDynamicRange: Bool { false }
}

extension UIColor {
  /// How strong a colour is beside others of its kind.
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary
  }

  public var prominence: Prominence { .primary }
  public var standardDynamicRange: UIColor { self }
}
