// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import DataModel
import Foundation
import Testing

@Suite("Data models")
struct ModelTests {
  private func model(_ text: String) throws(DataModelError) -> DataModel {
    try DataModelReader.model(of: Data(text.utf8), file: "Library.xcdatamodel/contents")
  }

  @Test("the description has what the model says")
  func description() throws {
    let model = try TestStack().model
    let book = try #require(model.entitiesByName["Book"])
    #expect(book.attributesByName["pages"]?.attributeType == .integer32AttributeType)
    #expect(book.attributesByName["pages"]?.defaultValue as? Int == 1)
    #expect(book.attributesByName["title"]?.isOptional == false)
    let author = try #require(book.relationshipsByName["author"])
    #expect(!author.isToMany)
    #expect(author.inverseRelationship?.name == "books")
    #expect(author.inverseRelationship?.isToMany == true)
    #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    #expect(author.destinationEntity === model.entitiesByName["Author"])
  }

  @Test("an entity below another has its properties, and is fetched with it")
  func inheritance() throws {
    let text = TestStack.text(
      bookExtras: """
        </entity>
        <entity name="Novel" parentEntity="Book" representedClassName="CoreDataTests.Book">
        <attribute name="genre" optional="YES" attributeType="String"/>
        """)
    let stack = try TestStack(text)
    let context = stack.context()
    let novel = NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context)
    novel.setValuesForKeys(["title": "One", "genre": "long"])
    try context.save()
    let all = request(Book.self)
    #expect(try context.fetch(all) == [novel])
    all.includesSubentities = false
    #expect(try context.fetch(all).isEmpty)
  }

  @Test("generated code has the class, its properties and the changes of its lists")
  func code() throws {
    let text = TestStack.text().replacing(
      "<entity name=\"Author\" representedClassName=\"CoreDataTests.Author\">",
      with: "<entity name=\"Author\" representedClassName=\"Author\" codeGenerationType=\"class\">")
    let source = try #require(ManagedClassText(model(text)).text)
    for line in [
      "@objc(Author)", "public class Author: NSManagedObject {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<Author> {",
      "  @NSManaged public var name: String?", "  @NSManaged public var age: NSNumber?",
      "  @NSManaged public var books: NSSet?",
      "  @NSManaged public func addToBooks(_ value: Book)",
      "  @NSManaged public func removeFromBooks(_ values: NSSet)",
      "extension Author: Identifiable {}",
    ] {
      #expect(source.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(!source.contains("class Book"))
    #expect(try ManagedClassText(model(TestStack.text())).text == nil)
  }

  @Test("a model that cannot be read says where and why")
  func errors() {
    let cases: [(String, DataModelError.Kind, Int)] = [
      ("<model>\n<entity/>\n</model>", .missingAttribute("name", element: "entity"), 2),
      (
        "<model>\n<entity name=\"A\">\n<attribute name=\"b\" attributeType=\"Text\"/>\n</entity></model>",
        .unknownType("Text", attribute: "b"), 3
      ),
      (
        "<model><entity name=\"A\">\n<relationship name=\"b\" destinationEntity=\"B\"/>\n</entity></model>",
        .unknownEntity("B", in: "b"), 2
      ),
    ]
    for (text, kind, line) in cases {
      let error = #expect(throws: DataModelError.self) { try model(text) }
      #expect(error?.kind == kind)
      #expect(error?.line == line)
      #expect(error?.description.hasPrefix("Library.xcdatamodel/contents:\(line):") == true)
    }
    #expect(throws: DataModelError.self) { try model("<model><entity") }
  }

  @Test("of several versions the chosen one counts, else the last")
  func versions() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A", "B"] {
      let version = folder.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(name)\"/></model>".utf8)
        .write(to: version.appendingPathComponent("contents"))
    }
    #expect(try DataModelFolder(folder).current.name == "B")
    #expect(NSManagedObjectModel(contentsOf: folder)?.entities.map(\.name) == ["B"])
    let list = ["_XCCurrentVersionName": "A.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    #expect(try DataModelFolder(folder).current.name == "A")
    #expect(NSManagedObjectModel(contentsOf: folder)?.entities.map(\.name) == ["A"])
  }

  @Test("an earlier version of Xcode 3 is left out; a current one is an error")
  func oldVersions() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, file) in [("A", "elements"), ("B", "contents")] {
      let version = folder.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model/>".utf8).write(to: version.appendingPathComponent(file))
    }
    #expect(try DataModelFolder(folder).versions.map(\.name) == ["B"])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("B.xcdatamodel"))
    let old = try DataModelFolder(folder).current
    #expect(throws: DataModelError.self) { try DataModelFolder.contents(of: old) }
  }

  @Test("a point before a custom class means the app's own module")
  func customClass() throws {
    let text = TestStack.text(
      bookExtras: """
        <attribute name="tags" optional="YES" attributeType="Transformable" \
        customClassName=".Array&lt;String&gt;"/>
        """
    ).replacing(
      "<entity name=\"Book\" representedClassName=\"CoreDataTests.Book\">",
      with: "<entity name=\"Book\" representedClassName=\"Book\" codeGenerationType=\"class\">")
    let source = try #require(ManagedClassText(model(text)).text)
    #expect(source.contains("  @NSManaged public var tags: Array<String>?"), "\(source)")
  }
}
