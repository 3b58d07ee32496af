// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Names at run time")
struct RegistrationTests {
  @Test("outlets, also private ones and collections, are registered inside the class")
  func outlets() {
    let lowered = Lowered(
      """
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel! { didSet { } }
        @IBOutlet var a: UIView!, b: UIView!
        @IBOutlet private(set) var all: [UIButton]!
      }
      """)
    for name in ["label", "a", "b", "all"] {
      #expect(lowered.contains("entry.property(\"\(name)\", \\A.\(name))"))
    }
    #expect(lowered.contains("           private weak var label: UILabel! { didSet { } }"))
  }

  @Test("an action is called with its own types")
  func actions() {
    let lowered = Lowered(
      "class A: UIView { @IBAction func go(_ sender: UIButton!, event: UIEvent?) {} }")
    #expect(
      lowered.contains(
        "entry.method(\"go:event:\") { (o: A, a) in "
          + "o.`go`(a[0] as UIButton?, event: a[1] as UIEvent?) }"))
  }

  @Test("a method of the app's own is no framework's of the same Swift name")
  func ownNames() {
    let lowered = Lowered(
      """
      class A: UIViewController {
        @IBAction func addChild(_ sender: Any) {}
      }
      class B: UIViewController {
        @objc override func addChild(_ child: UIViewController) {}
      }
      """)
    #expect(lowered.contains("entry.method(\"addChild:\")"))
    #expect(lowered.contains("entry.method(\"addChildViewController:\")"))
  }

  @Test("members of extensions register in their own file, where they may be private")
  func extensions() {
    let lowered = Lowered(
      "class A: UIView {}\n", "extension A { @objc private func go() {} }\n")
    #expect(lowered.module.files[0].isUntouched)
    #expect(lowered.contains("entry.method(\"go\")", in: 1))
    #expect(lowered.registration.contains("snugRegisterFile1()"))
  }

  @Test("private nested classes are registered by the class around them")
  func nestedPrivate() {
    let lowered = Lowered("class A { private class B: UIView { @objc func go() {} } }\n")
    #expect(lowered.contains("snugRuntimeApp0x2() { A.B.snugRuntimeApp0x1() }"))
    #expect(lowered.contains("func snugRegisterFile0() { A.snugRuntimeApp0x2() }"))
  }

  @Test("extensions of framework classes register on the framework's class")
  func frameworkExtension() {
    let lowered = Lowered("extension UIViewController { @objc func hideKeyboard() {} }\n")
    #expect(lowered.contains("describe(UIViewController.self)"))
    #expect(lowered.contains("entry.method(\"hideKeyboard\")"))
  }

  @Test("each class is known by module and name, and by the name Objective-C was given")
  func classes() {
    let lowered = Lowered("class A: NSObject {}\n@objc(Old) class B: UIView {}\n")
    #expect(lowered.registration.contains("RuntimeRegistry.register(\"App.A\", A.self)"))
    #expect(lowered.registration.contains("entry.alias(\"Old\")"))
  }

  @Test("plain objects can be made by init(), views and those without one cannot")
  func makers() {
    let lowered = Lowered(
      "class A: NSObject {}\nclass B: NSObject { init(x: Int) {} }\nclass C: UIView {}\n"
        + "class D: A { convenience init(x: Int) { self.init() } }\n"
        + "class E: UIPercentDrivenInteractiveTransition {}\n")
    #expect(lowered.registration.contains("{ A() }"))
    #expect(!lowered.registration.contains("{ B() }"))
    #expect(!lowered.registration.contains("{ C() }"))
    #expect(lowered.registration.contains("{ D() }"))
    #expect(lowered.registration.contains("{ E() }"))
  }

  @Test("a generic class describes each specialisation")
  func generic() {
    let lowered = Lowered("class A<T>: UIView { @objc func go() {} }\n")
    #expect(lowered.contains("extension A: UIKit.RuntimeDescribing {"))
    #expect(!lowered.registration.contains("A.self"))
  }

  @Test("a generic class below another one describes its own methods, too")
  func genericChain() {
    let lowered = Lowered(
      "public class A<T>: UIView {}\npublic class B<T>: A<T> {\n"
        + "  public override func observeValue(forKeyPath k: String?, of o: Any?,\n"
        + "    change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}\n}\n"
        + "class C: B<Int> {}\nclass D<T>: C { @objc func go() {} }\n")
    #expect(lowered.contains("extension A: UIKit.RuntimeDescribing {}"))
    #expect(!lowered.contains("extension B") && !lowered.contains("extension D"))
    #expect(
      lowered.contains(
        "@MainActor public class func describeRuntime(_ entry: UIKit.RuntimeClass) {  }"))
    #expect(
      lowered.contains(
        "@MainActor public override class func describeRuntime(_ entry: UIKit.RuntimeClass) "
          + "{ entry.method(\"observeValueForKeyPath:ofObject:change:context:\")"))
    #expect(
      lowered.contains(
        "@MainActor override class func describeRuntime(_ entry: UIKit.RuntimeClass) "
          + "{ entry.method(\"go\")"))
    #expect(lowered.registration.contains("RuntimeRegistry.register(\"App.C\", C.self)"))
  }

  @Test("classes inside functions are compiled but have no names")
  func local() {
    let lowered = Lowered("func f() { class A: UIView { @objc func go() {} } }\n")
    #expect(lowered.contains("class A: UIView, UIKit.RuntimeDescribing {       func go() {} "))
    #expect(!lowered.registration.contains("A.self"))
  }

  @Test("a class that is there only for its old name is not named")
  func unavailableClasses() {
    let lowered = Lowered(
      "@available(*, unavailable, renamed: \"New\")\nclass Old: NSObject { @objc func f() {} }\n"
        + "class New: NSObject {}\n")
    #expect(!lowered.registration.contains("Old"))
    #expect(!lowered.contains("describe(Old.self)"))
    #expect(lowered.registration.contains("New.self"))
  }

  @Test("a dynamic property tells observers of its changes")
  func dynamicProperties() {
    let lowered = Lowered(
      "class A: NSObject {\n  @objc dynamic var x = 1\n"
        + "  @objc dynamic var y: Int = 1 { didSet { go() } }\n}\n")
    #expect(lowered.contains("var x = 1 { didSet { noteChange(of: \"x\", from: oldValue) } }"))
    #expect(lowered.contains("didSet { noteChange(of: \"y\", from: oldValue); go() }"))
    // Between two accessors Swift allows no semicolon.
    let watched = Lowered(
      "class A: NSObject {\n  @objc dynamic var x = B.c {\n    willSet { go() }\n  }\n}\n")
    #expect(
      watched.contains("var x = B.c { didSet { noteChange(of: \"x\", from: oldValue) } \n"))
  }

  @Test("optional methods that a class implements are listed by their Objective-C names")
  func implementedMethods() {
    let lowered = Lowered(
      "class A: NSObject, UICollectionViewDelegateFlowLayout {}\n",
      "extension A { func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, "
        + "sizeForItemAt i: IndexPath) -> CGSize { .zero } }\n")
    #expect(
      lowered.registration.contains(
        "entry.implements([\"collectionView:layout:sizeForItemAtIndexPath:\"])"))
  }

  @Test("an optional method below the class that conforms replaces the protocol's default")
  func replacement() {
    let lowered = Lowered(
      "class Base: NSObject, UICollectionViewDelegate {}\n",
      "class Sub: Base {\n"
        + "  func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}\n}\n")
    #expect(
      lowered.contains(
        "entry.replacement(\"collectionView:didSelectItemAtIndexPath:\") { (o: Sub, a) in "
          + "o.`collectionView`(a[0] as UICollectionView, didSelectItemAt: a[1] as IndexPath) }",
        in: 1))
  }

  @Test("a subclass that conforms itself needs no replacement")
  func noReplacement() {
    let lowered = Lowered(
      "class Base: NSObject, UIScrollViewDelegate {}\n"
        + "class Sub: Base { override func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
        + "class Own: NSObject, UIScrollViewDelegate "
        + "{ func scrollViewDidScroll(_ s: UIScrollView) {} }\n")
    #expect(!lowered.contains("replacement"))
  }

  @Test("an objc protocol is for classes, and its optional methods have defaults")
  func optionalProtocol() {
    let lowered = Lowered(
      "@objc protocol P: Q {\n  @objc optional func done(_ x: Int) -> Bool\n  func must()\n}\n")
    #expect(lowered.contains("      protocol P: AnyObject, Q {"))
    #expect(
      lowered.contains(
        "extension P { func done(_ x: Int) -> Bool { return "
          + "UIKit.unimplementedRequirement(\"done:\", self, [x]) } }"))
  }

  @Test("an optional call asks first, for own protocols and for UIKit's")
  func optionalCalls() {
    let lowered = Lowered(
      "@objc protocol P { @objc optional func done(_ x: Int) }\n"
        + "func f() {\n  p?.done?(1)\n  view.delegate?.scrollViewDidScroll?(view)\n  onTap?(2)\n}\n"
    )
    #expect(
      lowered.contains("  UIKit.responding(p, to: \"done:\")?.done(1)\n"))
    #expect(
      lowered.contains(
        "  UIKit.optionalWitness(view.delegate?.scrollViewDidScroll(view))\n"))
    #expect(lowered.contains("  onTap?(2)\n"))
  }

  @Test("an optional closure that has the name of a requirement is called as it is")
  func closures() {
    let text =
      "class A: UIView { var display: ((CALayer) -> Void)?\n"
      + "  func f(_ supports: ((Int) -> Void)?) {\n"
      + "    display?(layer); a.display?(layer); supports?(1) } }\n"
    #expect(Lowered(text).contains("    display?(layer); a.display?(layer); supports?(1) } }"))
  }

  @Test("a property of a method's base name takes nothing from calls with labels")
  func labels() {
    let text =
      "class A: UIView { var collectionView: UICollectionView?\n"
      + "  func f(_ d: UICollectionViewDelegateFlowLayout) {\n"
      + "    d.collectionView?(v, layout: l, insetForSectionAt: 1)\n"
      + "    d.collectionView!(v, layout: l, insetForSectionAt: 1) } }\n"
    let call = "d.collectionView(v, layout: l, insetForSectionAt: 1)"
    #expect(
      Lowered(text).contains("    UIKit.optionalWitness(\(call))\n    \(call) } }"))
  }

  @Test("entry points are taken from the class that has them")
  func entryPoints() {
    let text = "class A: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
    #expect(Lowered("@UIApplicationMain " + text).module.entryPoints == [.delegate("A")])
    #expect(Lowered("@main " + text).module.entryPoints == [.delegate("A")])
    #expect(
      Lowered("@main struct B { static func main() {} }").module.entryPoints == [.ownMain("B")])
  }

  @Test("main.swift prepares the app before its first statement")
  func mainFile() {
    let module = SourceLowering(LoweringOptions(moduleName: "App"))
      .lower([SourceInput(path: "/app/main.swift", text: "UIApplicationMain(0, x, nil, nil)\n")])
    #expect(module.entryPoints == [.mainFile(path: "/app/main.swift")])
    #expect(module.files[0].text.hasPrefix("SnugEntry.prepare(); \n#sourceLocation"))
  }

  @Test("previews become functions, named as given or after their file")
  func previews() {
    let lowered = Lowered("#Preview(\"One\") { A() }\n#Preview {\n  B()\n}\n")
    #expect(lowered.module.previews.map(\.name) == ["One", "File0 2"])
    #expect(lowered.contains("@MainActor func snugPreview0x1() -> NSObject { A() }\n"))
  }
}
