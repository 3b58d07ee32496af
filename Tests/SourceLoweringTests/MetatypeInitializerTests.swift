// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §4.5.
@Suite("Initialisers of UIKit's by a metatype")
struct MetatypeInitializerTests {
  @Test(
    "every initialiser of the table is called through a generic parameter",
    arguments: MakerPass.initializers)
  func generic(made: MakerPass.Initializer) {
    let arguments = made.labels.map { "\($0): x" }.joined(separator: ", ")
    for call in ["T(\(arguments))", "T.init(\(arguments))"] {
      let lowered = Lowered("func f<T: \(made.owner)>(_ t: T.Type) -> T { \(call) }\n")
      #expect(lowered.contains("{ T.snugMake(\(arguments)) }"), "\(call)")
    }
  }

  @Test("arguments that may be left out on Apple's systems may be left out here")
  func defaults() {
    let lowered = Lowered(
      "func f<T: UIPageViewController>(_ t: T.Type) -> T {\n"
        + "  T(transitionStyle: .scroll, navigationOrientation: .vertical)\n}\n"
        + "func g<T: UIButton>(_ t: T.Type) -> T { T(configuration: .plain()) }\n")
    #expect(lowered.contains("  T.snugMake(transitionStyle: .scroll, nav"))
    #expect(lowered.contains("{ T.snugMake(configuration: .plain()) }"))
  }

  @Test("a class below makes itself by its own initialiser, not by one of other types")
  func below() {
    let lowered = Lowered(
      "class Pan: UIPanGestureRecognizer {\n"
        + "  override init(target: Any?, action: Selector?) { super.init(target: nil, action: nil) }\n}\n"
        + "class Drag: UIPanGestureRecognizer {\n"
        + "  init(target: AnyObject, action: Selector) { super.init(target: nil, action: nil) }\n}\n"
        + "class Item: UITabBarItem {\n"
        + "  init(title: String, image: UIImage, tag: Int) { super.init() }\n}\n"
        + "class Grid: UICollectionViewLayout { init(n: Int) { super.init() } }\n")
    #expect(lowered.contains("UIKit.made(Pan(target: target, action: action), as: self"))
    #expect(!lowered.contains("UIKit.made(Drag("))
    #expect(!lowered.contains("UIKit.made(Item("))
    #expect(
      lowered.contains(
        "snugMake() -> Self { UIKit.unimplementedInitializer(\"init()\", \"App.Grid\") }"))
  }

  @Test("the class of a value whose type the text says makes another object")
  func typeOf() {
    for text in [
      "let v: UIView = UILabel()\nlet w = type(of: v).init()\n",
      "let v = UILabel()\nlet w = type(of: v).init()\n",
      "func f(_ v: UIViewController?) -> UIViewController { type(of: v!).init() }\n",
      "class Own: UIView {}\nfunc make() -> Own { Own() }\nlet w = type(of: make()).init()\n",
    ] {
      #expect(Lowered("import UIKit\n" + text).contains(").snugMake()"), "\(text)")
    }
    for text in [
      "struct S {}\nlet v = S()\nlet w = type(of: v).init()\n",
      "func f(_ v: UIView?) { _ = type(of: v).init() }\n", "let w = type(of: v).init()\n",
    ] {
      #expect(Lowered("import UIKit\n" + text).contains(").init()"), "\(text)")
    }
  }

  @Test("other objects than views are made by the register")
  func objects() {
    let lowered = Lowered("func f<T: Formatter>(_ t: T.Type) -> T { T() }\n")
    #expect(lowered.contains("{ UIKit.RuntimeRegistry.construct(T.self) }"))
  }
}
