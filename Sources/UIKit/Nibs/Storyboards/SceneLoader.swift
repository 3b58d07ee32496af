// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import Localization

/// Makes one scene in two steps: its controller now, the view when it is wanted
/// (Documentation/InterfaceBuilder.md §12).
@MainActor
struct SceneLoader {
  let scene: Scene
  let element: Element
  let storyboard: UIStoryboard
  let way: SegueWay?

  /// Makes the controller with its bar items, follows relationships, and wakes it.
  func load(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    ResourceUse.note(.scene, "\(storyboard.name).storyboard#\(element.id ?? "")")
    let loader = NibLoader(source: storyboard.source, owner: nil, storyboard: storyboard)
    let made: UIViewController?
    if let creator {
      let resolved = loader.localised(element.resolved(in: loader.sizeClasses))
      let coder = NibCoder(element: resolved, loader: loader)
      made = creator(coder) ?? loader.make(element) as? UIViewController
    } else {
      made = loader.make(element) as? UIViewController
    }
    guard let controller = made else { return nil }
    controller.sceneKey = element.id.map {
      SceneKey(storyboard: storyboard.name, identifier: $0)
    }
    loader.owner = controller
    follow(relationshipsOf: controller)
    prepareView(of: controller, loader: loader)
    loader.finishController(controller)
    return controller
  }

  /// Root, tab and split controllers come from relationship segues, in document order.
  private func follow(relationshipsOf controller: UIViewController) {
    var tabs: [UIViewController] = []
    for connection in element.connections {
      guard case .segue(let segue) = connection.kind, case .relationship(let role) = segue.kind,
        let scene = storyboard.source.document.scene(withControllerID: connection.destination)
      else { continue }
      // Of a container the segue that leads to it knows who asks.
      let asked = [controller] + (way.map { [$0.source] } ?? [])
      let here = way ?? SegueWay(segue: segue, source: controller, sender: nil)
      guard
        let child = storyboard.controller(
          of: scene, creator: here.creator(segue, asking: asked), way: way)
      else { continue }
      if role == "viewControllers" { tabs.append(child) }
      (controller as? any ArchivedContainer)?.adopt(child, role: role)
    }
    if !tabs.isEmpty { (controller as? any ArchivedContainer)?.adopt(tabs) }
  }

  private func prepareView(of controller: UIViewController, loader: NibLoader) {
    guard let view = element.children.first(where: { $0.key == "view" }) else { return }
    let scene = scene
    let element = element
    let storyboard = storyboard
    controller.loadArchivedView = { [weak controller] in
      guard let controller else { return }
      let second = NibLoader(
        source: loader.source, owner: controller, storyboard: storyboard, outer: loader)
      second.loadView(view, of: controller, element: element, scene: scene)
    }
  }
}

/// A controller that takes the controllers which relationship segues name.
@MainActor
protocol ArchivedContainer: AnyObject {
  /// One controller in a role: `rootViewController`, `masterViewController`…
  func adopt(_ child: UIViewController, role: String)
  /// The tabs, in order.
  func adopt(_ children: [UIViewController])
}

extension ArchivedContainer {
  func adopt(_ child: UIViewController, role: String) {}
  func adopt(_ children: [UIViewController]) {}
}

extension NibLoader {
  /// Connects what came with the controller. The controller's own outlets wait for the view, which
  /// most of them lead into; a controller without a view gets them now.
  func finishController(_ controller: UIViewController) {
    if controller.loadArchivedView == nil {
      finish()
    } else {
      finish(leavingOutletsOf: controller)
    }
  }

  /// Makes a controller's view and the free objects of its scene, connects all, and sets the view.
  func loadView(
    _ root: Element, of controller: UIViewController, element: Element, scene: Scene
  ) {
    guard let view = make(root) as? UIView else { return }
    registerGuides(of: element, view: view)
    var kept: [AnyObject] = []
    for free in scene.freeObjects {
      if let object = make(free) { kept.append(object) }
    }
    controller.archivedObjects += kept
    controller.view = view
    if let control = element.child(key: "refreshControl"), let list = view as? UIScrollView {
      list.refreshControl = make(control) as? UIRefreshControl
    }
    adoptOwner(controller, of: element)
    finish()
    // The canvas size stays until the view is shown (Documentation/InterfaceBuilder.md §12.2).
    if root.rect("frame") == nil { view.frame.size = NibLoader.screenSize }
    embedChildren(of: controller)
  }
}
