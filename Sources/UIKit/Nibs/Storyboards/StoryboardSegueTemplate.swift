// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// A segue that leaves a controller, kept until something performs it.
@MainActor
final class StoryboardSegueTemplate: NSObject {
  let segue: SegueValue
  /// The object id of the scene's controller that it leads to.
  let destination: String
  let storyboard: UIStoryboard
  weak var source: UIViewController?
  /// What a popover points at, where the document says so.
  weak var anchor: AnyObject?

  var identifier: String? { segue.identifier }

  init(
    segue: SegueValue, destination: String, storyboard: UIStoryboard, source: UIViewController
  ) {
    self.segue = segue
    self.destination = destination
    self.storyboard = storyboard
    self.source = source
    super.init()
    StoryboardSegueTemplate.describe()
  }

  /// Asks whether it may, makes the destination, prepares, and performs.
  ///
  /// - Parameter asks: Whether `shouldPerformSegue` is asked: for segues that a touch starts.
  func perform(sender: Any?, asking asks: Bool) {
    guard let source else { return }
    if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if segue.kind == .unwind {
      unwind(from: source, sender: sender)
      return
    }
    guard let target = makeDestination(source, sender: sender) else { return }
    let made = segueClass.init(identifier: identifier, source: source, destination: target)
    made.kind = segue.kind
    made.isAnimated = segue.animates
    applyPresentation(to: target, sender: sender)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// The destination, made by the source's action where the segue has one.
  func makeDestination(_ source: UIViewController, sender: Any?) -> UIViewController? {
    storyboard.controller(
      withObjectID: destination,
      leadingThere: SegueWay(segue: segue, source: source, sender: sender))
  }

  private var segueClass: UIStoryboardSegue.Type {
    guard let name = segue.customClass else { return UIStoryboardSegue.self }
    let found: AnyClass? =
      segue.customModule.flatMap { RuntimeRegistry.type(named: "\($0).\(name)") }
      ?? RuntimeRegistry.type(named: name)
    return found as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
  }

  private func applyPresentation(to target: UIViewController, sender: Any?) {
    if segue.kind == .popoverPresentation { target.modalPresentationStyle = .popover }
    switch segue.modalTransitionStyle {
    case "flipHorizontal": target.modalTransitionStyle = .flipHorizontal
    case "crossDissolve": target.modalTransitionStyle = .crossDissolve
    case "partialCurl": target.modalTransitionStyle = .partialCurl
    case "coverVertical": target.modalTransitionStyle = .coverVertical
    default: break
    }
    switch segue.modalPresentationStyle {
    case "fullScreen": target.modalPresentationStyle = .fullScreen
    case "pageSheet": target.modalPresentationStyle = .pageSheet
    case "formSheet": target.modalPresentationStyle = .formSheet
    case "currentContext": target.modalPresentationStyle = .currentContext
    case "overFullScreen": target.modalPresentationStyle = .overFullScreen
    case "overCurrentContext": target.modalPresentationStyle = .overCurrentContext
    case "popover": target.modalPresentationStyle = .popover
    default: break
    }
    guard target.modalPresentationStyle == .popover else { return }
    // Without an anchor of its own a popover points at what was touched.
    let place = anchor ?? (sender as? AnyObject)
    target.popoverPresentationController?.sourceView = place as? UIView
    target.popoverPresentationController?.barButtonItem = place as? UIBarButtonItem
  }

  /// Finds the controller back along the way that takes the unwind action, and returns to it
  /// (Documentation/Containers.md §10).
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let action = segue.unwindAction.map({ Selector($0) }) else { return }
    let search = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: action, sender: sender)
    guard let target = source.unwindDestination(for: search) else { return }
    let made = segueClass.init(identifier: identifier, source: source, destination: target)
    made.kind = .unwind
    made.isAnimated = segue.animates
    source.prepare(for: made, sender: sender)
    RuntimeRegistry.perform(action, on: target, with: [made])
    made.perform()
  }

  /// Lets controls, gestures and bar items send `perform:` to templates.
  private static func describe() {
    let entry = RuntimeRegistry.describe(StoryboardSegueTemplate.self)
    entry.method("perform:") { (template: StoryboardSegueTemplate, arguments) in
      template.perform(sender: arguments.values.first ?? nil, asking: true)
    }
  }
}

extension NibLoader {
  /// Keeps a segue with its controller, and lets its source start it.
  func addSegue(_ segue: SegueValue, _ connection: Connection, to object: AnyObject) {
    guard let storyboard, let controller = segueOwner else { return }
    if case .relationship = segue.kind { return }
    let template = StoryboardSegueTemplate(
      segue: segue, destination: connection.destination, storyboard: storyboard,
      source: controller)
    if segue.kind == .embed {
      if let container = object as? UIView {
        embeddings.append(Embedding(template: template, container: container))
      }
      return
    }
    template.anchor = segue.popoverAnchor.flatMap { self.object(withID: $0) }
    controller.segues.append(template)
    if object === controller { return }
    if let cell = object as? UIView, object is any SegueStarting {
      (cell as? any SegueStarting)?.selectionSegue = { [weak cell] in
        template.perform(sender: cell, asking: true)
      }
      return
    }
    addAction(Selector("perform:"), target: template, event: nil, to: object)
  }

  /// The controller whose scene this archive belongs to.
  private var segueOwner: UIViewController? {
    owner as? UIViewController ?? outer?.segueOwner
  }

  /// Child controllers are in place before `viewDidLoad`.
  func embedChildren(of controller: UIViewController) {
    let waiting = embeddings
    embeddings = []
    guard NibLoader.observer == nil else { return }
    for entry in waiting {
      guard let child = entry.template.makeDestination(controller, sender: nil) else { continue }
      let segue = UIStoryboardSegue(
        identifier: entry.template.identifier, source: controller, destination: child)
      segue.kind = .embed
      controller.prepare(for: segue, sender: nil)
      controller.addChild(child)
      child.view.frame = entry.container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      entry.container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  /// A child controller that a container view waits for.
  struct Embedding {
    let template: StoryboardSegueTemplate
    let container: UIView
  }
}

/// A cell, whose selection starts a segue.
@MainActor
protocol SegueStarting: AnyObject {
  /// Called by the list after its delegate heard of the selection.
  var selectionSegue: (() -> Void)? { get set }
}
