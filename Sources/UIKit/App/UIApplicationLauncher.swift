// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What runs an app and shows its windows: pictures without a screen, or a window.
///
/// UIKit finds the host by name, because hosts stand above it: the class `HeadlessHost.Host`,
/// which is part of every program linked with the product `UIKit`.
@MainActor
public protocol ApplicationHost: AnyObject {
  /// Runs the app to its end.
  ///
  /// - Parameter makeDelegate: Makes the app's delegate; called once a run of the app, nil for an
  ///   app without one.
  static func run(makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) -> Never
}

/// Hands an app to the host that the program is linked with.
@MainActor
public enum UIApplicationLauncher {
  /// Runs an app with the delegate that `makeDelegate` makes.
  public static func launch(
    makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  ) -> Never {
    guard let host = NSClassFromString("HeadlessHost.Host") as? any ApplicationHost.Type else {
      Runtime.raise(
        "NSInternalInconsistencyException",
        "This program has no host to show its windows; link it with the product UIKit of Snug.")
    }
    host.run(makeDelegate: makeDelegate)
  }
}

/// Runs the app whose delegate has the class name `delegateClassName`; called from `main.swift`.
///
/// In older language modes top-level code does not count as the main actor's, but may call this.
@preconcurrency
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { UIApplicationLauncher.launch(makeDelegate: nil) }
  let found: AnyClass? = RuntimeRegistry.type(named: delegateClassName)
  guard let type = found as? any UIApplicationDelegate.Type else {
    // What answers none of a delegate's messages is one that nothing is told.
    if found != nil { UIApplicationLauncher.launch(makeDelegate: nil) }
    Runtime.raise(
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName) is loaded.")
  }
  UIApplicationLauncher.launch { type.init() }
}
