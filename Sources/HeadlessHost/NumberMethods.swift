// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Has numbers describe themselves as Apple's do (Documentation/HeadlessHost.md §8).
enum NumberMethods {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    let table = TypeMetadata(NSNumber.self)
    table.replaceMethod("$s10Foundation8NSNumberC11descriptionSSvg", by: "snug_number_words")
    table.replaceMethod("$s10Foundation8NSNumberC11stringValueSSvg", by: "snug_number_words")
  }()
}

// This stands in the table of the class for two getters; nobody calls it by name.
extension NSNumber {
  /// A `Double` by `%0.16g` and a `Float` by `%0.7g` (Apple's reference of `description(withLocale:)`), so
  /// that 3.0 is "3".
  @_silgen_name("snug_number_words")
  public func snugWords() -> String {
    switch objCType.pointee {
    case Int8(UInt8(ascii: "d")) where doubleValue.isFinite: String(format: "%0.16g", doubleValue)
    case Int8(UInt8(ascii: "f")) where doubleValue.isFinite: String(format: "%0.7g", doubleValue)
    default: foundationWords()
    }
  }

  /// Foundation's own `description`.
  @_silgen_name("$s10Foundation8NSNumberC11descriptionSSvg")
  func foundationWords() -> String
}
