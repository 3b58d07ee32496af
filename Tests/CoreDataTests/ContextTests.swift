// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation
import Testing

@Suite("Managed object contexts")
struct ContextTests {
  @Test("a save gives permanent identifiers, and references follow")
  func identifiers() throws {
    let stack = try TestStack()
    let (context, author, books) = try stack.library()
    #expect(!author.objectID.isTemporaryID)
    #expect(books[0].author === author)
    let url = author.objectID.uriRepresentation()
    #expect(url.scheme == "x-coredata")
    #expect(url.lastPathComponent == "p1")
    #expect(stack.coordinator.managedObjectID(forURIRepresentation: url) == author.objectID)
    let other = stack.context()
    let same = try #require(try other.existingObject(with: author.objectID) as? Author)
    #expect(same !== author)
    #expect(same.name == "Ann")
    #expect(try context.existingObject(with: author.objectID) === author)
  }

  @Test("an identifier without a row is an error")
  func gone() throws {
    let stack = try TestStack()
    let (context, author, _) = try stack.library()
    let id = author.objectID
    context.delete(author)
    try context.save()
    let error = #expect(throws: NSError.self) { try context.existingObject(with: id) }
    #expect(error?.code == NSManagedObjectExternalRelationshipError)
  }

  @Test("a notification names what was inserted, updated and deleted")
  func notifications() throws {
    let stack = try TestStack()
    let (context, author, books) = try stack.library()
    nonisolated(unsafe) var notes: [(String, [String: Int])] = []
    let names = [
      NSManagedObjectContext.didChangeObjectsNotification,
      NSManagedObjectContext.willSaveObjectsNotification,
      NSManagedObjectContext.didSaveObjectsNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        let sets = note.userInfo as? [String: Set<NSManagedObject>] ?? [:]
        notes.append((name.rawValue, sets.mapValues(\.count).filter { $0.value > 0 }))
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    author.name = "Bea"
    context.delete(books[0])
    _ = Author(context: context)
    try context.save()
    #expect(notes.map(\.0) == names.map(\.rawValue))
    // The deleted book's author lost it and was renamed: one update.
    let counts = [NSInsertedObjectsKey: 1, NSUpdatedObjectsKey: 1, NSDeletedObjectsKey: 1]
    #expect(notes.first?.1 == counts)
    #expect(notes.last?.1 == counts)
  }

  @Test("a child's save changes the parent, not the store")
  func children() throws {
    let stack = try TestStack()
    let (parent, author, _) = try stack.library()
    let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    child.parent = parent
    let own = try #require(try child.fetch(request(Author.self)).first)
    own.name = "Bea"
    let new = Book(context: child)
    new.title = "Three"
    own.addToBooks(new)
    #expect(author.name == "Ann")
    try child.save()
    #expect(author.name == "Bea")
    #expect(author.books.count == 3)
    #expect(parent.hasChanges)
    let other = stack.context()
    #expect(try other.count(for: request(Book.self)) == 2)
    try parent.save()
    #expect(try other.count(for: request(Book.self)) == 3)
    let title = try other.fetch(request(Book.self, "title == 'Three'")).first
    #expect(title?.author?.name == "Bea")
  }

  @Test("a child fetches what its parent has not saved")
  func pending() throws {
    let stack = try TestStack()
    let (parent, author, books) = try stack.library()
    author.name = "Bea"
    parent.delete(books[0])
    let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    child.parent = parent
    #expect(try child.fetch(request(Author.self, "name == 'Bea'")).count == 1)
    #expect(try child.count(for: request(Book.self)) == 1)
  }

  @Test("merging reads unchanged objects anew and keeps changes")
  func merging() throws {
    let stack = try TestStack()
    let (context, author, books) = try stack.library()
    books[0].pages = 7
    let other = stack.context()
    let theirs = try #require(try other.existingObject(with: author.objectID) as? Author)
    theirs.name = "Bea"
    (theirs.books.first { $0.objectID == books[0].objectID })?.title = "Uno"
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: other, queue: nil
    ) { note in context.mergeChanges(fromContextDidSave: note) }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.save()
    #expect(author.name == "Bea")
    #expect(books[0].title == "Uno")
    #expect(books[0].pages == 7)
    #expect(books[0].isUpdated)
  }

