// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which of Apple's makes of San Francisco advances follow (Documentation/TextLayout.md §3.10).
package enum SystemFontGeneration: UInt8, Hashable, Sendable {
  /// Before iOS 14: two families, Text below 20 points and Display from there on, each with a
  /// tracking table of its own.
  case textAndDisplay
  /// The family Text of then at every size, as the canvas of Xcode 8 shows it.
  case text
  /// Since iOS 14: one variable font with an optical size axis.
  case variable
  /// The same with the kerning that widths of one line show, as the canvas since Xcode 12 has it.
  case closelyKerned
}
