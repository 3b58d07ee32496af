// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SourceLowering
import SwiftParser
import SwiftSyntax
import Testing

@Suite("UIKit's required initialisers")
struct RequiredInitializerTests {
  /// `Class: init(…)` of every open class of the module UIKit, `init(coder:)` apart, which apps
  /// declare anyway.
  static let declared: [(type: String, labels: String)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKit").resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: folder.path)
    var found: [(String, String)] = []
    for case let path as String in paths ?? FileManager.DirectoryEnumerator()
    where path.hasSuffix(".swift") {
      let url = folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let reader = Reader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      found += reader.found
    }
    return found
  }()

  private final class Reader: SyntaxVisitor {
    var found: [(String, String)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "open" }) else {
        return .skipChildren
      }
      for item in node.memberBlock.members {
        guard let made = item.decl.as(InitializerDeclSyntax.self), made.optionalMark == nil,
          made.modifiers.contains(where: { $0.name.text == "required" }),
          made.modifiers.contains(where: { $0.name.text == "public" })
        else { continue }
        let labels = made.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        if labels == ["coder:"] { continue }
        found.append((node.name.text, "init(" + labels.joined() + ")"))
      }
      return .skipChildren
    }
  }

  @Test("UIKit's sources are found")
  func findsSources() {
    #expect(Self.declared.contains { $0.type == "UIView" && $0.labels == "init(frame:)" })
  }

  @Test("a subclass with an initialiser of its own gets every one it lacks")
  func trapsAll() {
    // Constraints are made by UIKit's own factory methods, never through an app's metatype; no app
    // names the superclass that stands for a missing one.
    let others = ["NSLayoutConstraint", "SnugDelegateStandIn"]
    for (type, labels) in Self.declared where !others.contains(type) {
      let lowered = Lowered("class Trial: \(type) {\n  init(ownArgument: Int) {}\n}\n")
      #expect(
        lowered.contains("unimplementedInitializer(\"\(labels)\""),
        "\(type) has required \(labels)")
    }
  }
}

