// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// The way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open var identifier: String?
  open var source: UIViewController
  open var destination: UIViewController
  /// What the document says of the way; a segue that an app made itself runs its handler only.
  var kind: SegueValue.Kind?
  private var handler: (() -> Void)?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination; subclasses of custom segues override it.
  open func perform() {
    if let handler { return handler() }
    switch kind {
    case .show, .push: source.show(destination, sender: source)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
    case .presentation, .modal, .popoverPresentation: source.present(destination, animated: true)
    case .unwind: source.unwind(to: destination)
    case .embed, .relationship, .custom, nil: break
    }
  }
}

extension UIViewController {
  /// Starts a segue of the storyboard by its identifier.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segues.first(where: { $0.identifier == identifier }) else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Receiver (\(ProgrammingError.name(of: self))) has no segue with identifier "
          + "'\(identifier)'")
    }
    template.perform(sender: sender, asking: false)
  }

  /// The controller that shows this one: the one below it, its parent, or its presenter.
  var unwindPredecessor: UIViewController? {
    if let navigation = navigationController,
      let index = navigation.viewControllers.firstIndex(where: { $0 === self }), index > 0
    {
      return navigation.viewControllers[index - 1]
    }
    return parent ?? presentingViewController
  }

  /// Takes away whatever stands over a controller.
  func unwind(to target: UIViewController) {
    target.presentedViewController?.presentingViewController?.dismiss(animated: true)
    if let navigation = target.navigationController,
      navigation.viewControllers.contains(where: { $0 === target })
    {
      navigation.popToViewController(target, animated: true)
    }
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
