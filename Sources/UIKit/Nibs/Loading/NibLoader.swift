// Part of Snug, under the Apache License 2.0; see LICENSE.

package import IBDocument

/// Makes the objects of one archive: a xib, a scene's controller, its view, or a prototype cell.
///
/// The order is Documentation/InterfaceBuilder.md §11: objects, constraints, runtime attributes,
/// outlets, actions, `awakeFromNib`.
@MainActor
package final class NibLoader {
  /// What to do when a class lacks an outlet that the document connects.
  package enum Strictness {
    /// Stop, with UIKit's text.
    case stopping
    /// Report it and go on: for looking at documents without their app.
    case reporting
  }

  /// An object with the element that it was made from.
  struct Made {
    let element: Element
    let object: AnyObject
  }

  /// Constraints of one owner, held back until every item exists.
  struct PendingConstraint {
    let value: ConstraintValue
    let holder: UIView
    /// The id that means the holder's own element.
    let ownerID: String?
    let isInstalled: Bool
  }

  package static var strictness = Strictness.stopping
  /// Told of every object and its element; while there is one, no controllers are embedded.
  package static var observer: ((Element, AnyObject) -> Void)?

  let source: NibSource
  /// The archive around this one: a prototype's document, a view's scene.
  let outer: NibLoader?
  weak var owner: AnyObject?
  /// The storyboard that the objects come from; nil for a xib.
  let storyboard: UIStoryboard?
  let sizeClasses: SizeClasses
  /// What made, in order; emptied by ``finish()``.
  private(set) var made: [Made] = []
  private var owners: [AnyObject] = []
  var pendingConstraints: [PendingConstraint] = []
  /// Container views that wait for their controllers.
  var embeddings: [Embedding] = []
  private var objects: [String: LooseItem] = [:]
  /// Ids that stand for another object than the element of that id: an old cell's content view.
  var stand: [String: ObjectStand] = [:]

  /// Which object a constraint means when it names an id, where that is not the object itself.
  struct ObjectStand {
    let item: LooseItem
    let kind: LayoutGuideValue.Kind
    /// The view whose edges the far side of an old guide is.
    @Loose var view: UIView?
  }

  package init(
    source: NibSource, owner: AnyObject?, storyboard: UIStoryboard? = nil, outer: NibLoader? = nil
  ) {
    self.source = source
    self.owner = owner
    self.storyboard = storyboard
    self.outer = outer
    FrameworkKeys.registered
    let traits = Runtime.current.screenTraits
    sizeClasses =
      Runtime.current.canvas?.knowsSizeClasses ?? true
      ? SizeClasses(
        width: traits.horizontalSizeClass == .regular ? .regular : .compact,
        height: traits.verticalSizeClass == .compact ? .compact : .regular)
      : SizeClasses(width: nil, height: nil)
  }

  /// The object with an id in this archive or one around it.
  func object(withID id: String) -> AnyObject? {
    if id == "-1" { return owner }
    return objects[id]?.item ?? outer?.object(withID: id)
  }

  /// Makes the object of an element, unless the element makes none.
  package func make(_ element: Element) -> AnyObject? {
    let resolved = localised(element.resolved(in: sizeClasses))
    guard let type = classToMake(of: resolved) else { return nil }
    if let archived = type as? any ArchiveInstantiable.Type {
      return archived.init(coder: NibCoder(element: resolved, loader: self))
    }
    let object = RuntimeRegistry.make(type)
    if let object { adopt(object, of: resolved) }
    return object
  }

  /// Remembers an object under its element's id and as something to connect and wake.
  func adopt(_ object: AnyObject, of element: Element) {
    NibLoader.observer?(element, object)
    if CreationOrigin.callSite != nil, let view = object as? UIView {
      view.origin = .document(DocumentPlace(element.location))
    }
    made.append(Made(element: element, object: object))
    if let id = element.id { objects[id] = LooseItem(object) }
  }

  /// Connects File's Owner, which exists already and is not woken.
  func adoptOwner(_ object: AnyObject, of element: Element) {
    made.append(Made(element: element, object: object))
    owners.append(object)
  }

  /// Remembers an object that is not made from its element, as a bar item of a controller.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = LooseItem(object) }
  }

  /// Makes the objects know each other, and wakes them.
  ///
  /// - Parameter later: An object whose connections another loader makes.
  package func finish(leavingOutletsOf later: AnyObject? = nil) {
    activateConstraints()
    let made = made
    for entry in made where !isOwner(entry) { setRuntimeAttributes(of: entry) }
    for entry in made where entry.object !== later { connectOutlets(of: entry) }
    for entry in made where entry.object !== later { connectActions(of: entry) }
    for entry in made where !isOwner(entry) { connectSegues(of: entry) }
    self.made = []
    for entry in made where !isOwner(entry) { wake(entry.object) }
    owners = []
  }

  /// Whether an object came from outside: it is connected, but neither set up nor woken here.
  private func isOwner(_ entry: Made) -> Bool { owners.contains { $0 === entry.object } }

  /// Makes a cell anew from its prototype, in an archive of its own inside this one.
  func prototype(_ element: Element) -> AnyObject? {
    let loader = NibLoader(source: source, owner: owner, storyboard: storyboard, outer: self)
    let object = loader.make(element)
    loader.finish()
    return object
  }

  private func wake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    default: _ = RuntimeRegistry.send(Selector("awakeFromNib"), to: object)
    }
  }

  /// The size of the view that an element's object goes into, in points.
  func parentSize(of element: Element) -> CGSize {
    var size = NibLoader.screenSize
    source.document.root.forEachDescendant { candidate, _ in
      guard candidate.items(of: "subviews").contains(where: { $0.location == element.location })
      else { return }
      let own = candidate.id.flatMap { object(withID: $0) as? UIView }
      if let own {
        size = own.bounds.size
      } else if let rect = candidate.rect("frame") {
        size = rect.size
      }
    }
    return size
  }

  /// Tells about something in the document that could not be used; once, however many objects are
  /// made from it.
  func report(_ text: String, at location: Location) {
    let problem = LayoutIssue.Problem.document(text: text, place: "\(location)")
    guard !Runtime.current.issues.contains(where: { $0.problem == problem }) else { return }
    Runtime.current.report(LayoutIssue(problem, view: nil))
  }
}