  @Test(
    "a conflict is an error, or the policy decides each property",
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, "", 0),
      (.mergeByPropertyObjectTrumpMergePolicyType, "mine", 9),
      (.mergeByPropertyStoreTrumpMergePolicyType, "theirs", 9),
      (.overwriteMergePolicyType, "mine", 0), (.rollbackMergePolicyType, "theirs", 9),
    ])
  func conflicts(policy: NSMergePolicyType, name: String, age: Int) throws {
    let stack = try TestStack()
    let (context, author, _) = try stack.library()
    let other = stack.context()
    let theirs = try #require(try other.existingObject(with: author.objectID) as? Author)
    theirs.name = "theirs"
    theirs.age = 9
    try other.save()
    author.name = "mine"
    context.mergePolicy = NSMergePolicy(merge: policy)
    guard policy != .errorMergePolicyType else {
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSManagedObjectMergeError)
      return
    }
    try context.save()
    let reader = stack.context()
    let saved = try #require(try reader.fetch(request(Author.self)).first)
    #expect(saved.name == name)
    #expect(Int(saved.age) == age)
  }

  @Test("the same value of a unique attribute is one object")
  func constraints() throws {
    let constraint = """
      <uniquenessConstraints><uniquenessConstraint><constraint value="title"/>
      </uniquenessConstraint></uniquenessConstraints>
      """
    let stack = try TestStack(TestStack.text(bookExtras: constraint))
    let (context, _, _) = try stack.library()
    func add() -> Book {
      let book = Book(context: context)
      book.title = "One"
      book.pages = 50
      return book
    }
    _ = add()
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let reader = stack.context()
    let found = try reader.fetch(request(Book.self, by: "title"))
    #expect(found.map(\.title) == ["One", "Two"])
    #expect(found.map(\.pages) == [50, 1])
    #expect(found[0].author?.name == "Ann")
  }

  @Test("undo takes a turn's changes back, redo does them again")
  func undo() throws {
    let stack = try TestStack()
    let (context, author, books) = try stack.library()
    context.undoManager = UndoManager()
    author.name = "Bea"
    context.delete(books[0])
    context.processPendingChanges()
    #expect(author.books.count == 1)
    context.undo()
    #expect(author.name == "Ann")
    #expect(!books[0].isDeleted)
    #expect(author.books.count == 2)
    context.redo()
    #expect(author.name == "Bea")
    #expect(books[0].isDeleted)
  }

  @Test("rollback and reset forget what was not saved")
  func forgetting() throws {
    let stack = try TestStack()
    let (context, author, books) = try stack.library()
    author.name = "Bea"
    context.delete(books[0])
    _ = Book(context: context)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(author.name == "Ann")
    #expect(!books[0].isDeleted)
    #expect(context.insertedObjects.isEmpty)
    context.reset()
    #expect(context.registeredObjects.isEmpty)
    #expect(author.managedObjectContext == nil)
  }

  @Test("a private context works on its own queue, awaited or not")
  func queues() async throws {
    let stack = try TestStack()
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = stack.coordinator
    let onMain = context.performAndWait { Thread.isMainThread }
    #expect(!onMain)
    let nested = context.performAndWait { context.performAndWait { 3 } }
    #expect(nested == 3)
    try await context.perform {
      Author(context: context).name = "Ann"
      try context.save()
    }
    let count = try await context.perform { try context.count(for: request(Author.self)) }
    #expect(count == 1)
    await #expect(throws: CocoaError.self) {
      try await context.perform { throw CocoaError(.fileNoSuchFile) }
    }
  }

  @Test("a context that merges by itself follows the others")
  func automatic() async throws {
    let stack = try TestStack()
    let worker = NSManagedObjectContext(.privateQueue)
    worker.persistentStoreCoordinator = stack.coordinator
    let reader = NSManagedObjectContext(.privateQueue)
    reader.persistentStoreCoordinator = stack.coordinator
    reader.automaticallyMergesChangesFromParent = true
    let id = try await worker.perform {
      let author = Author(context: worker)
      author.name = "Ann"
      try worker.save()
      return author.objectID
    }
    let before = await reader.perform { (reader.object(with: id) as? Author)?.name }
    #expect(before == "Ann")
    try await worker.perform {
      (worker.object(with: id) as? Author)?.name = "Bea"
      try worker.save()
    }
    let after = await reader.perform(schedule: .enqueued) {
      (reader.object(with: id) as? Author)?.name
    }
    #expect(after == "Bea")
  }
}
