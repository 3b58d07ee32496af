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
  /// Whether the way is shown by an animation.
  var isAnimated = true
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
    case .push where source.navigationController != nil:
      source.navigationController?.pushViewController(destination, animated: isAnimated)
    case .show, .push: source.show(destination, sender: source)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
    case .presentation, .modal, .popoverPresentation:
      source.present(destination, animated: isAnimated)
    case .unwind: source.unwind(for: self, towards: destination)
    case .embed, .relationship, .custom, nil: break
    }
  }
}

extension UIViewController {
  /// What ``performSegue(withIdentifier:sender:)`` does without an app's override.
  func startSegue(_ identifier: String, _ sender: Any?) {
    guard
      let template = segues.first(where: { $0.identifier == identifier })
        ?? segueOfRows(identifier)
    else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Receiver (\(ProgrammingError.name(of: self))) has no segue with identifier "
          + "'\(identifier)'")
    }
    template.perform(sender: sender, asking: false)
  }
}

extension UIViewController {
  /// A segue that starts in a prototype of which no row was made yet: it is the controller's as well
  /// (Documentation/InterfaceBuilder.md §12.3).
  private func segueOfRows(_ identifier: String) -> StoryboardSegueTemplate? {
    guard let storyboard, let id = sceneKey?.identifier,
      let element = storyboard.source.document.scene(withControllerID: id)?.controller,
      let (segue, destination) = UIViewController.segue(identifier, in: element)
    else { return nil }
    return StoryboardSegueTemplate(
      segue: segue, destination: destination, storyboard: storyboard, source: self)
  }

  private static func segue(
    _ identifier: String, in element: Element
  ) -> (segue: SegueValue, destination: String)? {
    for connection in element.connections {
      if case .segue(let segue) = connection.kind, segue.identifier == identifier {
        return (segue, connection.destination)
      }
    }
    return element.children.lazy.compactMap { Self.segue(identifier, in: $0) }.first
  }
}
