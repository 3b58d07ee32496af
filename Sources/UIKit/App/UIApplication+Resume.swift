// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIApplication {
  /// Makes this app and its surroundings the current ones again.
  ///
  /// Several apps can live in a process of tests, one at a time; each is resumed before anything is
  /// done to it.
  ///
  /// - Parameter runtime: The run-time that was current when the app was made.
  package func resume(with runtime: Runtime) {
    guard UIApplication.shared !== self || Runtime.current !== runtime else { return }
    UIApplication.shared = self
    Runtime.current = runtime
    UITraitCollection.current = runtime.screenTraits
    TextLocale.current = screen.device.configuration.locale.replacingOccurrences(
      of: "_", with: "-")
  }
}
