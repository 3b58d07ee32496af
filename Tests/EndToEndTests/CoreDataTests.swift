// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Apps with Core Data")
struct CoreDataTests {
  /// Two entities: one whose class is generated, one whose class the app writes.
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName=".Book">
        <attribute name="title" attributeType="String"/>
        <attribute name="pages" optional="YES" attributeType="Integer 32"
          defaultValueString="0" usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
    </model>
    """

  private static let book = """
    import CoreData

    public class Book: NSManagedObject {
        @NSManaged public var title: String
        @NSManaged public var pages: Int32
        @NSManaged public var shelf: Shelf?
        @objc var initial: String { String(title.prefix(1)) }
    }
    """

  private static let controller = """
    import CoreData
    import UIKit

    class BooksController: UITableViewController, NSFetchedResultsControllerDelegate {
        let container = NSPersistentContainer(name: "Library")
        lazy var source = UITableViewDiffableDataSource<String, NSManagedObjectID>(
            tableView: tableView
        ) { [unowned self] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            let book = try? container.viewContext.existingObject(with: id) as? Book
            cell.textLabel?.text = "\\(book!.title) \\(book!.pages) \\(book!.shelf?.name ?? "-")"
            return cell
        }
        lazy var results: NSFetchedResultsController<Book> = {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Book.title), ascending: true)]
            request.predicate = NSPredicate(format: "%K > %d", #keyPath(Book.pages), 5)
            let results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: container.viewContext,
                sectionNameKeyPath: #keyPath(Book.initial), cacheName: nil)
            results.delegate = self
            return results
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
            container.viewContext.automaticallyMergesChangesFromParent = true
            try? results.performFetch()
            container.performBackgroundTask { context in
                let shelf = Shelf(context: context)
                shelf.name = "left"
                for (title, pages) in [("Bees", 10), ("Ants", 20), ("Flies", 1), ("Bears", 30)] {
                    let book = Book(context: context)
                    (book.title, book.pages) = (title, Int32(pages))
                    shelf.addToBooks(book)
                }
                try! context.save()
                let request = Book.fetchRequest() as! NSFetchRequest<Book>
                request.predicate = NSPredicate(format: "title BEGINSWITH[c] 'be' AND pages < 15")
                try! context.fetch(request).forEach(context.delete)
                try! context.save()
            }
        }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            source.apply(
                snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>,
                animatingDifferences: false)
        }
    }
    """

  private func folder(_ model: String = model) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate(showing: "BooksController()"), to: "App.swift")
    try folder.write(Self.controller, to: "BooksController.swift")
    try folder.write(Self.book, to: "Book.swift")
    try folder.write(model, to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
    return folder
  }

  @Test("a list over a store on disk shows what another context saved, in a snapshot's order")
  func list() throws {
    let folder = try folder()
    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    let texts = dump.split(separator: "\n").filter { $0.contains("UILabel") }
      .compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(Set(texts) == ["Ants 20 left", "Bears 30 left"], "\(dump)")
  }

  @Test("a model that names what it lacks is an error with its line")
  func broken() throws {
    let folder = try folder(
      Self.model.replacing("destinationEntity=\"Book\"", with: "destinationEntity=\"Pen\""))
    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(result.exitCode != 0)
    #expect(result.errors.contains("Library.xcdatamodel/contents:5:"), "\(result.errors)")
    #expect(result.errors.contains("'books' names the entity 'Pen', which the model does not have"))
  }
}
