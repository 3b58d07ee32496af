// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A colour, fixed or chosen by the appearance it is drawn in.
///
/// A dynamic colour resolves against the current traits whenever its components are read, as on
/// iOS; a `CGColor` taken from it stays what it was.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (Appearance) -> UIColor)
    /// Tiles; where one colour is needed it is black, as a pattern has none.
    case pattern(UIImage)
  }

  private let bridgedTypeMark = BridgedTypeMark()
  let content: Content
  /// The system's or the catalog's name of the colour; names make dynamic colours equal.
  let catalogName: String?
  /// Of a dynamic colour with another opacity: what it was made of.
  private var derivation: Derivation?

  private struct Derivation: Hashable {
    let base: UIColor
    let alpha: CGFloat
  }

  init(content: Content, catalogName: String? = nil) {
    self.content = content
    self.catalogName = catalogName
  }

  /// A colour without components, which draws nothing.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    catalogName = nil
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      cgColor: CGColor(red: red, green: green, blue: blue, alpha: UIColor.opacity(alpha)))
  }

  /// What `#colorLiteral` makes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(patternImage image: UIImage) {
    self.init(content: .pattern(image))
  }

  /// The image of a pattern colour.
  var pattern: UIImage? {
    if case .pattern(let image) = content { return image }
    return nil
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: UIColor.opacity(alpha)))
  }

  /// An alpha between 0 and 1: the others stand for the nearer one (Documentation/Drawing.md §2.4).
  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = ColorConversion.rgb(
      hue: hue, saturation: min(max(saturation, 0), 1), brightness: min(max(brightness, 0), 1))
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = ColorConversion.sRGB(fromDisplayP3: [red, green, blue])
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  /// A colour that bright screens show brighter, which there are not here.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else {
      guard coder.containsValue(forKey: "UIWhite") else { return nil }
      let white = coder.decodeDouble(forKey: "UIWhite")
      let alpha = coder.decodeDouble(forKey: "UIAlpha")
      content = .fixed(CGColor(gray: CGFloat(white), alpha: CGFloat(alpha)))
      catalogName = nil
      return
    }
    let rgba = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map {
      CGFloat(coder.decodeDouble(forKey: $0))
    }
    content = .fixed(CGColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3]))
    catalogName = nil
  }

  open func encode(with coder: NSCoder) {
    let color = cgColor
    if color.numberOfComponents == 2 {
      coder.encode(Double(color.red), forKey: "UIWhite")
    } else {
      coder.encode(Double(color.red), forKey: "UIRed")
      coder.encode(Double(color.green), forKey: "UIGreen")
      coder.encode(Double(color.blue), forKey: "UIBlue")
    }
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The components now; of a dynamic colour, those for the current traits.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// The components in an appearance.
  func cgColor(in appearance: Appearance) -> CGColor {
    switch content {
    case .fixed(let color): return color
    case .dynamic(let choose): return choose(appearance).cgColor(in: appearance)
    case .pattern: return .black
    }
  }

  /// The fixed colour that this one is in an appearance.
  func resolved(in appearance: Appearance) -> UIColor {
    switch content {
    case .fixed, .pattern: return self
    case .dynamic(let choose): return choose(appearance).resolved(in: appearance)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = UIColor.opacity(alpha)
    switch content {
    case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let choose):
      let result = UIColor(content: .dynamic { choose($0).withAlphaComponent(alpha) })
      result.derivation = Derivation(base: derivation?.base ?? self, alpha: alpha)
      return result
    case .pattern: return self
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let hsb = ColorConversion.hsb(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb[0]
    saturation?.pointee = hsb[1]
    brightness?.pointee = hsb[2]
    alpha?.pointee = color.alpha
    return true
  }

  /// Answers for greys only; colours with three components give false, as on iOS.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (content, other.content) {
    case (.fixed(let left), .fixed(let right)): return left == right
    default:
      if let derivation { return derivation == other.derivation }
      return catalogName != nil && catalogName == other.catalogName
    }
  }

  open override var hash: Int {
    if let catalogName { return catalogName.hashValue }
    if let derivation { return derivation.hashValue }
    if case .fixed(let color) = content { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  open override var description: String {
    if let catalogName { return "<UIDynamicColor; name = \(catalogName)>" }
    guard case .fixed(let color) = content else { return "<UIDynamicProviderColor>" }
    let space =
      color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    let numbers = color.values.map { "\(Float($0))".replacingOccurrences(of: ".0", with: "") }
    return space + " " + numbers.joined(separator: " ")
  }
}

/// The type of a `#colorLiteral` where the context says none.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
