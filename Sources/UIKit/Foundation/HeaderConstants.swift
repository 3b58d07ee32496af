// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Constants of Darwin's headers that Swift cannot read from Linux's, where they are macros of another
// form, and names of options that Foundation keeps for old code.

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = .min
public let INT64_MIN: Int64 = .min
public let INT64_MAX: Int64 = .max
public let UINT64_MAX: UInt64 = .max
public let INTMAX_MAX: Int = .max
public let UINTMAX_MAX: UInt = .max
public let UINT_MAX: UInt32 = .max
public let LONG_MIN: Int = .min
public let ULONG_MAX: UInt = .max
public let ULLONG_MAX: UInt64 = .max
public let NSIntegerMax: Int = .max
public let NSIntegerMin: Int = .min
public let NSUIntegerMax: UInt = .max

extension NSData.WritingOptions {
  /// The old name of ``atomic``.
  public static let atomicWrite = NSData.WritingOptions.atomic
}

extension NSData.ReadingOptions {
  /// The old names of `mappedIfSafe` and `uncached`.
  public static let dataReadingMapped = NSData.ReadingOptions.mappedIfSafe
  public static let mappedRead = NSData.ReadingOptions.mappedIfSafe
  public static let uncachedRead = NSData.ReadingOptions.uncached
}

// As conditions of compilation say (Documentation/SourceLowering.md §1).
public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
