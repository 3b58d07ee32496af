// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation

/// Two kinds of objects that refer to each other, as an author writes classes for them; the bodies
/// are those that the lowering gives to `@NSManaged`.
final class Author: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setManagedValue(newValue, "age") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
  var awakenings: [String] = []

  func addToBooks(_ value: Book) { changeManaged("addToBooks", value) }
  func removeFromBooks(_ value: Book) { changeManaged("removeFromBooks", value) }

  override func awakeFromInsert() { awakenings.append("insert") }
  override func awakeFromFetch() { awakenings.append("fetch") }
}

final class Book: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var pages: Int32 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
  var isRead: Bool {
    get { managedValue("isRead") }
    set { setManagedValue(newValue, "isRead") }
  }
  var published: Date? {
    get { managedValue("published") }
    set { setManagedValue(newValue, "published") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
}

/// A model and its stores in a folder of their own.
final class TestStack {
  static let attributes = """
    <attribute name="title" attributeType="String" maxValueString="20"/>
    <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="1"/>
    <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="NO"/>
    <attribute name="published" optional="YES" attributeType="Date"/>
    """

  /// - Parameters:
  ///   - rule: The delete rule of an author's books.
  ///   - bookExtras: Further elements of the entity Book.
  static func text(
    rule: String = "Cascade", authorExtras: String = "", bookAttributes: String = attributes,
    bookExtras: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" userDefinedModelVersionIdentifier="">
      <entity name="Author" representedClassName="CoreDataTests.Author">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="age" optional="YES" attributeType="Integer 16" minValueString="0"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="\(rule)"
          destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
        \(authorExtras)
      </entity>
      <entity name="Book" representedClassName="CoreDataTests.Book">
        \(bookAttributes)
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        \(bookExtras)
      </entity>
    </model>
    """
  }

  let folder: URL
  let model: NSManagedObjectModel
  let coordinator: NSPersistentStoreCoordinator

  init(
    _ text: String = text(), type: String = NSInMemoryStoreType, file: URL? = nil,
    options: [AnyHashable: Any]? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let version = folder.appendingPathComponent("Library.momd")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: version.appendingPathComponent("Library.mom"))
    guard let model = NSManagedObjectModel(contentsOf: version) else {
      throw CocoaError(.fileReadUnknown)
    }
    self.model = model
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: type, configurationName: nil, at: file, options: options)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A context whose changes are processed when a test says so.
  func context() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// A context with an author of two books, saved.
  func library() throws -> (context: NSManagedObjectContext, author: Author, books: [Book]) {
    let context = context()
    let author = Author(context: context)
    author.name = "Ann"
    let books = ["One", "Two"].map { title in
      let book = Book(context: context)
      book.title = title
      book.author = author
      return book
    }
    try context.save()
    return (context, author, books)
  }
}

func request<Result: NSManagedObject>(
  _ type: Result.Type, _ predicate: String? = nil, _ arguments: [Any] = [], by key: String? = nil
) -> NSFetchRequest<Result> {
  let request = NSFetchRequest<Result>(entityName: String(describing: type))
  request.predicate = predicate.map { NSPredicate(format: $0, argumentArray: arguments) }
  request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
  return request
}
