// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("Placeholders")
struct PlaceholderTests {
  private static func placeholder(_ name: String, in text: String) -> Placeholder {
    PlaceholderUses(of: [name], in: [GapFile(path: "/A.swift", text: text)])
      .placeholder(named: name, needs: "X")
  }

  @Test("what values adopt is a protocol, what a class inherits is a class")
  func kinds() {
    #expect(Self.placeholder("P", in: "struct S: P {}").kind == .protocol)
    #expect(Self.placeholder("P", in: "class A: UIView, P {}").kind == .protocol)
    #expect(Self.placeholder("P", in: "let a: any P").kind == .protocol)
    #expect(Self.placeholder("P", in: "class A: P {}").kind == .class)
    #expect(Self.placeholder("P", in: "class A: P {}").base == "NSObject")
    #expect(Self.placeholder("PDelegate", in: "class A: PDelegate {}").kind == .protocol)
    #expect(Self.placeholder("P", in: "weak var a: P?").kind == .class)
    #expect(Self.placeholder("PDelegate", in: "weak var a: PDelegate?").isForClasses)
    #expect(Self.placeholder("P", in: "func f<T: P>(_ a: T) {}").kind == .protocol)
    #expect(Self.placeholder("P", in: "class A: P {}\nfunc f<T: P>(_ a: T) {}").kind == .class)
  }

  @Test("a type within one is of what its name says, or an object, where a class inherits it")
  func inheritedMembers() {
    let kit = Self.placeholder(
      "Kit", in: "class A: Kit.Settings {}\nclass B: Kit.RowView {}\nlet c: Kit.Size")
    #expect(kit.inheritedMembers == ["Settings", "RowView"])
    #expect(kit.text.contains("open class Settings: NSObject"))
    #expect(kit.text.contains("open class RowView: UIView"))
    #expect(kit.text.contains("public final class Size: "))
  }

  @Test("one is made with the arguments that calls give it")
  func initializers() {
    let text = "let a: Money = Money(of: 1, 2)\nlet b = Money(kind: .big)\nlet c = Money { 1 }"
    let money = Self.placeholder("Money", in: text)
    // An argument without a type of its own takes it from the parameter.
    #expect(money.initializers == [["of", "_"]])
    #expect(money.text.contains("public init(of p0: Any?, _ p1: Any?, file: Swift.StaticString"))
    let view = Self.placeholder("WaveView", in: "let a: WaveView = WaveView(frame: r)")
    #expect(view.initializers.isEmpty)
  }

