// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation
import SystemFrameworks
import Testing

@Suite("Fetched results controllers")
struct FetchedResultsTests {
  /// An entity of two texts, in memory.
  private final class Stack {
    let coordinator: NSPersistentStoreCoordinator
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)

    init(_ items: [(group: String, name: String)]) throws {
      let item = NSEntityDescription()
      item.name = "Item"
      item.properties = ["group", "name", "note"].map { name in
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = .stringAttributeType
        return attribute
      }
      let model = NSManagedObjectModel()
      model.entities = [item]
      coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(
        ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
      context.persistentStoreCoordinator = coordinator
      for one in items { add(one.group, one.name) }
      try context.save()
    }

    @discardableResult
    func add(_ group: String, _ name: String) -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      object.setValuesForKeys(["group": group, "name": name])
      return object
    }

    func object(_ name: String) throws -> NSManagedObject {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
      request.predicate = NSPredicate(format: "name == %@", name)
      return try #require(try context.fetch(request).first)
    }

    func controller(
      sections: Bool = true, predicate: String? = nil
    ) throws -> NSFetchedResultsController<NSManagedObject> {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
      request.predicate = predicate.map { NSPredicate(format: $0) }
      request.sortDescriptors = ["group", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context,
        sectionNameKeyPath: sections ? "group" : nil, cacheName: nil)
      try controller.performFetch()
      return controller
    }
  }

  /// Writes down what it is told, change by change.
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var heard: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    { heard.append("will") }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    {
      heard.append("did")
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      heard.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let name = (anObject as? NSManagedObject)?.value(forKey: "name") as? String ?? ""
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
      heard.append("\(type) \(name) \(places[0]) \(places[1])")
    }
  }

  /// Takes snapshots.
  private final class Snapshots: NSObject, NSFetchedResultsControllerDelegate {
    var taken: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
    var single = 0

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      taken.append(snapshot ~>! NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { single += 1 }
  }

  private static let items = [("a", "1"), ("b", "2"), ("b", "3")]

  @Test("an empty list of sort descriptors is one")
  func unsorted() throws {
    let stack = try Stack([("A", "One")])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = []
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: nil,
      cacheName: nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.count == 1)
  }

  @Test("sections are objects with the same value at the key path, in order")
  func sections() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller()
    #expect(controller.sections?.map(\.name) == ["a", "b"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(controller.fetchedObjects?.count == 3)
    let place = IndexPath(item: 1, section: 1)
    #expect(controller.object(at: place).value(forKey: "name") as? String == "3")
    #expect(try controller.indexPath(forObject: stack.object("3")) == place)
    #expect(try stack.controller(sections: false).sections?.map(\.numberOfObjects) == [3])
  }

  @Test("an insertion is told once; what comes after it is not moved")
  func insertion() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller()
    let listener = Listener()
    controller.delegate = listener
    stack.add("b", "25")
    stack.context.processPendingChanges()
    #expect(listener.heard == ["will", "insert 25 - 1.1", "did"])
  }

  @Test("sections come before objects; places are those before and after all changes")
  func together() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller()
    let listener = Listener()
    controller.delegate = listener
    let (one, two, three) = try (stack.object("1"), stack.object("2"), stack.object("3"))
    stack.context.delete(one)
    two.setValue("updated", forKey: "note")
    three.setValue("c", forKey: "group")
    stack.add("c", "4")
    stack.context.processPendingChanges()
    #expect(
      listener.heard == [
        "will", "delete section a 0", "insert section c 1", "delete 1 0.0 -", "insert 4 - 1.1",
        "move 3 1.1 1.0", "update 2 1.0 0.0", "did",
      ])
    #expect(controller.sections?.map(\.name) == ["b", "c"])
  }

  @Test("an object that begins or ceases to fit the predicate comes or goes")
  func predicate() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller(sections: false, predicate: "group == 'b'")
    let listener = Listener()
    controller.delegate = listener
    let (one, two) = try (stack.object("1"), stack.object("2"))
    one.setValue("b", forKey: "group")
    two.setValue("a", forKey: "group")
    stack.context.processPendingChanges()
    #expect(listener.heard == ["will", "delete 2 0.0 -", "insert 1 - 0.0", "did"])
    listener.heard = []
    two.setValue("z", forKey: "note")
    stack.context.processPendingChanges()
    #expect(listener.heard.isEmpty)
  }

  @Test("what another context saved is told when it is merged")
  func merged() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller(sections: false)
    let listener = Listener()
    controller.delegate = listener
    let other = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    other.persistentStoreCoordinator = stack.coordinator
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: other, queue: nil
    ) { [context = stack.context] in context.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let id = try stack.object("2").objectID
    other.object(with: id).setValue("0", forKey: "name")
    let new = NSEntityDescription.insertNewObject(forEntityName: "Item", into: other)
    new.setValuesForKeys(["group": "c", "name": "9"])
    other.delete(other.object(with: try stack.object("1").objectID))
    try other.save()
    #expect(
      listener.heard == ["will", "delete 1 0.0 -", "insert 9 - 0.2", "update 0 0.1 0.0", "did"])
  }

  @Test("a delegate that takes snapshots gets identifiers, and no single changes")
  func snapshots() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller()
    let listener = Snapshots()
    controller.delegate = listener
    let (one, two) = try (stack.object("1"), stack.object("2"))
    two.setValue("x", forKey: "note")
    stack.context.delete(one)
    stack.context.processPendingChanges()
    let snapshot = try #require(listener.taken.first)
    #expect(snapshot.sectionIdentifiers == ["b"])
    #expect(try snapshot.itemIdentifiers == [two.objectID, stack.object("3").objectID])
    #expect(snapshot.reloadedItemIdentifiers == [two.objectID])
    #expect(listener.single == 0)
  }

  @Test("a controller passes as one of any objects, and back")
  func casts() throws {
    let stack = try Stack(FetchedResultsTests.items)
    let controller = try stack.controller()
    let erased = controller ~>! NSFetchedResultsController<NSFetchRequestResult>.self
    #expect(erased === controller)
    #expect(erased.fetchedObjects?.count == 3)
    #expect(erased.object(at: IndexPath(item: 0, section: 0)) === (try stack.object("1")))
    let wrong: NSFetchedResultsController<NSManagedObject>? =
      stack.context ~>? NSFetchedResultsController<NSManagedObject>.self
    #expect(wrong == nil)
  }
}
