// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A way from one controller to another that a storyboard declares.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let action: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
    super.init()
  }

  open func perform() { action?() }
}

/// A segue as the storyboard declares it, before anybody goes along it.
struct StoryboardSegueTemplate {
  let identifier: String?
  /// Makes the destination and the segue, whose `perform()` shows the destination.
  let make: @MainActor (_ source: UIViewController) -> UIStoryboardSegue?
}
