// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import TextLayout

/// A font without a size, by its PostScript or full name.
open class CGFont {
  public let postScriptName: CFString?
  /// Where the bytes lie that it was made of; nil for a font that is known by its name.
  let path: String?

  /// - Returns: nil when no font has the name.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 12) else { return nil }
    postScriptName = font.fontName as CFString
    path = nil
  }

  /// The first face of a font file's bytes; text has it after ``CTFontManagerRegisterGraphicsFont(_:_:)``.
  ///
  /// The bytes are kept in the app's temporary folder. Nil when they are no font.
  public init?(_ provider: CGDataProvider) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in provider.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Font-\(String(hash, radix: 16)).otf")
    guard (try? provider.bytes.write(to: file, options: .atomic)) != nil,
      let names = try? FontLibrary.pinned.names(inFontFile: file.path)
    else { return nil }
    postScriptName = names.first.map { $0 as NSString }
    path = file.path
  }

  public var fullName: CFString? { postScriptName }
}
