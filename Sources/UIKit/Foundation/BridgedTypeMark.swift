// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The first stored property of classes whose instances are kept as attributes of strings.
///
/// Foundation's C core reads the word behind an object's header as its type number when it compares
/// two stored values, and stops the process when that number is 0. A number that no C class
/// has makes it ask `isEqual(_:)` instead, as it should. So every class of this module that can be
/// the value of a key of `NSAttributedString` declares a mark before all other properties:
///
///     private let bridgedTypeMark = BridgedTypeMark()
struct BridgedTypeMark: Sendable {
  /// The type number sits in bits 8…17; 1023 is the last of the table and belongs to no class.
  private let information: UInt = 0x3FF << 8
}
