// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A font without a size, by its PostScript or full name.
open class CGFont {
  public let postScriptName: CFString?

  /// - Returns: nil when no font has the name.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 12) else { return nil }
    postScriptName = font.fontName as CFString
  }

  public var fullName: CFString? { postScriptName }
}