  @Test("a name that is called is a type, and making one is noted")
  func making() {
    let text = "let bag = Bag()\nlet view = Wave(frame: r)\nlet rest = Bag(of: 1)\nBag.clear()\n"
    let file = GapFile(path: "/A.swift", text: text)
    let uses = PlaceholderUses(of: ["Bag", "Wave", "r"], in: [file])
    #expect(uses.isMade("Bag"))
    #expect(!uses.isMade("r"))
    let cause = GapCause(needs: "X", message: "")
    file.noteMaking(of: "Bag", because: cause)
    file.noteMaking(of: "Wave", because: cause)
    // With arguments of its own it is the initialiser that notes.
    #expect(
      file.rendered().text
        == "let bag = snugMade(\"X\", Bag())\nlet view = snugMade(\"X\", Wave(frame: r))\n"
        + "let rest = Bag(of: 1)\nBag.clear()\n")
    #expect(file.places(delegates: []).isEmpty)
  }

  @Test("what chooses what is done next is noted as a loss, with arguments or without")
  func makingToChoose() {
    let text = "let a = Bag() == b\nif let c = try? Bag(of: 1) {}\nlet d = try? Bag(of: 2)\n"
    let file = GapFile(path: "/A.swift", text: text)
    file.noteMaking(of: "Bag", because: GapCause(needs: "X", message: ""))
    #expect(
      file.rendered().text
        == "let a = snugWithout(\"X\", Bag()) == b\n"
        + "if let c = try? snugWithout(\"X\", Bag(of: 1)) {}\nlet d = try? Bag(of: 2)\n")
    let fault = GapFile(path: "/A.swift", text: "throw BagError()\n")
    fault.noteMaking(of: "BagError", because: GapCause(needs: "X", message: ""))
    #expect(fault.rendered().text == "throw snugWithout(\"X\", BagError())\n")
  }

  @Test("whoever compares one, writes it down or tells it as a text comes to a left-out place")
  func asked() {
    let asked = "snugLeftOut(\"X\", file: \"\", line: 0)"
    let value = Self.placeholder("Money", in: "let a: Money")
    #expect(value.text.split(separator: asked, omittingEmptySubsequences: false).count == 4)
    let object = Self.placeholder("Money", in: "class A: Money {}")
    #expect(object.text.contains("override func isEqual(_ other: Any?) -> Swift.Bool { \(asked)"))
    #expect(object.text.contains("override var description: Swift.String { \(asked)"))
  }

  @Test("names say which of UIKit's classes one is")
  func bases() {
    #expect(Self.placeholder("WaveView", in: "let a: WaveView").base == "UIView")
    #expect(
      Self.placeholder("ChatViewController", in: "class A: ChatViewController {}").base
        == "UIViewController")
    #expect(Self.placeholder("Money", in: "let a: Money").base == nil)
  }

  @Test("the compiler's words say which class one is")
  func words() {
    let words = [
      "cannot convert value of type 'Badge' to expected argument type 'UIView'",
      "cannot convert value of type 'Badge?' to expected argument type 'UIView'",
      "cannot assign value of type 'Badge' to type 'UIView?'",
      "cannot convert return expression of type 'Badge' to return type 'UIView'",
      "instance method 'add' requires that 'Badge' inherit from 'UIView'",
      "value of type 'Badge' has no member 'addSubview'",
    ]
    for text in words {
      let message = CompilerMessage(file: 0, offset: 0, text: text)
      #expect(message.meaning == .wrongType("Badge", "UIView"), "\(text)")
    }
    let plain = CompilerMessage(
      file: 0, offset: 0,
      text: "cannot convert value of type 'Badge' to expected argument type 'Int'")
    #expect(plain.meaning == .other)
    let payment = CompilerMessage(
      file: 0, offset: 0, text: "inheritance from a final class 'Payment'")
    #expect(payment.meaning == .wrongType("Payment", "NSObject"))
    #expect(Placeholder(name: "Payment", kind: .class, needs: "X").takes(base: "NSObject"))
    var badge = Self.placeholder("Badge", in: "let a: Badge")
    #expect(badge.takes(base: "UIView"))
    badge.base = "UIView"
    #expect(badge.takes(base: "UIButton"))
    #expect(!badge.takes(base: "UIViewController"))
    #expect(!badge.takes(base: "UIView"))
  }

  @Test("one that is used as another inherits it, and is of the same class of UIKit")
  func related() throws {
    let words = [
      "cannot convert value of type 'BarDrawing' to expected argument type 'Drawing'",
      "cannot assign value of type 'BarDrawing?' to type '[Drawing]'",
      "generic class 'Frame' requires that 'BarDrawing' inherit from 'Drawing'",
      "argument type 'BarDrawing' does not conform to expected type 'any Drawing'",
      "cannot assign value of type 'BarDrawing' to type '(any Drawing)?'",
      "conflicting arguments to generic parameter 'T' ('BarDrawing' vs. 'any Drawing')",
    ]
    for text in words {
      let use = try #require(CompilerMessage(file: 0, offset: 0, text: text).use, "\(text)")
      #expect(use == ("BarDrawing", "Drawing"), "\(text)")
    }
    var all: [String: Placeholder] = [:]
    func put(_ changed: [Placeholder]) { for one in changed { all[one.name] = one } }
    put(["Drawing", "BarDrawing", "WideBar"].map { Self.placeholder($0, in: "let a: \($0)") })
    put(Placeholder.using("BarDrawing", as: "Drawing", in: all))
    put(Placeholder.using("WideBar", as: "BarDrawing", in: all))
    #expect(all["WideBar"]?.text.hasPrefix("open class WideBar: BarDrawing") == true)
    #expect(all["Drawing"]?.text.hasPrefix("open class Drawing: NSObject") == true)
    // Not in a circle.
    #expect(Placeholder.using("Drawing", as: "WideBar", in: all).isEmpty)
    put(try #require(all["WideBar"]).taking(base: "UIView", in: all))
    #expect(all.values.allSatisfy { $0.base == "UIView" })
    #expect(all["Drawing"]?.text.hasPrefix("open class Drawing: UIView") == true)
  }

  @Test("one that is used as a protocol's adopts it")
  func adopting() {
    var all = ["Axis": Placeholder(name: "Axis", kind: .class, needs: "X")]
    all["Scale"] = Placeholder(name: "Scale", kind: .protocol, needs: "X")
    let changed = Placeholder.using("Axis", as: "Scale", in: all)
    #expect(changed.map(\.name) == ["Axis"])
    #expect(changed.first?.text.contains("SnugPlaceholder, Scale {") == true)
    // What turns out to be the other kind is named where that stands.
    for one in changed { all[one.name] = one }
    let turned = all["Scale"]?.turning(into: .class, in: all) ?? []
    #expect(turned.map(\.name).sorted() == ["Axis", "Scale"])
    #expect(turned.allSatisfy { $0.adopted.isEmpty && $0.kind == .class })
  }

  @Test("generic as it is used, with the types that are named in it")
  func parts() {
    let text = "let a: Box<Int, String>\nlet b: Box.Kind\nlet c = Box.Metadata()"
    let box = Self.placeholder("Box", in: text)
    #expect(box.arity == 2)
    #expect(box.members == ["Kind", "Metadata"])
  }

  @Test("a type within may have a name of the standard library")
  func namesWithin() {
    let store = Self.placeholder("Store", in: "let a: Store.Decoder\nlet b: Store.Error")
    #expect(store.members == ["Decoder", "Error"])
    #expect(store.text.contains("init(from decoder: any Swift.Decoder)"))
    #expect(!store.text.contains("any Decoder"))
    #expect(!store.text.contains(", Error,"))
  }

  @Test("a layout is a plain flow, a container takes the controllers that it is made with")
  func lists() {
    var tiles = Self.placeholder("Tiles", in: "let a: Tiles = Tiles(columns: two)")
    #expect(tiles.takes(base: "UICollectionViewLayout"))
    tiles.base = "UICollectionViewLayout"
    #expect(tiles.text.contains("open class Tiles: UICollectionViewFlowLayout {"))
    #expect(tiles.text.contains("convenience init(columns p0: Any?, "))
    var drawer = Self.placeholder("Drawer", in: "let a = Drawer(content: b, side: c)")
    drawer.base = "UIViewController"
    #expect(drawer.text.contains("open class Drawer: SnugContainer {"))
    #expect(drawer.text.contains("snugContain([(\"content\", p0), (\"side\", p1)])"))
    var plain = Self.placeholder("Drawer", in: "let a = Drawer()")
    plain.base = "UIViewController"
    #expect(plain.text.contains("open class Drawer: SnugContainer {"))
    var stack = Self.placeholder("Stack", in: "let a = Stack(rootViewController: b)")
    stack.base = "UINavigationController"
    #expect(!stack.text.contains("rootViewController"))
    stack.base = "UIViewController"
    #expect(stack.text.contains("init(rootViewController p0: Any?, "))
  }

  @Test("what its subclasses are made with, and what they hand up, makes it too")
  func subclasses() {
    let text = """
      class Menu: Drawer { init(b: Int) { super.init(content: c, side: d) } }
      class Plain: Menu {}
      let a = Plain(rootViewController: e)
      class Other: UIView { init(b: Int) { super.init(shape: c) } }
      """
    let uses = PlaceholderUses(
      of: ["Drawer"], in: [GapFile(path: "/A.swift", text: text)],
      superclasses: ["Menu": "Drawer", "Plain": "Menu", "Other": "UIView", "Loop": "Loop"])
    var drawer = uses.placeholder(named: "Drawer", needs: "X")
    #expect(drawer.initializers == [["content", "side"], ["rootViewController"]])
    // A convenience could not be called as `super.init`; the class's own are not lost by it.
    drawer.base = "UIViewController"
    #expect(drawer.text.contains("\n  public init(content p0: Any?, side p1: Any?, "))
    #expect(drawer.text.contains("public override init(nibName: Swift.String?, bundle: Bundle?)"))
    #expect(drawer.text.contains("public required init?(coder: NSCoder)"))
  }
}
