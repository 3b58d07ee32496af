// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension Error {
  /// Asks the error's object, whose class has the words of Apple's systems
  /// (Documentation/SourceLowering.md §2.21); the symbol is that of the getter `localizedDescription`.
  @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
  public func wordsOfObject() -> String { (self as NSError).localizedDescription }
}
