// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Core Foundation's names of what Foundation does to texts.

public var kCFStringTransformToLatin: CFString! { name(.toLatin) }
public var kCFStringTransformLatinKatakana: CFString! { name(.latinToKatakana) }
public var kCFStringTransformLatinHiragana: CFString! { name(.latinToHiragana) }
public var kCFStringTransformLatinHangul: CFString! { name(.latinToHangul) }
public var kCFStringTransformLatinArabic: CFString! { name(.latinToArabic) }
public var kCFStringTransformLatinHebrew: CFString! { name(.latinToHebrew) }
public var kCFStringTransformLatinThai: CFString! { name(.latinToThai) }
public var kCFStringTransformLatinCyrillic: CFString! { name(.latinToCyrillic) }
public var kCFStringTransformLatinGreek: CFString! { name(.latinToGreek) }
public var kCFStringTransformMandarinLatin: CFString! { name(.mandarinToLatin) }
public var kCFStringTransformHiraganaKatakana: CFString! { name(.hiraganaToKatakana) }
public var kCFStringTransformFullwidthHalfwidth: CFString! { name(.fullwidthToHalfwidth) }
public var kCFStringTransformToXMLHex: CFString! { name(.toXMLHex) }
public var kCFStringTransformToUnicodeName: CFString! { name(.toUnicodeName) }
public var kCFStringTransformStripCombiningMarks: CFString! { name(.stripCombiningMarks) }
public var kCFStringTransformStripDiacritics: CFString! { name(.stripDiacritics) }

private func name(_ transform: StringTransform) -> CFString { NSString(string: transform.rawValue) }

/// A text that can be changed; no limit of length is kept.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
  NSMutableString(string: theString.description)
}

public func CFStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableString! {
  NSMutableString(string: "")
}

/// Puts a text in other letters, in place.
///
/// - Parameter range: The part that is changed, in UTF-16 units, and then that of what came of it;
///   nil for the whole text.
/// - Returns: Whether the transform is known; if not, nothing changes.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let text = NSString(string: string.substring(with: part))
  let transform = StringTransform(rawValue: transform.description)
  guard let changed = text.applyingTransform(transform, reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: changed)
  if let range { range.pointee.length = NSString(string: changed).length }
  return true
}

/// Writes a text in small letters, in place; `nil` means no language's own rules.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.setString(theString.description.lowercased(with: swiftLocale(locale)))
}

/// Writes a text in capital letters, in place.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.setString(theString.description.uppercased(with: swiftLocale(locale)))
}

/// Writes each word of a text with a capital first, in place.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.setString(theString.description.capitalized(with: swiftLocale(locale)))
}

private func swiftLocale(_ locale: CFLocale!) -> Locale? {
  (locale?.object(forKey: .identifier) as? String).map(Locale.init(identifier:))
}

extension StringTransform {
  /// Foundation's here has all but this one.
  public static let latinToGreek = StringTransform(rawValue: "Latin-Greek")
}
