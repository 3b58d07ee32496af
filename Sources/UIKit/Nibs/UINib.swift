// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The objects of one xib file, made anew each time it is instantiated.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String
  let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Whether the app has a xib of that name.
  static func exists(named name: String, bundle: Bundle?) -> Bool { false }

  /// Makes the objects with `controller` as File's Owner, which connects its `view` outlet.
  func instantiateView(of controller: UIViewController) {}
}
