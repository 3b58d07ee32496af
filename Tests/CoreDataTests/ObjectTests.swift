// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation
import Testing

@Suite("Managed objects")
struct ObjectTests {
  @Test("a new object has the model's defaults and is inserted")
  func defaults() throws {
    let stack = try TestStack()
    let context = stack.context()
    let book = Book(context: context)
    #expect(book.pages == 1)
    #expect(book.isRead == false)
    #expect(book.title == nil)
    #expect(book.isInserted)
    #expect(book.objectID.isTemporaryID)
    #expect(context.insertedObjects == [book])
    #expect(book.entity.name == "Book")
    #expect(Book.entity().name == "Book")
  }

  @Test("an object is made without a context, of no entity")
  func plain() {
    let object = NSManagedObject()
    #expect(object.managedObjectContext == nil && !object.isInserted)
    #expect(object.entity.properties.isEmpty)
  }

  @Test("values are read and set by name, of any width of number")
  func names() throws {
    let stack = try TestStack()
    let context = stack.context()
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect(book is Book)
    book.setValue(300, forKey: "pages")
    book.setValue("One", forKey: "title")
    #expect(book.value(forKey: "pages") as? Int == 300)
    #expect(book.value(forKey: "pages") as? Int32 == 300)
    #expect((book as? Book)?.pages == 300)
    #expect(book.value(forKeyPath: "author.name") == nil)
  }

  @Test("both sides of a relationship follow each other")
  func inverses() throws {
    let stack = try TestStack()
    let context = stack.context()
    let (ann, bob, book) = (
      Author(context: context), Author(context: context), Book(context: context)
    )
    book.author = ann
    #expect(ann.books == [book])
    bob.addToBooks(book)
    #expect(book.author === bob)
    #expect(ann.books.isEmpty)
    bob.removeFromBooks(book)
    #expect(book.author == nil)
    ann.books = [book]
    #expect(book.author === ann)
    ann.mutableSetValue(forKey: "books").removeAllObjects()
    #expect(book.author == nil)
    book.author = ann
    book.mutableSetValue(forKeyPath: "author.books").removeAllObjects()
    #expect(ann.books.isEmpty)
    #expect(book.mutableOrderedSetValue(forKeyPath: "author.books").count == 0)
  }

  @Test("a fetched object is a fault until a value is asked for")
  func faults() throws {
    let stack = try TestStack()
    _ = try stack.library()
    let context = stack.context()
    let author = try #require(try context.fetch(request(Author.self)).first)
    #expect(author.isFault)
    #expect(author.awakenings.isEmpty)
    #expect(author.name == "Ann")
    #expect(!author.isFault)
    #expect(author.awakenings == ["fetch"])
    #expect(author.books.count == 2)
    context.refresh(author, mergeChanges: false)
    #expect(author.isFault)
    #expect(!context.hasChanges)
  }

  @Test("changes are those since the last save")
  func changes() throws {
    let stack = try TestStack()
    let (context, author, _) = try stack.library()
    #expect(!author.hasChanges)
    author.name = "Bea"
    #expect(author.isUpdated)
    #expect(author.changedValues()["name"] as? String == "Bea")
    #expect(author.committedValues(forKeys: ["name"])["name"] as? String == "Ann")
    author.name = "Ann"
    #expect(author.changedValues().isEmpty)
    #expect(author.hasChanges)
    #expect(!author.hasPersistentChangedValues)
    try context.save()
    #expect(!author.hasChanges)
  }

  @Test(
    "an author's deletion follows the rule for books",
    arguments: [("Cascade", 0, true), ("Nullify", 2, true), ("No Action", 2, false)])
  func deleteRules(rule: String, left: Int, isCleared: Bool) throws {
    let stack = try TestStack(TestStack.text(rule: rule))
    let (context, author, books) = try stack.library()
    context.delete(author)
    #expect(author.isDeleted)
    try context.save()
    #expect(try context.count(for: request(Book.self)) == left)
    if left > 0 { #expect((books[0].value(forKey: "author") == nil) == isCleared) }
    #expect(try context.count(for: request(Author.self)) == 0)
  }

  @Test("a denied deletion is an error of the save")
  func denied() throws {
    let stack = try TestStack(TestStack.text(rule: "Deny"))
    let (context, author, books) = try stack.library()
    context.delete(author)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    books.forEach(context.delete)
    try context.save()
    #expect(try context.count(for: request(Author.self)) == 0)
  }

  @Test("validation says which property is wrong, and all of several")
  func validation() throws {
    let stack = try TestStack()
    let context = stack.context()
    let book = Book(context: context)
    let missing = #expect(throws: NSError.self) { try context.save() }
    #expect(missing?.domain == NSCocoaErrorDomain)
    #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
    #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    book.title = String(repeating: "a", count: 21)
    let long = #expect(throws: NSError.self) { try context.save() }
    #expect(long?.code == NSValidationStringTooLongError)
    let author = Author(context: context)
    author.age = -1
    let several = #expect(throws: NSError.self) { try context.save() }
    #expect(several?.code == NSValidationMultipleErrorsError)
    let codes = (several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
    #expect(codes == [NSValidationStringTooLongError, NSValidationNumberTooSmallError])
    #expect(context.hasChanges)
  }

  @Test(
    "a to-many relationship that is not optional needs as many as its minimum says, without one none",
    arguments: [("", 0), ("minCount=\"1\"", NSValidationRelationshipLacksMinimumCountError)])
  func requiredToMany(minimum: String, code: Int) throws {
    let text = TestStack.text()
      .replacingOccurrences(
        of: "<relationship name=\"books\" optional=\"YES\"",
        with: "<relationship name=\"books\" \(minimum)")
    let context = try TestStack(text).context()
    _ = Author(context: context)
    guard code != 0 else { return try context.save() }
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == code)
  }
}
