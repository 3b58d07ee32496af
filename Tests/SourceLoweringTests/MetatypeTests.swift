// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@testable import AppBuild

/// What Objective-C lets apps do with classes and Swift on Linux does not
/// (Documentation/SourceLowering.md §3 and §4).
@Suite("Classes known by metatype", .serialized, .enabled(if: TrialApp.isInstalled))
struct MetatypeTests {
  static let declarations = """
    import UIKit
    class Plain: UIViewController {}
    class Own: UIViewController {
      let word: String
      init() { word = "own"; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    class Heir: Own {}
    class Nibbed: UIViewController {
      var word = ""
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        word = "nibbed"
      }
      required init?(coder: NSCoder) { nil }
    }
    class Box<Item>: UIViewController {
      var items: [Item] = []
      init() { super.init(nibName: "Box", bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    final class Table: UITableViewController {
      override init(style: UITableView.Style) { super.init(style: style); title = "table" }
      required init?(coder: NSCoder) { nil }
    }
    private class Hidden: UIViewController {
      var word = "hidden"
      private init() { super.init(nibName: nil, bundle: nil); word += " made" }
      required init?(coder: NSCoder) { nil }
    }
    class Badge: UIView {
      init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      required init?(coder: NSCoder) { nil }
    }
    class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier ?? "row")
      }
      required init?(coder: NSCoder) { nil }
    }
    class Pill: UIButton {
      override init(frame: CGRect) { super.init(frame: frame); tag = 5 }
      required init?(coder: NSCoder) { nil }
    }
    class Counter: NSObject { var count = 0; override init() { count = 3 } }
    open class Panel: UIView {
      override init(frame: CGRect) { super.init(frame: frame); tag = 6 }
      public required init?(coder: NSCoder) { nil }
    }
    public final class Tile: UIView {
      private override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
      public required init?(coder: NSCoder) { nil }
      static func one() -> Tile { Tile(frame: .zero) }
    }
    class Grid: UICollectionView {
      init(frame: CGRect) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        tag = 8
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  private static let program = """

    struct Factory<Screen: UIViewController> {
      var type: Screen.Type
      func fresh() -> Screen { type.init() }
    }
    func make<T: UIViewController>() -> T { T() }
    func nib<T>(_ type: T.Type) -> T where T: UIViewController { T(nibName: "N", bundle: nil) }
    func table<T: UITableViewController>() -> T { T.init(style: .grouped) }
    func navigation<T: UINavigationController>(_ root: UIViewController) -> T {
      T(rootViewController: root)
    }
    func view(_ viewClass: UIView.Type) -> UIView { viewClass.init() }
    func button<B: UIButton>() -> B { B(type: .system) }
    func object<T: NSObject>() -> T { T() }

    @main struct Program {
      @MainActor static func main() {
        print((make() as Plain).view != nil, (make() as Own).word, (make() as Heir).word)
        print((make() as Nibbed).word, nib(Nibbed.self).nibName ?? "", nib(Plain.self).nibName ?? "")
        print((make() as Box<Int>).nibName ?? "", Factory(type: Own.self).fresh().word)
        print((table() as Table).title ?? "", (table() as Table).tableView.style.rawValue)
        print((make() as Hidden).word)
        let stack = navigation(Plain()) as UINavigationController
        print(stack.viewControllers.count, (make() as UITabBarController).children.count)
        print(view(Badge.self).frame.width, view(UILabel.self) is UILabel)
        print(Row().reuseIdentifier ?? "", (view(Row.self) as? Row)?.reuseIdentifier ?? "")
        print((button() as Pill).tag, (button() as UIButton).buttonType == .system)
        print((object() as Counter).count)
        print(view(Panel.self).tag, Tile.one().tag, Grid(frame: .zero).tag)
      }
    }
    """

  @Test("views, controllers and objects are made by the initialisers that their classes have")
  func made() throws {
    #expect(
      try Self.output(Self.declarations + Self.program) == [
        "true own own", "nibbed N N", "Box own", "table 1", "hidden made", "1 0", "7.0 true",
        "row row", "5 true", "3", "6 7 8",
      ])
  }

  @Test("metatypes whose type is not written where they are declared make objects too")
  func inferred() throws {
    let text =
      Self.declarations + """

