// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// The description of a font: family or name, size, style.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let bridgedTypeMark = BridgedTypeMark()
  let request: FontRequest
  let scaling: FontScaling?
  /// The name the app asked for, kept because it may have fallen back.
  let givenName: String?

  init(request: FontRequest, scaling: FontScaling? = nil, givenName: String? = nil) {
    self.request = request
    self.scaling = scaling
    self.givenName = givenName
    super.init()
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(changes: attributes, from: FontRequest(pointSize: 0), scaling: nil, givenName: nil)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName])
  }

  private convenience init(
    changes: [AttributeName: Any], from base: FontRequest, scaling: FontScaling?,
    givenName: String?
  ) {
    var request = base
    var scaling = scaling
    var name = givenName
    if let style = changes[.textStyle] {
      let text = (style as? UIFont.TextStyle)?.rawValue ?? style as? String ?? ""
      let textStyle = UIFont.TextStyle(rawValue: text)
      let category = UIFont.category(in: nil)
      request = TextStyleTable.request(for: textStyle, category: category)
      scaling = FontScaling(style: textStyle, category: category, kind: .preferred)
    }
    if let size = UIFontDescriptor.number(changes[.size]), size > 0, size != request.pointSize {
      request.pointSize = size
      scaling = nil
    }
    if let given = changes[.name] as? String ?? changes[.family] as? String {
      let size = request.pointSize
      request =
        UIFont.request(named: given, size: size) ?? FontRequest(pointSize: size)
      name = given.hasPrefix(".") ? nil : given
    }
    if let face = changes[.face] as? String { request.apply(face: face) }
    if let traits = changes[.traits] as? [TraitKey: Any] { request.apply(traits: traits) }
    request.apply(base.features)
    if let features = changes[.featureSettings] as? [[FeatureKey: Any]] {
      request.apply(features: features)
    }
    self.init(request: request, scaling: scaling, givenName: name)
  }

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    let size = CGFloat(coder.decodeDouble(forKey: "UIFontDescriptorPointSize"))
    self.init(request: FontRequest(pointSize: max(size, 0)))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "UIFontDescriptorPointSize")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  open var pointSize: CGFloat { request.pointSize }
  open var matrix: CGAffineTransform { .identity }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(pointSize))]
    if !request.features.isEmpty {
      attributes[.featureSettings] = request.features.map {
        [FeatureKey.type: $0.type, .selector: $0.selector]
      }
    }
    if let scaling, scaling.kind == .preferred {
      attributes[.textStyle] = NSString(string: scaling.style.rawValue)
    } else {
      attributes[.name] = postscriptName
    }
    return attributes
  }

  open func object(forKey key: AttributeName) -> Any? {
    switch key {
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .name: postscriptName
    case .face: UIFont.Weight(request.weight).faceWord + (request.isItalic ? " Italic" : "")
    case .traits:
      [
        TraitKey.weight: request.weight, TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.slant: request.isItalic ? 0.07 : 0,
      ] as [TraitKey: Any]
    default: fontAttributes[key]
    }
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if request.isItalic { traits.insert(.traitItalic) }
    if request.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    if case .system = request.family { traits.insert(.traitUIOptimized) }
    return traits
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(changes: attributes, from: request, scaling: scaling, givenName: givenName)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same font with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = request
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = request.weight >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold), !isBold {
      let emphasized = scaling.map { TextStyleTable.emphasizedWeight(of: $0.style) }
      changed.weight = emphasized ?? request.boldWeight
    } else if !symbolicTraits.contains(.traitBold), isBold {
      changed.weight = UIFont.Weight.regular.rawValue
    }
    if symbolicTraits.contains(.traitMonoSpace), case .system = request.family {
      changed.family = .system(.monospaced)
    }
    // A name says its face: other traits have another.
    return UIFontDescriptor(
      request: changed, scaling: scaling, givenName: changed == request ? givenName : nil)
  }

  /// The system font in another design; nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return nil }
    var changed = request
    switch design {
    case .monospaced: changed.family = .system(.monospaced)
    case .rounded: changed.family = .system(.rounded)
    case .serif: changed.family = .system(.serif)
    default: changed.family = .system(.standard)
    }
    return UIFontDescriptor(request: changed, scaling: scaling)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = UIFont.category(in: traitCollection)
    return UIFontDescriptor(
      request: TextStyleTable.request(for: style, category: category),
      scaling: FontScaling(style: style, category: category, kind: .preferred))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && scaling == other.scaling
  }

  open override var hash: Int { request.hashValue }

  /// A number in whichever box an attribute dictionary holds it.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
