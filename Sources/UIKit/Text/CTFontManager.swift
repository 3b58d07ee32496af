// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import TextLayout

/// How far a registration reaches; here always the app's process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none
  case process
  case persistent
  case session
  public static let user = CTFontManagerScope.persistent
}

public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
}

public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Makes the faces of a font file known to `UIFont(name:size:)`, as `UIAppFonts` does.
///
/// - Returns: False, with the error set, for a file that is not there, is no font, or is known.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = (fontURL as URL).path
  guard FileManager.default.fileExists(atPath: path) else {
    return refuse(.fileNotFound, error)
  }
  return registerFont(path, error)
}

/// Makes a font of bytes known to `UIFont(name:size:)`.
///
/// - Returns: False, with the error set, for a font that is known, such as one made by its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let path = font.path else { return refuse(.alreadyRegistered, error) }
  return registerFont(path, error)
}

private func registerFont(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
  -> Bool
{
  guard !FontLibrary.pinned.isRegistered(fontFile: path) else {
    return refuse(.alreadyRegistered, error)
  }
  guard (try? FontLibrary.pinned.register(fontFile: path)) != nil else {
    return refuse(.unrecognizedFormat, error)
  }
  return true
}

private func refuse(_ code: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
  -> Bool
{
  let value = NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue)
  error?.pointee = Unmanaged.passRetained(value)
  return false
}
