// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A controller that stands for a missing container, and shows one of the controllers that it was given
/// (Documentation/Gaps.md §5.6).
public protocol ContentContainer: AnyObject {
  /// Whether the missing one would show that controller alone until somebody asks for another: a drawer or
  /// a side menu, whose content fills it.
  @MainActor var showsContentAlone: Bool { get }
}
