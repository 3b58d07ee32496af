// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something that holds what appearances are set for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// Classes whose looks can be set once for all instances (Documentation/Containers.md §9).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  public static func appearance() -> Self { proxy(AppearanceScope()) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearanceScope(containers: containerTypes)) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy(AppearanceScope(traits: trait))
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearanceScope(containers: containerTypes, traits: trait)) }

  /// Apple's proxies run no initialiser: one may ask for its own class's appearance. So a class of the app
  /// that exposes nothing to Objective-C is recorded with an instance of the framework's class above it,
  /// which has all methods that Apple's proxy would find.
  private static func proxy(_ scope: AppearanceScope) -> Self {
    let type = RuntimeRegistry.exposes(self) ? self : frameworkClass
    let made = AppearanceRegistry.proxy(of: self, scope) { type.init(frame: .zero) }
    return unsafeBitCast(made, to: Self.self)
  }

  private static var frameworkClass: UIView.Type {
    var type: AnyClass = self
    while !RuntimeRegistry.isOfFramework(type), let above = _getSuperclass(type) { type = above }
    return type as? UIView.Type ?? self
  }
}

extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { proxy(AppearanceScope()) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearanceScope(containers: containerTypes)) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy(AppearanceScope(traits: trait))
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearanceScope(containers: containerTypes, traits: trait)) }

  private static func proxy(_ scope: AppearanceScope) -> Self {
    let type: UIBarItem.Type = self
    let made = AppearanceRegistry.proxy(of: type, scope) { () -> UIBarItem in
      if let own = RuntimeRegistry.make(type) as? UIBarItem { return own }
      return type is UITabBarItem.Type
        ? UITabBarItem() : type is UIBarButtonItem.Type ? UIBarButtonItem() : UIBarItem()
    }
    guard let proxy = made as? Self else {
      Runtime.raise(
        .invalidArgument, "\(type) has no init() that its appearance could be recorded with")
    }
    return proxy
  }
}

/// For whom an appearance was set.
struct AppearanceScope {
  /// Innermost first; empty for everywhere.
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && traits == other.traits
  }

  /// Whether a chain of responders, from the inside out, contains the containers in order.
  @MainActor
  func matches(_ chain: [AnyObject], traits current: UITraitCollection) -> Bool {
    if let traits, !current.containsTraits(in: traits) { return false }
    var rest = chain[...]
    for container in containers {
      guard let index = rest.firstIndex(where: { AppearanceScope.is($0, container) }) else {
        return false
      }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func `is`(_ object: AnyObject, _ wanted: any UIAppearanceContainer.Type) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if ObjectIdentifier(current) == ObjectIdentifier(wanted) { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}
