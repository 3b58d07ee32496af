// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
package import IBDocument

/// The scenes of a storyboard document.
///
/// Differs from UIKit: the document itself is read, not its compiled form.
/// Behaviour note: Documentation/InterfaceBuilder.md §12.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let source: NibSource

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? Runtime.current.resourceBundle
    guard let source = NibSource.source(named: name, extension: "storyboard", bundle: bundle)
    else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
    }
    self.name = name
    self.source = source
    super.init()
  }

  /// A storyboard that is not in a bundle.
  package init(source: NibSource) {
    name = source.document.file
    self.source = source
    super.init()
  }

  /// Nil when the document marks no scene as the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { controller(of: $0, creator: nil) }
  }

  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.flatMap { controller(of: $0, creator: creator) as? ViewController }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = controller(of: scene(identifier), creator: nil) else {
      return UIViewController(nibName: nil, bundle: nil)
    }
    return controller
  }

  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(of: scene(identifier), creator: creator)
    guard let controller = made as? ViewController else {
      Runtime.raise(
        "NSInternalInconsistencyException",
        "The view controller with identifier '\(identifier)' is a \(made.map { "\(type(of: $0))" } ?? "nil"), "
          + "not a \(ViewController.self)")
    }
    return controller
  }

  private var initialScene: Scene? {
    source.document.initialViewController.flatMap { source.document.scene(withControllerID: $0) }
  }

  private func scene(_ identifier: String) -> Scene {
    guard let scene = source.document.scene(withStoryboardIdentifier: identifier) else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return scene
  }

  /// The controller of the scene that a segue leads to, made by the segue's `@IBSegueAction` where it
  /// has one.
  func controller(withObjectID id: String, leadingThere way: SegueWay? = nil) -> UIViewController? {
    source.document.scene(withControllerID: id).flatMap { scene in
      controller(of: scene, creator: way?.creator, way: way)
    }
  }

  /// Makes a scene's controller; its view is made when it is asked for.
  ///
  /// - Parameter way: The segue that is being performed, whose source makes children as well.
  package func controller(
    of scene: Scene, creator: ((NSCoder) -> UIViewController?)?, way: SegueWay? = nil
  ) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    return SceneLoader(scene: scene, element: element, storyboard: self, way: way)
      .load(creator: creator)
  }

  /// A storyboard reference: a scene of another document.
  private func referenced(_ element: Element) -> UIViewController? {
    let storyboard: UIStoryboard
    if let name = element["storyboardName"] {
      storyboard = UIStoryboard(name: name, bundle: source.bundle)
    } else {
      storyboard = self
    }
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }

  open nonisolated override var description: String {
    "<UIStoryboard: \(ProgrammingError.address(of: self))>"
  }
}
