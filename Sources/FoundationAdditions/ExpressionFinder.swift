// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What finds matches in a regular expression's place: data detectors are such expressions on Apple's
/// systems, and Foundation's class cannot be inherited from here. Foundation's methods ask for it
/// (see FoundationHooks).
package struct ExpressionFinder: Sendable {
  package let types: UInt64
  /// The matches in a part of a text, in their order.
  package let find: @Sendable (String, NSRange) -> [NSTextCheckingResult]

  package init(
    types: UInt64, find: @escaping @Sendable (String, NSRange) -> [NSTextCheckingResult]
  ) {
    (self.types, self.find) = (types, find)
  }

  private static let finders = SideTable<NSRegularExpression, ExpressionFinder>()

  /// The finder of an expression that was made as a detector.
  package static subscript(expression: NSRegularExpression) -> ExpressionFinder? {
    get { finders[expression] }
    set { finders[expression] = newValue }
  }
}
