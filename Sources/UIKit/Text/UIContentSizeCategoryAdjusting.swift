// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view whose fonts can follow the text size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles, and scaled fonts, are replaced when the category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
