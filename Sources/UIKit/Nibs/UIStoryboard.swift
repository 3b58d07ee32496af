// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The scenes of one storyboard file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { nil }
}
