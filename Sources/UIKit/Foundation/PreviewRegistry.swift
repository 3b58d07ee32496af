// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The screens of an app's `#Preview` blocks.
@MainActor
public enum PreviewRegistry {
  /// How a preview asks to be shown.
  public enum Trait: Equatable, Sendable {
    case defaultLayout
    /// As large as what is in it.
    case sizeThatFitsLayout
    /// Points, whatever the device.
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  struct Entry {
    let name: String
    let traits: [Trait]
    let make: @MainActor () -> NSObject
  }

  /// In the order of the sources; each makes a `UIView` or a `UIViewController`.
  private(set) static var screens: [Entry] = []

  /// Called by generated code before the app starts.
  public static func add(
    _ name: String, traits: [Trait] = [], _ make: @escaping @MainActor () -> NSObject
  ) {
    screens.append(Entry(name: name, traits: traits, make: make))
  }
}
