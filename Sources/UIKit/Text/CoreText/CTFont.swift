// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Core Text's name of a font; the two are one object on Apple's systems.
public typealias CTFont = UIFont
/// Core Text's name of a font's description.
public typealias CTFontDescriptor = UIFontDescriptor

public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  public static let italicTrait = traitItalic
  public static let boldTrait = traitBold
}

public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

// MARK: Making

/// The font of a name; the system font where none has it. A size of 0 is 12 points.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size == 0 ? 12 : size
  return UIFont(name: name as String, size: points) ?? .systemFont(ofSize: points)
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let points = size == 0 ? 12 : size
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: points)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: points, weight: .regular)
  case .user, .system, .smallSystem, .label: return .systemFont(ofSize: points)
  }
}

/// A size of 0 keeps the font's; a descriptor takes the place of the font's own.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let points = size == 0 ? font.pointSize : size
  guard let attributes else { return font.withSize(points) }
  return UIFont(descriptor: attributes, size: points)
}

/// - Returns: nil where no face has the traits.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let kept = CTFontGetSymbolicTraits(font).subtracting(symTraitMask)
  let traits = kept.union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor
    .withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: traits.rawValue))
    .map { UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size) }
}

// MARK: Asking

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Depth below the baseline, in points; positive, other than ``UIFont/descender``.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.metrics.underlineThickness
}
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

// MARK: Descriptors

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  UIFontDescriptor(name: name as String, size: size)
}
