// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIResponder {
  /// What was said about this responder; made when asked for.
  final var accessibility: AccessibilityValues {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityValues()
    accessibilityStorage = made
    return made
  }
}
