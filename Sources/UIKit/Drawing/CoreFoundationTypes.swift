// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Which of Core Foundation's kinds a value is, and its numbers for encodings.

public typealias CFTypeID = UInt
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias CFStringEncoding = UInt32

/// The kinds that apps tell apart; a truth value is a kind of its own beside numbers.
private enum ValueKind: CFTypeID {
  case other = 1
  case string, number, boolean, array, dictionary, data, date, set, url, null

  init(_ value: AnyObject) {
    self =
      switch value {
      case is NSNull: .null
      case let number as NSNumber:
        // Swift's `Bool` is boxed as a `char`, as are none of the other numbers.
        number.objCType.pointee == 0x63 || number.objCType.pointee == 0x42 ? .boolean : .number
      case is NSString: .string
      case is NSArray: .array
      case is NSDictionary: .dictionary
      case is NSData: .data
      case is NSDate: .date
      case is NSSet: .set
      case is NSURL: .url
      default: .other
      }
  }
}

/// How many strong references to an object there are, as Swift counts them: for comparisons only, as
/// on iOS (CFBase.h).
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { CFIndex(_getRetainCount(cf)) }

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { ValueKind(cf).rawValue }
public func CFStringGetTypeID() -> CFTypeID { ValueKind.string.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { ValueKind.number.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { ValueKind.boolean.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { ValueKind.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { ValueKind.dictionary.rawValue }
public func CFDataGetTypeID() -> CFTypeID { ValueKind.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { ValueKind.date.rawValue }
public func CFNullGetTypeID() -> CFTypeID { ValueKind.null.rawValue }

/// Whether both are one object, or say that they are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  cf1 === cf2 || (cf1 as? NSObject)?.isEqual(cf2) ?? false
}

public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}

// MARK: Encodings

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Names of the Internet Assigned Numbers Authority, Core Foundation's numbers, Foundation's.
private let encodings: [(name: String, number: CFStringEncoding, encoding: String.Encoding)] = [
  ("utf-8", 0x0800_0100, .utf8), ("us-ascii", 0x0600, .ascii), ("utf-16", 0x0100, .utf16),
  ("utf-16be", 0x1000_0100, .utf16BigEndian), ("utf-16le", 0x1400_0100, .utf16LittleEndian),
  ("utf-32", 0x0c00_0100, .utf32), ("iso-8859-1", 0x0201, .isoLatin1),
  ("iso-8859-2", 0x0202, .isoLatin2), ("windows-1250", 0x0501, .windowsCP1250),
  ("windows-1251", 0x0502, .windowsCP1251), ("windows-1252", 0x0500, .windowsCP1252),
  ("windows-1253", 0x0503, .windowsCP1253), ("windows-1254", 0x0504, .windowsCP1254),
  ("shift_jis", 0x0a01, .shiftJIS), ("euc-jp", 0x0920, .japaneseEUC),
  ("iso-2022-jp", 0x0820, .iso2022JP), ("macintosh", 0, .macOSRoman),
]

/// The encoding of a name such as `utf-8`; `kCFStringEncodingInvalidId` for one not known here.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
  let name = (name as String).lowercased()
  return encodings.first { $0.name == name }?.number ?? kCFStringEncodingInvalidId
}

/// The name of an encoding, such as `utf-8`; nil for one not known here.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  encodings.first { $0.number == encoding }.map { NSString(string: $0.name) }
}

/// Foundation's number of an encoding; 0 for one not known here.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  encodings.first { $0.number == encoding }?.encoding.rawValue ?? 0
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  encodings.first { $0.encoding.rawValue == encoding }?.number ?? kCFStringEncodingInvalidId
}

/// A text of C's in an encoding; nil where its bytes are none, or the encoding is not known here.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator?, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let cStr, let known = encodings.first(where: { $0.number == encoding }) else { return nil }
  return String(cString: cStr, encoding: known.encoding).map { NSString(string: $0) }
}
