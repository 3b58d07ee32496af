// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation
import Testing

@Suite("Fetch requests")
struct FetchTests {
  /// Ann has One (10 pages, read) and Two (20); Bob has Drei (30, read); Vier (40) has nobody.
  private func stack() throws -> (TestStack, NSManagedObjectContext) {
    let stack = try TestStack()
    let context = stack.context()
    let authors = [("Ann", 30), ("Bob", 50)].map { name, age in
      let author = Author(context: context)
      author.name = name
      author.age = Int16(age)
      return author
    }
    let rows: [(String, Int32, Bool, Int?)] = [
      ("Two", 20, false, 0), ("One", 10, true, 0), ("Drei", 30, true, 1), ("Viér", 40, false, nil),
    ]
    for (title, pages, isRead, author) in rows {
      let book = Book(context: context)
      (book.title, book.pages, book.isRead) = (title, pages, isRead)
      book.published = Date(timeIntervalSinceReferenceDate: Double(pages))
      book.author = author.map { authors[$0] }
    }
    try context.save()
    return (stack, context)
  }

  @Test(
    "predicates choose rows",
    arguments: [
      ("title == 'One'", ["One"]), ("pages > 10 AND pages <= 30", ["Two", "Drei"]),
      ("title CONTAINS[c] 'O'", ["One", "Two"]), ("title CONTAINS[cd] 'vier'", ["Viér"]),
      ("title BEGINSWITH 'D'", ["Drei"]), ("title ENDSWITH 'o'", ["Two"]),
      ("title LIKE '?ne'", ["One"]), ("title MATCHES '[A-Z]..'", ["One", "Two"]),
      ("title IN {'One', 'Drei'}", ["One", "Drei"]), ("pages BETWEEN {20, 30}", ["Two", "Drei"]),
      ("isRead == YES", ["One", "Drei"]), ("NOT isRead == 1", ["Two", "Viér"]),
      ("author == nil", ["Viér"]), ("author != NULL AND isRead == NO", ["Two"]),
      ("author.name == 'Ann'", ["One", "Two"]), ("author.age > 40", ["Drei"]),
      ("author.books.@count == 2", ["One", "Two"]),
      ("ANY author.books.pages > 15", ["One", "Two", "Drei"]),
      ("pages + 10 == 20 OR pages == 10 * 4", ["One", "Viér"]), ("FALSEPREDICATE", []),
    ])
  func predicates(format: String, titles: [String]) throws {
    let (stack, context) = try stack()
    let found = try context.fetch(request(Book.self, format, by: "pages")).compactMap(\.title)
    #expect(found == titles)
    withExtendedLifetime(stack) {}
  }

  @Test(
    "predicates over lists of objects",
    arguments: [
      ("ANY books.title == 'One'", ["Ann"]), ("ALL books.isRead == YES", ["Bob"]),
      ("NONE books.pages > 25", ["Ann"]), ("books.@sum.pages == 30", ["Ann", "Bob"]),
      ("SUBQUERY(books, $b, $b.isRead == YES AND $b.pages < 20).@count > 0", ["Ann"]),
      ("books.@count > 1", ["Ann"]), ("books[SIZE] == 1", ["Bob"]),
      ("lowercase:(name) == 'bob'", ["Bob"]),
    ])
  func lists(format: String, names: [String]) throws {
    let (stack, context) = try stack()
    let found = try context.fetch(request(Author.self, format, by: "name")).compactMap(\.name)
    #expect(found == names)
    withExtendedLifetime(stack) {}
  }