        final class Maker {
          let kind = Own.self
          private static let pages = [Nibbed.self, Nibbed.self]
          let views: [String: UIView.Type] = ["badge": Badge.self]
          func own() -> String { kind.init().word + self.kind.init().word }
          func badge() -> CGFloat { views["badge"]?.init().frame.width ?? 0 }
        }
        @main struct Program {
          @MainActor static func main() {
            let cell = Row.self
            print(cell.init().reuseIdentifier ?? "", Maker().own(), Maker().badge())
            var tags: [Int] = []
            for view in [Panel.self, UILabel.self] { tags.append(view.init().tag) }
            print(tags, [Badge.self, Panel.self].map { $0.init() }.map(\\.tag))
            let screens = [Own.self, Plain.self]
            print(screens.map { screen in screen.init() }.map { $0 is Own })
            let any: AnyClass = Own.self
            if let found = any as? UIViewController.Type { print(found.init() is Own) }
            guard let other = any as? Own.Type else { return }
            print(other.init().word)
          }
        }
        """
    #expect(
      try Self.output(text) == [
        "row ownown 7.0", "[6, 0] [0, 6]", "[true, false]", "true", "own",
      ])
  }

  @Test("a class that does not inherit an initialiser stops with Swift's text")
  func unimplemented() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(
      Self.declarations + """

