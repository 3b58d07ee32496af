// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Sources with Core Data")
struct ManagedTests {
  @Test("managed properties read and set the object's values")
  func properties() {
    let lowered = Lowered(
      "import CoreData\nclass A: NSManagedObject {\n  @NSManaged public var name: String?\n}")
    #expect(lowered.contains("import SystemFrameworks"))
    #expect(
      lowered.contains(
        "public var name: String? { get { managedValue(\"name\") } "
          + "set { setManagedValue(newValue, \"name\") } }"))
    #expect(lowered.contains("entry.property(\"name\", \\A.name)"))
  }

  @Test("a managed property of a layer is kept, and draws it again where its class says so")
  func layers() {
    let lowered = Lowered(
      """
      import UIKit
      class Slice: CALayer {
        @NSManaged var angle: CGFloat
        @NSManaged var mark: UIColor?
      }
      """)
    let draws = "{ didSet { if Self.needsDisplay(forKey: \"angle\") { setNeedsDisplay() } } }"
    #expect(lowered.contains("var angle: CGFloat = 0 \(draws)"))
    #expect(lowered.contains("var mark: UIColor? { didSet {"))
    #expect(!lowered.contains("managedValue"))
  }

  @Test(
    "a managed property of a layer begins as on a phone",
    arguments: [
      ("UInt", " = 0 {"), ("CFTimeInterval", " = 0 {"), ("CGFloat.NativeType", " = 0 {"),
      ("Swift.Bool", " = false {"), ("String", " = \"\" {"), ("CGRect", " = .zero {"),
      ("[Int]?", " { didSet"),
    ])
  func firstValues(type: String, value: String) {
    let lowered = Lowered("import UIKit\nclass A: CALayer {\n  @NSManaged var a: \(type)\n}")
    #expect(lowered.contains("var a: \(type)\(value)"))
  }

  @Test("a managed property of a layer that must be there ends the app before it is set")
  func unset() {
    let lowered = Lowered("import UIKit\nclass A: CALayer {\n  @NSManaged var ink: UIColor\n}")
    #expect(lowered.contains("var ink: UIColor { get { guard let value = snugManaged_ink else {"))
    #expect(lowered.contains("set { snugManaged_ink = newValue; if Self.needsDisplay(forKey: "))
    #expect(lowered.contains("; private var snugManaged_ink: UIColor?"))
  }

  @Test("managed functions change the relationship that their name says")
  func functions() {
    let lowered = Lowered(
      """
      import CoreData
      extension A {
        @objc(addItemsObject:)
        @NSManaged public func addToItems(_ value: Item)
        @NSManaged public func removeFromItems(at idx: Int)
        @NSManaged public func replaceItems(at idx: Int, with value: Item)
      }
      """)
    #expect(lowered.contains("addToItems(_ value: Item) { changeManaged(\"addToItems\", value) }"))
    #expect(
      lowered.contains("removeFromItems(at idx: Int) { changeManaged(\"removeFromItems\", idx) }"))
    #expect(lowered.contains("{ changeManaged(\"replaceItems\", idx, value) }"))
    #expect(!lowered.contains("entry.method(\"addItemsObject:\")"))
  }

  @Test(
    "casts between requests and controllers of other arguments hold, and snapshots are converted",
    arguments: [
      ("r as! NSFetchRequest<Item>", "r ~>! NSFetchRequest<Item>.self"),
      ("r as? NSFetchedResultsController<Item>", "r ~>? NSFetchedResultsController<Item>.self"),
      (
        "s as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>",
        "s ~>! NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self"
      ),
      ("j as? [String: AnyHashable]", "j ~>^? [String: AnyHashable].self"),
      ("j as! [[String: AnyHashable]]", "j ~>^! [[String: AnyHashable]].self"),
      ("p as Dictionary?", "p as? [AnyHashable: Any]"),
      ("r as! Item", "r as! Item"), ("r as NSFetchRequest<Item>", "r as NSFetchRequest<Item>"),
    ])
  func casts(source: String, result: String) {
    #expect(Lowered("import CoreData\nlet x = \(source)").contains("let x = \(result)"))
  }

  @Test("names that have another place here")
  func names() {
    let lowered = Lowered(
      """
      import CoreData
      let e = NSExpression(forKeyPath: "a")
      let t = ValueTransformer(forName: n)
      let r: any NSFetchRequestResult
      """)
    #expect(lowered.contains("let e = ValueExpression(forKeyPath: \"a\")"))
    #expect(lowered.contains("let t = ValueTransformer.named("))
    #expect(!lowered.contains("any NSFetchRequestResult"))
  }

  /// Documentation/SourceLowering.md §2.20.
  @Test("keys that an archive lacks are no errors, nor is an archive of nothing")
  func archives() {
    let lowered = Lowered(
      """
      import UIKit
      let empty = NSKeyedUnarchiver(forReadingWith: Data())
      final class Card: NSObject, NSCoding {
        init?(coder: NSCoder) {
          _ = coder.decodeObject(forKey: "a")
          _ = coder.decodeObject(of: NSString.self, forKey: "b")
          _ = coder.decodeObject()
        }
        func read(_ box: Box) { _ = box.decodeObject(forKey: "c") }
      }
      """)
    #expect(lowered.contains("let empty = NSKeyedUnarchiver.reading("))
    #expect(lowered.contains("_ = coder.storedObject(forKey: \"a\")"))
    #expect(lowered.contains("_ = coder.storedObject(of: NSString.self, forKey: \"b\")"))
    #expect(lowered.contains("_ = coder.decodeObject()"))
    #expect(lowered.contains("_ = box.decodeObject(forKey: \"c\")"))
  }

  @Test("a framework's type stays the framework's where the module only extends it")
  func extended() {
    let lowered = Lowered(
      """
      import CoreData
      extension NSDiffableDataSourceSnapshot { var isBare: Bool { numberOfItems == 0 } }
      func f(_ x: NSDiffableDataSourceSnapshotReference) {
        show(x as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
      }
      """)
    #expect(
      lowered.contains("x ~>! NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self"))
    let own = Lowered(
      """
      import CoreData
      struct NSDiffableDataSourceSnapshot<A, B> {}
      func f(_ x: Any) { show(x as NSDiffableDataSourceSnapshot<String, Int>) }
      """)
    #expect(own.contains("x as NSDiffableDataSourceSnapshot<String, Int>"))
  }

  @Test("an argument of a predicate may be any value, that of a format may not")
  func arguments() {
    let lowered = Lowered(
      """
      let p = NSPredicate(format: "id == %@", id as CVarArg)
      let s = String(format: "%d", id as CVarArg)
      """)
    #expect(lowered.contains("NSPredicate(format: \"id == %@\", id as Any    )"))
    // Of the others that are given as arguments, an object is asked for its words.
    #expect(lowered.contains("String(format: \"%d\", id ~>% CVarArg.self)"))
  }

  @Test("overrides of managed objects stay; their own initialiser is required")
  func overrides() {
    let lowered = Lowered(
      """
      import CoreData
      class A: NSManagedObject {
        override func value(forKey key: String) -> Any? { nil }
        override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init(entity: entity, insertInto: context)
        }
      }
      """)
    #expect(lowered.contains("  override func value(forKey key: String) -> Any? { nil }"))
    #expect(lowered.contains("  required init(entity: NSEntityDescription, insertInto context:"))
  }
}
