// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The screens of an app's `#Preview` blocks.
@MainActor
public enum PreviewRegistry {
  /// In the order of the sources; each makes a `UIView` or a `UIViewController`.
  public private(set) static var screens: [(name: String, make: @MainActor () -> NSObject)] = []

  /// Called by generated code before the app starts.
  public static func add(_ name: String, _ make: @escaping @MainActor () -> NSObject) {
    screens.append((name, make))
  }
}
