// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}

/// What a delegate learns of a section.
public protocol NSFetchedResultsSectionInfo: AnyObject {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Told of what changed in the results; sections before objects (A).
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  // @objc optional
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>)
  // @objc(controller:didChangeSection:atIndex:forChangeType:) optional
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  // @objc(controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:) optional
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  // @objc(controller:didChangeContentWithSnapshot:) optional
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  // @objc(controller:didChangeContentWithDifference:) optional
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  // @objc optional
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>)
  // @objc(controller:sectionIndexTitleForSectionName:) optional = nil
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

/// The results of a fetch in sections, kept up with the changes of a context.
///
/// Nothing stored depends on the generic argument. Behaviour note: Documentation/CoreData.md §10.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var state: FetchedSections?
  private var token: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    // An empty list is one, as in a property wrapper's request.
    guard fetchRequest.sortDescriptors != nil else {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
  }

  /// A controller of nothing: it has no sections, and fetching finds no entity.
  public override init() {
    fetchRequest = NSFetchRequest()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    sectionNameKeyPath = nil
    cacheName = nil
    super.init()
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  open class func deleteCache(withName name: String?) {}

  /// Fetches anew; the delegate is not told.
  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    state = FetchedSections(
      objects.compactMap { ($0 as NSObject) as? NSManagedObject }, sectionNameKeyPath)
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { [weak self] note in self?.follow(note) }
  }

  // MARK: Asking

  open var fetchedObjects: [ResultType]? { state?.objects.compactMap { $0 as? ResultType } }

  open var sections: [any NSFetchedResultsSectionInfo]? { state?.sections }

  open var sectionIndexTitles: [String] { sections?.compactMap(\.indexTitle) ?? [] }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    optionalCall(on: delegate) {
      delegate?.controller(erased, sectionIndexTitleForSectionName: sectionName)
    } ?? sectionName.first.map { String($0).uppercased() }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    let list = state?.sections ?? []
    guard list.indices.contains(indexPath[0]),
      list[indexPath[0]].members.indices.contains(indexPath[1]),
      let found = list[indexPath[0]].members[indexPath[1]] as? ResultType
    else {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
    }
    return found
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as NSObject as? NSManagedObject).flatMap { state?.place(of: $0) }
  }

  /// The controller for a reader that takes any object.
  private var erased: NSFetchedResultsController<NSFetchRequestResult> {
    self ~>! NSFetchedResultsController<NSFetchRequestResult>.self
  }

  // MARK: Following

  /// Puts changed objects in their new places, without a fetch, and tells the delegate.
  private func follow(_ note: Notification) {
    guard let old = state else { return }
    let change = ContextChange(note)
    guard let new = old.applying(change, request: fetchRequest, keyPath: sectionNameKeyPath) else {
      return
    }
    let difference = SectionDifference(from: old, to: new, updated: change.touched)
    guard !difference.isEmpty else {
      state = new
      return
    }
    guard let delegate else {
      state = new
      return
    }
    delegate.controllerWillChangeContent(erased)
    state = new
    for section in new.sections {
      section.indexTitle = sectionIndexTitle(forSectionName: section.name)
    }
    if !tellSnapshot(delegate, difference) { tellChanges(delegate, difference, old, new) }
    delegate.controllerDidChangeContent(erased)
  }

  /// A delegate that takes snapshots, or differences, is told nothing else (A).
  private func tellSnapshot(
    _ delegate: any NSFetchedResultsControllerDelegate, _ difference: SectionDifference
  ) -> Bool {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in state?.sections ?? [] {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(withIdentifiers: difference.updates.map(\.object.objectID))
    let took: Void? = optionalCall(on: delegate) {
      delegate.controller(erased, didChangeContentWith: snapshot)
    }
    if took != nil { return true }
    guard sectionNameKeyPath == nil else { return false }
    let tookDifference: Void? = optionalCall(on: delegate) {
      delegate.controller(erased, didChangeContentWith: difference.identifiers)
    }
    return tookDifference != nil
  }

  private func tellChanges(
    _ delegate: any NSFetchedResultsControllerDelegate, _ difference: SectionDifference,
    _ old: FetchedSections, _ new: FetchedSections
  ) {
    for index in difference.deletedSections {
      delegate.controller(
        erased, didChange: old.sections[index], atSectionIndex: index, for: .delete)
    }
    for index in difference.insertedSections {
      delegate.controller(
        erased, didChange: new.sections[index], atSectionIndex: index, for: .insert)
    }
    for change in difference.changes {
      delegate.controller(
        erased, didChange: change.object, at: change.old, for: change.kind,
        newIndexPath: change.new)
    }
  }
}

/// `controller as? NSFetchedResultsController<Item>`: as for requests, always holds.
public func ~>! <Result>(
  controller: Any?, type: NSFetchedResultsController<Result>.Type
) -> NSFetchedResultsController<Result> {
  guard let cast = controller ~>? type else {
    UncaughtException.raise(
      "NSInvalidArgumentException", "Could not cast to 'NSFetchedResultsController'.")
  }
  return cast
}

public func ~>? <Result>(
  controller: Any?, type: NSFetchedResultsController<Result>.Type
) -> NSFetchedResultsController<Result>? {
  guard let controller, controller is any AnyFetchedResultsController else { return nil }
  return recast(controller as AnyObject, to: type)
}

private protocol AnyFetchedResultsController {}
extension NSFetchedResultsController: AnyFetchedResultsController {}

extension NSManagedObject: ObservableObject {}
