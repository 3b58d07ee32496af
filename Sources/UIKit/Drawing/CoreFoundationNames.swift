// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Core Foundation's names for what Foundation has: on Apple's systems each type of a pair can stand
// for the other (Documentation/SourceLowering.md §2.4).

public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFAbsoluteTime = Double
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFTimeZone = NSTimeZone
public typealias CFCalendar = NSCalendar
public typealias CFCharacterSet = NSCharacterSet
public typealias CFUUID = NSUUID

/// The bytes of a data object, which live as long as it does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

public func CFErrorGetDomain(_ error: CFError!) -> CFString! { CFString(string: error.domain) }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! {
  CFDictionary(dictionary: error.userInfo)
}
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  CFString(string: error.localizedDescription)
}

// Numbers of the other byte order, as `CFByteOrder.h` has them; the machines here are little-endian.
public func CFSwapInt16(_ number: UInt16) -> UInt16 { number.byteSwapped }
public func CFSwapInt32(_ number: UInt32) -> UInt32 { number.byteSwapped }
public func CFSwapInt64(_ number: UInt64) -> UInt64 { number.byteSwapped }
public func CFSwapInt16BigToHost(_ number: UInt16) -> UInt16 { UInt16(bigEndian: number) }
public func CFSwapInt32BigToHost(_ number: UInt32) -> UInt32 { UInt32(bigEndian: number) }
public func CFSwapInt64BigToHost(_ number: UInt64) -> UInt64 { UInt64(bigEndian: number) }
public func CFSwapInt16HostToBig(_ number: UInt16) -> UInt16 { number.bigEndian }
public func CFSwapInt32HostToBig(_ number: UInt32) -> UInt32 { number.bigEndian }
public func CFSwapInt64HostToBig(_ number: UInt64) -> UInt64 { number.bigEndian }
public func CFSwapInt16LittleToHost(_ number: UInt16) -> UInt16 { UInt16(littleEndian: number) }
public func CFSwapInt32LittleToHost(_ number: UInt32) -> UInt32 { UInt32(littleEndian: number) }
public func CFSwapInt64LittleToHost(_ number: UInt64) -> UInt64 { UInt64(littleEndian: number) }
public func CFSwapInt16HostToLittle(_ number: UInt16) -> UInt16 { number.littleEndian }
public func CFSwapInt32HostToLittle(_ number: UInt32) -> UInt32 { number.littleEndian }
public func CFSwapInt64HostToLittle(_ number: UInt64) -> UInt64 { number.littleEndian }

/// Where a method of Objective-C writes its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Seconds from 1 January 2001 on, by the clock that `Date()` reads.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds from 1 January 1970 to the date that absolute times count from.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.length }

public typealias CFAllocator = AnyObject

/// No allocator; nothing here asks one.
public var kCFAllocatorDefault: CFAllocator! { nil }

public var kCFNull: NSNull! { NSNull() }

/// Empty data that grows as it is written, whatever `capacity` says.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// Makes data longer, by zeros, or shorter; in bytes.
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) { data.length = length }

/// The bytes themselves, until the length changes.
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  data.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataAppendBytes(
  _ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  data.append(bytes, length: length)
}

public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

// MARK: Keys of Info.plist

public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

// MARK: Numbers

public let MAXFLOAT = Float.greatestFiniteMagnitude

// MARK: Units of time

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

// MARK: The machine's clock

public struct mach_timebase_info_data_t: Hashable, Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// Ticks of a clock that never goes back; they are nanoseconds here.
public func mach_absolute_time() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt64(now.tv_sec) * NSEC_PER_SEC + UInt64(now.tv_nsec)
}

/// - Returns: 0, as on success: ticks times `numer` over `denom` are nanoseconds.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