  @Test("arguments are keys, values, objects, identifiers and lists of them")
  func arguments() throws {
    let (stack, context) = try stack()
    let ann = try #require(
      try context.fetch(request(Author.self, "%K == %@", ["name", "Ann"])).first)
    let one = try #require(try context.fetch(request(Book.self, "title == 'One'")).first)
    for argument in [ann, ann.objectID] as [Any] {
      #expect(try context.count(for: request(Book.self, "author == %@", [argument])) == 2)
    }
    #expect(try context.count(for: request(Book.self, "author IN %@", [[ann]])) == 2)
    #expect(try context.count(for: request(Book.self, "self IN %@", [[one.objectID]])) == 1)
    #expect(try context.count(for: request(Author.self, "books CONTAINS %@", [one])) == 1)
    let date = Date(timeIntervalSinceReferenceDate: 25)
    #expect(try context.count(for: request(Book.self, "published < %@", [date])) == 2)
    withExtendedLifetime(stack) {}
  }

  @Test("sorting by keys, by key paths, and by two of them; without it rows come as they were made")
  func order() throws {
    let (stack, context) = try stack()
    let all = request(Book.self)
    #expect(try context.fetch(all).map(\.title) == ["Two", "One", "Drei", "Viér"])
    all.sortDescriptors = [
      NSSortDescriptor(key: "isRead", ascending: false),
      NSSortDescriptor(keyPath: \Book.pages, ascending: false),
    ]
    #expect(try context.fetch(all).map(\.title) == ["Drei", "One", "Viér", "Two"])
    all.sortDescriptors = [NSSortDescriptor(key: "author.name", ascending: true)]
    #expect(try context.fetch(all).map(\.title) == ["Viér", "Two", "One", "Drei"])
    withExtendedLifetime(stack) {}
  }

  @Test("limits and offsets cut after sorting; a count knows them")
  func limits() throws {
    let (stack, context) = try stack()
    let cut = request(Book.self, by: "pages")
    cut.fetchOffset = 1
    cut.fetchLimit = 2
    #expect(try context.fetch(cut).map(\.title) == ["Two", "Drei"])
    #expect(try context.count(for: cut) == 2)
    withExtendedLifetime(stack) {}
  }

  @Test("changes that are not saved count, unless they are left out")
  func pending() throws {
    let (stack, context) = try stack()
    let one = try #require(try context.fetch(request(Book.self, "title == 'One'")).first)
    one.title = "Uno"
    let new = Book(context: context)
    new.title = "Uno"
    let changed = request(Book.self, "title == 'Uno'")
    #expect(try context.fetch(changed).count == 2)
    changed.includesPendingChanges = false
    #expect(try context.fetch(changed).isEmpty)
    #expect(try context.fetch(request(Book.self, "title == 'One'")).isEmpty)
    context.delete(new)
    #expect(try context.fetch(request(Book.self, "title == 'Uno'")) == [one])
    withExtendedLifetime(stack) {}
  }

  @Test("results are identifiers, a count, or dictionaries of columns")
  func kinds() throws {
    let (stack, context) = try stack()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).map(\.entity.name) == ["Author", "Author"])
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count).first?.intValue == 4)
    let columns = NSFetchRequest<NSDictionary>(entityName: "Book")
    columns.resultType = .dictionaryResultType
    columns.propertiesToFetch = ["title", "author.name"]
    columns.predicate = NSPredicate(format: "pages == 10")
    #expect(
      try context.fetch(columns).first as? [String: String] == [
        "title": "One", "author.name": "Ann",
      ])
    columns.predicate = nil
    columns.propertiesToFetch = ["isRead"]
    columns.returnsDistinctResults = true
    #expect(try context.fetch(columns).count == 2)
    withExtendedLifetime(stack) {}
  }

  @Test("columns can be sums of all rows, or of each group")
  func aggregates() throws {
    let (stack, context) = try stack()
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = ValueExpression(
      forFunction: "sum:", arguments: [ValueExpression(forKeyPath: "pages")])
    sum.expressionResultType = .integer64AttributeType
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    #expect(try context.fetch(request).map { $0["total"] as? Int } == [100])
    request.propertiesToFetch = ["isRead", sum]
    request.propertiesToGroupBy = ["isRead"]
    request.sortDescriptors = [NSSortDescriptor(key: "isRead", ascending: true)]
    #expect(try context.fetch(request).map { $0["total"] as? Int } == [60, 40])
    withExtendedLifetime(stack) {}
  }

  @Test("an expression has the name of a key path, or asks the path itself")
  func expressions() {
    final class Leaf: NSObject {
      var stored = 3
      var computed: Int { stored * 2 }
    }
    let expression = ValueExpression(forKeyPath: \Leaf.computed)
    let found = expression.expressionValue(with: Leaf(), context: nil)
    #expect((found as? Int ?? (found as? NSNumber)?.intValue) == 6)
    #expect(expression.expressionType == .keyPath)
  }

  @Test("a request passes as one for any object, and back")
  func casts() throws {
    let (stack, context) = try stack()
    let erased = request(Author.self, by: "name") ~>! NSFetchRequest<NSFetchRequestResult>.self
    #expect(try context.fetch(erased).count == 2)
    let back: NSFetchRequest<Author>? = erased ~>? NSFetchRequest<Author>.self
    #expect(try back.map(context.fetch)?.map(\.name) == ["Ann", "Bob"])
    #expect((context as NSObject) ~>? NSFetchRequest<Author>.self == nil)
    // A copy is a value of any type.
    let copy = request(Author.self, by: "name").copy() ~>! NSFetchRequest<Author>.self
    #expect(copy.sortDescriptors?.first?.key == "name")
    let own: NSFetchRequest<NSFetchRequestResult> = Author.fetchRequest()
    #expect(own.entityName == "Author")
    withExtendedLifetime(stack) {}
  }

  @Test("batches insert, update and delete rows without objects")
  func batches() throws {
    let (stack, context) = try stack()
    let insert = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "Five", "pages": 50], ["title": "Six"]])
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try context.fetch(request(Book.self, "title == 'Six'")).first?.pages == 1)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages >= 40")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectIDsResultType
    let ids = (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
    #expect(ids?.count == 2)
    let held = try #require(try context.fetch(request(Author.self, "name == 'Ann'")).first)
    let delete = NSBatchDeleteRequest(
      fetchRequest: request(Author.self, "name == 'Ann'")
        ~>! NSFetchRequest<NSFetchRequestResult>.self)
    delete.resultType = .resultTypeObjectIDs
    let gone = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(gone == [held.objectID])
    // Her books went with her.
    #expect(try context.count(for: request(Book.self)) == 4)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: gone ?? []], into: [context])
    #expect(try context.count(for: request(Author.self)) == 1)
    #expect(context.registeredObject(for: held.objectID) == nil)
    withExtendedLifetime(stack) {}
  }
}
