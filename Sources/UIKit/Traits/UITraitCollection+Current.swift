// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITraitCollection {
  /// What unattached views start with: an iPhone at 2×, light, text size large.
  static let unattached = UITraitCollection(
    TraitValues(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      userInterfaceStyle: .light, userInterfaceLevel: .base, accessibilityContrast: .normal,
      legibilityWeight: .regular, displayGamut: .SRGB, displayScale: 2,
      forceTouchCapability: .unavailable, layoutDirection: .leftToRight,
      activeAppearance: .active, preferredContentSizeCategory: .large))

  private static let threadKey = "UITraitCollection.current"

  /// The main thread's value; only that thread touches it.
  nonisolated(unsafe) private static var mainThreadCurrent: UITraitCollection?

  /// The traits that dynamic colours and fonts resolve against on this thread.
  ///
  /// Views set it around `layoutSubviews`, `draw(_:)`, `updateConstraints` and trait callbacks.
  public static var current: UITraitCollection {
    get { currentOrNil ?? .unattached }
    set { currentOrNil = newValue }
  }

  private static var currentOrNil: UITraitCollection? {
    get {
      if MainActorCheck.isOnMainActor { return mainThreadCurrent }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection
    }
    set {
      if MainActorCheck.isOnMainActor {
        mainThreadCurrent = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  /// As ``performAsCurrent(_:)`` for passes, which are on the main actor.
  @MainActor
  func performAsCurrentOnMain(_ actions: () -> Void) {
    let previous = UITraitCollection.mainThreadCurrent
    UITraitCollection.mainThreadCurrent = self
    defer { UITraitCollection.mainThreadCurrent = previous }
    actions()
  }

  /// Runs `actions` with the receiver as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.currentOrNil
    UITraitCollection.currentOrNil = self
    defer { UITraitCollection.currentOrNil = previous }
    actions()
  }
}
