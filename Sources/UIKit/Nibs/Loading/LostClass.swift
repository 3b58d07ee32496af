// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Classes that documents name and the process does not have: a build may have lost them
/// (Documentation/Gaps.md §6.11).
package enum LostClass {
  /// Is told a class, with the module where the document names another than the app's, whether the
  /// document says that it is the app's own, whether its object shows nothing by itself, and the
  /// document's file and line; nil where nobody asks.
  nonisolated(unsafe) package static var note:
    ((_ name: String, _ isOwn: Bool, _ isInert: Bool, _ file: String, _ line: Int) -> Void)?

  /// The module of what stands for missing types.
  package static let module = "SnugGaps"

  /// Whether a class only stands for one that is missing (Documentation/Gaps.md §5.2).
  @MainActor
  package static func isPlaceholder(_ type: AnyClass) -> Bool {
    ClassOrigin.module(of: type) == module
  }
}
