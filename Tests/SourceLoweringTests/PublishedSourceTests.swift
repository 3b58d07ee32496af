// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Foundation
import Testing

@testable import SourceLowering

@Suite("What published sources hold beside Objective-C")
struct PublishedSourceTests {
  @Test("a requirement that may be missing is asked for before it is read")
  func optionalReads() {
    let lowered = Lowered(
      "@objc protocol P { @objc optional var title: String { get }\n"
        + "@objc optional func done(_ x: Int) }\n"
        + "func f(_ d: P?) {\n  guard let t = d?.title else { return }\n"
        + "  if d?.done != nil { d?.title = t }\n}\n")
    #expect(
      lowered.contains(
        "  guard let t = UIKit.responding(d, to: \"title\")?.title else"))
    #expect(
      lowered.contains(
        "  if UIKit.responding(d, to: \"done:\")?.done != nil"))
    #expect(lowered.contains("{ d?.title = t }"))
  }

  @Test("a generic view is made by an initialiser that every view has")
  func construction() {
    let lowered = Lowered(
      "class Row: UITableViewCell {}\nfunc make<T: UIView>(_ n: Int) -> T { T() }\n"
        + "func row<T>() -> T where T: Row { T.init() }\nfunc plain<T: Thing>() -> T { T() }\n"
        + "class Badge: UIView { class func make() -> Self { return self.init() } }\n"
        + "class Own: UIView { init() { super.init(frame: .zero) }\n"
        + "  static func make() -> Own { Own() } }\n")
    #expect(lowered.contains("{ T.snugMake() }"))
    #expect(lowered.contains("-> T where T: Row { T.snugMake() }"))
    #expect(lowered.contains("func plain<T: Thing>() -> T { T() }"))
    #expect(lowered.contains("{ return self.snugMake() }"))
    #expect(lowered.contains("-> Own { Own() }"))
  }

  @Test("text without characters says so")
  func emptyText() {
    #expect(
      Lowered("let a = NSMutableAttributedString()\n")
        .contains("let a = NSMutableAttributedString(string: \"\")"))
  }

  @Test("hosts of SwiftUI hold the words of what they would show")
  func hosting() {
    let lowered = Lowered(
      "import SwiftUI\nstruct Badge: View {\n  let text: String\n  var body: some View { Text(text) }\n}\n"
        + "func f(_ c: UITableViewCell) {\n"
        + "  _ = UIHostingController(rootView: Badge(text: \"a\"))\n"
        + "  _ = UIHostingController(rootView: Text(\"b\").bold())\n"
        + "  c.contentConfiguration = UIHostingConfiguration {\n    Badge(text: \"c\")\n  }.margins(.all, 4)\n}\n"
    )
    #expect(lowered.contains("struct Badge: View {"))
    #expect(!lowered.contains("let text: String"))
    #expect(lowered.contains("UIHostingController<Badge>(placeholder: \"Badge(text: \\\"a\\\")\""))
    #expect(
      lowered.contains("UIHostingController<AnyView>(placeholder: \"Text(\\\"b\\\").bold()\""))
    #expect(
      lowered.contains(
        "c.contentConfiguration = UIHostingConfiguration(placeholder: \"Badge(text: \\\"c\\\")\")"))
    #expect(!lowered.contains("margins"))
    #expect(
      lowered.module.issues.map(\.message) == [
        "there is no SwiftUI here; 'Badge' shows its name only"
      ])
  }

  @Test("a preview of a SwiftUI view is left out, one of a controller stays")
  func previews() {
    let lowered = Lowered(
      "import SwiftUI\nimport UIKit\nclass C: UIViewController {}\nstruct Badge: View {}\n"
        + "#Preview { Badge() }\n#Preview(\"Screen\") { C() }\n")
    #expect(lowered.module.previews.map(\.name) == ["Screen"])
  }

  @Test("SwiftUI's declarations are left out with a warning, and the others stay")
  func swiftUI() {
    let lowered = Lowered(
      "import UIKit\n#if DEBUG\nimport SwiftUI\nstruct Canvas: PreviewProvider {\n"
        + "  static var previews: some View { Text(\"a\") }\n}\n#endif\nclass Screen: UIView {}\n",
      conditions: ["DEBUG"])
    #expect(!lowered.contains("PreviewProvider"))
    #expect(lowered.contains("class Screen: UIView {}"))
    #expect(
      lowered.module.issues.map(\.message) == [
        "there is no SwiftUI here; 'Canvas' is left out"
      ])
    #expect(lowered.module.issues.map(\.line) == [4])
  }

  @Test("an import of a module that nobody has is one error with its place")
  func missingModules() {
    let lowered = Lowered("import UIKit\nimport SnapKit\nimport Foundation\n")
    #expect(lowered.module.missingModules.map(\.line) == [2])
    #expect(
      lowered.module.missingModules.first?.message.hasPrefix("there is no module 'SnapKit':")
        == true)
  }

  @Test("an optional property of a type, and an object's own, are no requirement that is asked")
  func ownOptionalProperties() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol Source { @objc optional var title: String { get } }
      enum Texts { static let title: String? = nil }
      class Row { let title: String?; let shown: String
        init(_ given: Source, _ title: String?) {
          self.title = title
          shown = self.title ?? given.title ?? Texts.title ?? "" } }
      struct Options { var parser: ((String) -> Int)? }
      func read(_ options: Options) -> Int? { options.parser?("7") }

      """)
    #expect(lowered.contains("self.title ?? snugOptionalMember(given, \"title\")?.title"))
    #expect(lowered.contains("?? Texts.title ?? \"\""))
    #expect(lowered.contains("options.parser?(\"7\")"))
  }

  @Test("names that Foundation has elsewhere bring their module")
  func networking() {
    #expect(
      Lowered("import Foundation\nlet s = URLSession.shared\n")
        .contains("import FoundationNetworking"))
    #expect(
      !Lowered("import Foundation\nlet s = \"URLSession\"\n")
        .contains("import FoundationNetworking"))
    #expect(Lowered("import Foundation\nlet u = UndoManager()\n").contains("import UIKit"))
    // An import under a condition that holds is one.
    let choice = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n"
    #expect(Lowered(choice + "let s: URLResponse?\n").contains("import FoundationNetworking"))
  }

  private static let program = """
    import UIKit
    import Combine
    import os.log
    import CoreLocation
    @objc protocol Source { @objc optional var title: String { get }
      @objc optional func done() }
    class Full: NSObject, Source { var title: String { "full" }; func done() {} }
    class Bare: NSObject, Source {}
    struct Item { var title: String? }
    class Panel: UIView {
      init(name: String = "own") { super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      required init?(coder: NSCoder) { nil }
    }
    func make<T: UIView>() -> T { T() }
    final class Model: ObservableObject { @Published var count = 1 }
    @main struct Program {
      @MainActor static func main() {
        let sources: [Source?] = [Full(), Bare(), nil]
        print(sources.map { $0?.title ?? "none" })
        print(sources.map { $0?.done != nil })
        let plain: [any Source] = [Full(), Bare()]
        print(plain.map { $0.title ?? "none" }, Item(title: "own").title ?? "none")
        if let title = plain[1].title { print(title) }
        print(Panel().frame.width, (make() as UILabel).frame.width)
        let model = Model()
        var seen: [Int] = []
        var bag = Set<AnyCancellable>()
        model.$count.map { $0 * 10 }.removeDuplicates().sink { seen.append($0) }.store(in: &bag)
        model.count = 2; model.count = 2; model.count = 3
        bag.removeAll(); model.count = 4
        print(seen)
        print(CLLocation(latitude: 0, longitude: 0)
          .distance(from: CLLocation(latitude: 0, longitude: 1)).rounded())
        os_log("count %{public}d", log: OSLog(subsystem: "a", category: "b"), type: .error, 7)
        let manager = UndoManager()
        let box = NSMutableAttributedString()
        manager.registerUndo(withTarget: box) { $0.mutableString.setString("back") }
        manager.undo()
        print(box.string, manager.canUndo, Panel.description())
      }
    }
    """

  /// By hand: the great circle of a degree is 2π · 6 371 000 / 360 m; the own initialiser with a
  /// default is preferred to the inherited `init()`.
  @Test("they run", .enabled(if: TrialApp.isInstalled))
  func runs() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(Self.program, to: "Program.swift")
    let app = try trial.builder.build(trial.description([source], name: "Trial"))
    let result = try run(app)
    #expect(
      result.1.split(separator: "\n") == [
        "[\"full\", \"none\", \"none\"]", "[true, false, false]",
        "[\"full\", \"none\"] own", "9.0 0.0",
        "[10, 20, 30]", "111195.0", "back false Trial.Panel",
      ])
    #expect(result.2.contains("[a:b] count 7"))
  }
}
