// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is done to views that enter a window, once an app has set looks by class.
///
/// Set by the first `appearance()` of a run; nil costs one comparison a view.
@MainActor
enum AppearanceHook {
  static var apply: ((UIView) -> Void)?
}
