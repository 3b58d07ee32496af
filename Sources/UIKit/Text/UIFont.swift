// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// A font at a size.
///
/// Immutable. The system font is Inter with San Francisco's metrics and advances; names of Apple's
/// other families fall back to a font of similar kind (Documentation/Label.md §2).
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let bridgedTypeMark = BridgedTypeMark()
  /// What the text engine is asked for.
  let request: FontRequest
  /// How the size follows the text size category; nil for a font of fixed size.
  let scaling: FontScaling?
  /// Vertical measures, in points.
  let metrics: FontMetrics
  /// Distance of baselines that a text style asks for, in points; nil for the font's own height.
  let linePitch: CGFloat?
  private let givenName: String?
  /// Whether it was asked for as the system font, and not by a name.
  final var isSystemFont: Bool {
    if case .system = request.family { givenName == nil } else { false }
  }

  /// What a font of no size has (Documentation/Label.md §2.6).
  private static let sizeOfNone: CGFloat = 12

  /// What would be asked for if “Bold Text” were off; what other fonts are derived from.
  let nominal: FontRequest

  /// - Parameter isTextBold: Whether the system font is set bolder, as the setting “Bold Text”
  ///   does; nil takes the current traits.
  init(
    request: FontRequest, scaling: FontScaling? = nil, name: String? = nil,
    isTextBold: Bool? = nil
  ) {
    var request = request
    request.generation = Runtime.fontGeneration
    if request.pointSize <= 0 { request.pointSize = UIFont.sizeOfNone }
    // No more than the largest is left of whatever was asked for.
    Runtime.tellLarge(request.pointSize, from: "a font's size", isCut: true)
    nominal = request
    let isBold = isTextBold ?? (UITraitCollection.current.legibilityWeight == .bold)
    self.request = isBold ? request.emboldened : request
    self.scaling = scaling
    metrics = FontLibrary.pinned.metrics(for: self.request)
    linePitch = scaling?.linePitch
    givenName = name
    super.init()
  }

  /// The system font at the size of small text, where nobody says which.
  public override convenience init() {
    self.init(request: UIFont.systemFont(ofSize: 12).nominal)
  }

  /// A font by PostScript or family name.
  ///
  /// Nil for names that neither the pinned fonts, the app's own, nor Apple's families know.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let request = UIFont.request(named: fontName, size: fontSize) else { return nil }
    // Names are asked in any case, by family too; a font tells its PostScript name.
    self.init(
      request: request, name: FontLibrary.pinned.resolves(fontName)?.postScriptName ?? fontName)
  }

  /// The font of a descriptor; a size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    var scaling = descriptor.scaling
    if pointSize > 0, pointSize != request.pointSize {
      request.pointSize = pointSize
      scaling = nil
    }
    self.init(request: request, scaling: scaling, name: descriptor.givenName)
  }

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    let name = coder.storedObject(of: NSString.self, forKey: "UIFontName") as String?
    guard size > 0 else { return nil }
    let named = name.flatMap { $0.hasPrefix(".") ? nil : UIFont.request(named: $0, size: size) }
    var request = named ?? FontRequest(pointSize: size)
    request.weight = CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))
    self.init(request: request, name: named == nil ? nil : name)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(request.weight), forKey: "UIFontWeight")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var pointSize: CGFloat { request.pointSize }
  /// Height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// Depth below the baseline, in points; negative.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { metrics.leading }

  open var familyName: String {
    switch request.family {
    case .system(.standard): ".AppleSystemUIFont"
    case .system(.monospaced): ".AppleSystemUIFontMonospaced"
    case .system(.rounded): ".AppleSystemUIFontRounded"
    case .system(.serif): ".AppleSystemUIFontSerif"
    case .named, .ofApp: FontLibrary.pinned.name(for: request).familyName
    }
  }

  open var fontName: String {
    if let givenName { return givenName }
    let word = Weight(request.weight).faceWord
    let slope = request.isItalic ? "Italic" : ""
    switch request.family {
    case .system(.standard): return ".SFUI-\(word)\(slope)"
    case .system(.monospaced): return ".AppleSystemUIFontMonospaced-\(word)\(slope)"
    case .system(.rounded): return ".SFUIRounded-\(word)\(slope)"
    case .system(.serif): return ".NewYork-\(word)\(slope)"
    case .named, .ofApp: return FontLibrary.pinned.name(for: request).postScriptName
    }
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(request: nominal, scaling: scaling, givenName: givenName)
  }

  /// The same face at another size; it no longer follows the text size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    if fontSize == pointSize { return self }
    var request = nominal
    request.pointSize = max(fontSize, 0)
    return UIFont(request: request, name: givenName)
  }

  /// The font for the text size category of `traits`; itself for a font of fixed size.
  ///
  /// What `adjustsFontForContentSizeCategory` does (Documentation/Label.md §4).
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return legible(for: traits) }
    let updated = scaling.adjusted(for: traits, face: nominal)
    if updated.request == nominal, updated.scaling == scaling { return legible(for: traits) }
    return UIFont(
      request: updated.request, scaling: updated.scaling, name: givenName,
      isTextBold: traits.legibilityWeight == .bold)
  }

  /// The same size as heavy as the setting “Bold Text” of `traits` wants it
  /// (Documentation/Traits.md §3.3).
  func legible(for traits: UITraitCollection) -> UIFont {
    let isBold = traits.legibilityWeight == .bold
    guard request != (isBold ? nominal.emboldened : nominal) else { return self }
    return UIFont(request: nominal, scaling: scaling, name: givenName, isTextBold: isBold)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    if self === other { return true }
    guard scaling == other.scaling else { return false }
    return request == other.request && nominal == other.nominal || isSameFace(as: other)
  }

  /// Whether another font has the same named face at the same size, however it was asked for: by
  /// PostScript name, by family, by traits.
  private func isSameFace(as other: UIFont) -> Bool {
    guard request.isNamed, other.request.isNamed, pointSize == other.pointSize else { return false }
    return FontLibrary.pinned.name(for: request).postScriptName
      == FontLibrary.pinned.name(for: other.request).postScriptName
  }

  open override var hash: Int { request.isNamed ? pointSize.hashValue : request.hashValue }

  open override var description: String {
    let weight = request.weight >= Weight.semibold.rawValue ? "bold" : "normal"
    let style = request.isItalic ? "italic" : "normal"
    let size = String(format: "%.2f", pointSize)
    return "<UICTFont: \(fontName)> font-family: \"\(familyName)\"; font-weight: \(weight); "
      + "font-style: \(style); font-size: \(size)pt"
  }
}