extension RequiredInitializerTests {
  @Test(
    "an image view that overrides init(frame:) keeps init() and gets the others as conveniences")
  func imageView() {
    let lowered = Lowered(
      """
      import UIKit
      class Photo: UIImageView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """)
    #expect(lowered.contains("override convenience init(image: UIImage?) { self.init(frame:"))
    #expect(
      lowered.contains("override convenience init(image: UIImage?, highlightedImage: UIImage?)"))
    let own = Lowered(
      """
      import UIKit
      class Photo: UIImageView { override init(image: UIImage?) { super.init(image: image) } }
      """)
    #expect(!own.contains("convenience"))
  }

  private static let framed =
    "override init(frame: CGRect) { super.init(frame: frame) }\n"
    + "required init?(coder: NSCoder) { super.init(coder: coder) }\n"

  @Test("below a class that has them so an image view inherits these conveniences")
  func deeperImageView() {
    let lowered = Lowered(
      """
      import UIKit
      class Photo: UIImageView { \(Self.framed) }
      class Round: Photo { \(Self.framed) }
      class Small: Round { \(Self.framed) }
      """)
    let image = "override convenience init(image: UIImage?) {"
    #expect(lowered.text(0).components(separatedBy: image).count == 2)
    // What the class above declares itself is its own, and designated.
    let own = Lowered(
      """
      import UIKit
      class Photo: UIImageView {
        \(Self.framed)
        override init(image: UIImage?) { super.init(image: image) }
      }
      class Round: Photo { \(Self.framed) }
      """)
    #expect(own.text(0).components(separatedBy: image).count == 2)
    #expect(own.text(0).components(separatedBy: "highlightedImage: UIImage?) {").count == 2)
  }

  @Test("so does one below a class of another module")
  func foreignImageView() {
    let kit = SourceLowering(LoweringOptions(moduleName: "Kit")).lower([
      SourceInput(
        path: "/k.swift", text: "import UIKit\nopen class Photo: UIImageView { \(Self.framed) }\n")
    ])
    var options = LoweringOptions(moduleName: "App", modules: ["App", "Kit"])
    options.known = kit.interface
    let lowered = SourceLowering(options).lower([
      SourceInput(
        path: "/a.swift",
        text: "import UIKit\nimport Kit\nclass Round: Photo { \(Self.framed) }\n")
    ])
    #expect(kit.files[0].text.contains("convenience init(image:"))
    #expect(!lowered.files[0].text.contains("convenience"))
  }

  @Test("a collection view that overrides the initialiser with a layout inherits init(frame:)")
  func collectionView() {
    let lowered = Lowered(
      """
      import UIKit
      class Grid: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(!lowered.contains("unimplementedInitializer"))
  }

  @Test("in a public class the initialiser that UIKit calls is public too")
  func publicClass() {
    let lowered = Lowered(
      """
      import UIKit
      open class Page: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      public class Other: UICollectionViewCell {
        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """)
    #expect(lowered.contains("public required init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(!lowered.contains("public public"))
  }

  @Test("a text view that overrides the initialiser with a container inherits init(frame:)")
  func textView() {
    let lowered = Lowered(
      """
      import UIKit
      class Note: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Other: UITextView { init(text: String) { super.init(frame: .zero, textContainer: nil) } }
      """)
    let text = lowered.text()
    #expect(!text.contains("\"App.Note\""))
    #expect(text.contains("required init(frame: CGRect) { UIKit.unimplementedInitializer"))
  }

  @Test("an initialiser that needs no arguments delegates to UIKit's, not to itself")
  func defaultDelegation() {
    let lowered = Lowered(
      "class Dial: UIView { convenience init(ticks: Int = 6) { self.init() } }\n"
        + "class Page: UIViewController { convenience init(n: Int = 1) { self.init() } }\n"
        + "extension UIView { convenience init(parts: UIView...) { self.init() } }\n"
        + "class Cog: UIView { init() { super.init(frame: .zero) }\n"
        + "  convenience init(teeth: Int = 9) { self.init() } }\n"
        + "class Lamp: UIView { convenience init(watts: Int) { self.init() } }\n"
        + "class Box { convenience init(side: Int = 1) { self.init() }; init(_ x: Int) {} }\n")
    #expect(lowered.contains("init(ticks: Int = 6) { self.init(frame: .zero) }"))
    #expect(lowered.contains("init(parts: UIView...) { self.init(frame: .zero) }"))
    #expect(lowered.contains("init(n: Int = 1) { self.init(nibName: nil, bundle: nil) }"))
    #expect(lowered.contains("init(teeth: Int = 9) { self.init() }"))
    #expect(lowered.contains("init(watts: Int) { self.init() }"))
    #expect(lowered.contains("init(side: Int = 1) { self.init() }"))
  }

  @Test("arguments that an initialiser of the class's own takes mean that one")
  func defaulted() {
    let lowered = Lowered(
      "class Card: UIView { let inset: Int; init(frame: CGRect, inset: Int = 3) "
        + "{ self.inset = inset; super.init(frame: frame) } }\n"
        + "class Slip: UIView { init(frame: CGRect = .zero, inset: Int) { super.init(frame: frame) } }\n"
    )
    #expect(
      lowered.contains(
        "@_disfavoredOverload required convenience init(frame: CGRect) { self.init(frame: frame) }")
    )
    #expect(lowered.contains("\"App.Slip\"") && !lowered.contains("\"App.Card\""))
  }

  @Test("and make objects of the class and of those below", .enabled(if: TrialApp.isInstalled))
  func defaultedRuns() throws {
    let lines = try MetatypeTests.output(
      """
      import UIKit
      class Card: UIView {
        let inset: Int
        init(frame: CGRect, inset: Int = 3) { self.inset = inset; super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Ace: Card {}
      @main struct Program {
        @MainActor static func main() {
          print(Card(frame: .zero).inset, Ace(frame: .zero).inset)
          let type: UIView.Type = Card.self
          print((type.init(frame: .zero) as! Card).inset)
        }
      }
      """)
    #expect(lines == ["3 3", "3"])
  }
}