        class Titled: UIViewController {
          init(title: String) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        func make<T: UIViewController>() -> T { T() }
        @main struct Program { @MainActor static func main() { _ = make() as Titled } }
        """, to: "Program.swift")
    let app = try trial.builder.build(trial.description([source]))

    let (status, _, error) = try run(app)
    #expect(status != 0)
    #expect(
      error.contains("Use of unimplemented initializer 'init()' for class 'Trial.Titled'"),
      "\(error)")
  }

  @Test("a class's own methods are listed by name, and called through the class")
  func classMethodList() throws {
    let text = """
      import UIKit
      class Gallery: NSObject {
        lazy var names: [String] = {
          var count: UInt32 = 0
          guard let list = class_copyMethodList(object_getClass(type(of: self)), &count) else {
            return []
          }
          defer { free(list) }
          return (0..<Int(count)).map { NSStringFromSelector(method_getName(list[$0])) }
        }()
        func show(_ name: String) -> UILabel? {
          let kind = type(of: self)
          return kind.perform(Selector(name)).takeUnretainedValue() as? UILabel
        }
      }
      class Samples: Gallery {
        @objc static func story_Short() -> UILabel { label("short") }
        @objc static func story_Long() -> UILabel { label("long") }
        @objc func story_ofInstances() {}
        static func label(_ text: String) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
      }
      @main struct Program {
        @MainActor static func main() {
          let samples = Samples()
          print(samples.names)
          print(samples.names.compactMap { samples.show($0)?.text })
          let scene = (UIWindowScene.self as NSObject.Type).init() as! UIWindowScene
          print(UIWindow(windowScene: scene).windowScene === scene)
        }
      }
      """
    #expect(
      try Self.output(text) == [
        #"["story_Long", "story_Short"]"#, #"["long", "short"]"#, "true",
      ])
  }

  @Test("a static method is a message to the class, and CGFloat's extensions see Swift's functions")
  func classMessages() throws {
    let text = """
      import UIKit
      import DeveloperToolsSupport
      class Log: NSObject {
        static var lines: [String] = []
        @objc static func tapped(_ sender: UIButton) { lines.append("tapped \\(sender.tag)") }
        @objc class func heard(_ note: Notification) { lines.append(note.name.rawValue) }
      }
      extension CGFloat {
        var distance: CGFloat { abs(self - 10) }
        func clamped() -> CGFloat { [1.0].map { min(max(self, $0), 5) }[0] }
      }
      @main struct Program {
        @MainActor static func main() {
          let button = UIButton()
          button.tag = 4
          button.addTarget(Log.self, action: #selector(Log.tapped(_:)), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          button.removeTarget(Log.self, action: nil, for: .allEvents)
          button.sendActions(for: .touchUpInside)
          NotificationCenter.default.addObserver(
            Log.self, selector: #selector(Log.heard), name: .init("ping"), object: nil)
          NotificationCenter.default.post(name: .init("ping"), object: nil)
          print(Log.lines, CGFloat(7).distance, CGFloat(9).clamped())
        }
      }
      """
    #expect(try Self.output(text) == ["[\"tapped 4\", \"ping\"] 3.0 5.0"])
  }

  @Test("optional methods are asked for in every place that Swift allows")
  func optionalCalls() throws {
    let text = """
      import UIKit
      @objc protocol Source: AnyObject {
        @objc optional func title(for row: Int) -> String
        @objc optional func note(_ row: Int)
      }
      class Bare: NSObject, Source, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
      }
      final class Full: Bare {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { "h\\(section)" }
        func title(for row: Int) -> String { "t\\(row)" }
        func first(_ t: UITableView) -> String? { self.tableView(t, titleForHeaderInSection: 1) }
      }
      func count(_ table: UITableView) -> Int? { table.dataSource?.numberOfSections?(in: table) }
      func header(_ table: UITableView) -> String? {
        return table.dataSource?.tableView?(table, titleForHeaderInSection: 0)?.uppercased()
      }
      @main struct Program {
        @MainActor static func main() {
          let bare = Bare(), full = Full()
          let tables = [UITableView(), UITableView()]
          tables[0].dataSource = bare
          tables[1].dataSource = full
          let counts: [Int?] = tables.map { $0.dataSource?.numberOfSections?(in: $0) }
          print(counts, tables.map(count), tables.map(header))
          print((full as UITableViewDataSource).numberOfSections!(in: tables[1]))
          print((full as UITableViewDataSource).tableView!(tables[1], titleForHeaderInSection: 2)!)
          let sources: [Source] = [bare, full]
          print(sources.map { $0.title?(for: 1) }, sources.map { $0.title?(for: 2).count ?? 0 })
          for source in sources { source.note?(1) }
          print(tables[1].numberOfSections)
        }
      }
      """
    #expect(
      try Self.output(text) == [
        "[nil, Optional(3)] [nil, Optional(3)] [nil, Optional(\"H0\")]", "3", "h2",
        "[nil, Optional(\"t1\")] [0, 2]", "3",
      ])
  }

  @Test("what an extension adds is overridden in another module, and bodies keep their helpers")
  func acrossModules() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let kit = [
      try trial.write(
        """
        import UIKit
        extension UIView { @objc open func word() -> String { "view" } }
        open class Base: UIView { public func tell() -> String { configure() + word() } }
        """, to: "Kit/Base.swift"),
      try trial.write(
        """
        import UIKit
        private let mark = "!"
        extension Base {
          @objc open func configure() -> String { helped() }
          private func helped() -> String { "base" + mark }
        }
        """, to: "Kit/Base+Configure.swift"),
    ]
    let app = [
      try trial.write(
        """
        import UIKit
        import Kit
        class Leaf: Base {
          override func word() -> String { "leaf of " + super.word() }
        }
        @main struct Program {
          @MainActor static func main() { print(Leaf().tell(), Base().tell(), UILabel().word()) }
        }
        """, to: "Leaf.swift"),
      try trial.write(
        """
        import UIKit
        import Kit
        fileprivate let tail = "?"
        extension Leaf {
          override func configure() -> String { super.configure() + own() }
          private func own() -> String { "leaf" + tail }
        }
        """, to: "Leaf+Configure.swift"),
    ]
    let built = try trial.builder.build(
      trial.description(app, libraries: [SourceModule(name: "Kit", sources: kit)]))
    let (status, out, error) = try run(built)
    #expect(status == 0, "\(error)")
    #expect(out == "base!leaf?leaf of view base!view view\n")
  }

  /// The lines that a program prints.
  static func output(_ text: String) throws -> [String] {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(text, to: "Program.swift")
    do {
      let (status, out, error) = try run(try trial.builder.build(trial.description([source])))
      #expect(status == 0, "\(error)")
      return out.split(separator: "\n").map(String.init)
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  @Test("a metatype of another name for a framework's class makes objects, too")
  func alias() {
    let text = Lowered(
      "public typealias Pane = UIView\nfinal class Maker {\n  let paneClass: Pane.Type = Pane.self\n"
        + "  func make() -> Pane { return paneClass.init() }\n}\n"
    ).text()
    #expect(text.contains("return paneClass.snugMake()"))
  }

  @Test("conventions of C and Objective-C go where objects are handed over")
  func conventions() {
    let text = Lowered(
      "typealias Send = @convention(c) (AnyObject, Selector) -> Void\n"
        + "typealias Block = @convention(block) (Int) -> Int\n"
        + "typealias Compare = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32\n"
    ).text()
    #expect(text.components(separatedBy: "@convention").count == 2)
    #expect(text.contains("Compare = @convention(c) (UnsafeRawPointer?"))
  }

  @Test("members of a list's untyped elements are asked of the register; others' are not")
  func untypedMembers() {
    let text = Lowered(
      "extension UIView {\n  var rules: [AnyObject] { constraints }\n"
        + "  var own: [NSLayoutConstraint] { constraints }\n}\n"
        + "func f(_ v: UIView) { use(v.rules.first?.priority, v.own.first?.priority) }\n"
    ).text()
    #expect(
      text.contains(
        "use(UIKit.RuntimeRegistry.member(of: v.rules.first, named: \"priority\", "
          + "as: UILayoutPriority.self), v.own.first?.priority)"))
  }
}
