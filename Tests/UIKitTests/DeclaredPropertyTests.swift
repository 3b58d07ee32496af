// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

private final class Card: NSObject {
  var title: String?
  var place = CGRect.zero
  let number = 7
  weak var picker: (any UITableViewDelegate)?
  var parts: [Int] = []
  var swift: Result<Int, any Error>?

  static let registered: Void = {
    let entry = RuntimeRegistry.register("Tests.Card", Card.self)
    entry.property("title", \Card.title)
    entry.property("place", \Card.place)
    entry.property("number", \Card.number)
    entry.property("picker", \Card.picker)
    entry.property("parts", \Card.parts)
    entry.property("swift", \Card.swift)
    entry.classProperty("standard") { "one" }
  }()
}

@MainActor struct DeclaredPropertyTests {
  init() { Card.registered }

  private func list(_ type: AnyClass) -> [String: String] {
    var count: UInt32 = 0
    guard let properties = class_copyPropertyList(type, &count) else { return [:] }
    defer { properties.deallocate() }
    return Dictionary(
      uniqueKeysWithValues: (0..<Int(count)).map { index in
        (
          String(cString: property_getName(properties[index])),
          property_getAttributes(properties[index]).map { String(cString: $0) } ?? ""
        )
      })
  }

  @Test("a class lists what it declares, with types as Objective-C spells them")
  func ownProperties() {
    #expect(
      list(Card.self) == [
        "title": "T@\"NSString\",N", "place": "T{CGRect={CGPoint=dd}{CGSize=dd}},N",
        "number": "Tq,R,N", "picker": "T@\"<UITableViewDelegate>\",N", "parts": "T@\"NSArray\",N",
      ])
  }

  @Test("UIKit's classes list theirs, truth values without 'is', named constants as numbers")
  func frameworkProperties() {
    let view = list(UIView.self)
    #expect(view["alpha"] == "Td,N")
    #expect(view["hidden"] == "TB,N,GisHidden")
    #expect(view["isHidden"] == nil)
    #expect(view["backgroundColor"] == "T@\"UIColor\",N")
    #expect(view["contentMode"] == "Tq,N")
    #expect(view["subviews"] == "T@\"NSArray\",R,N")
    #expect(view["text"] == nil)
    #expect(list(CALayer.self)["shadowColor"] == "T^{CGColor=},N")
    #expect(list(UITableView.self)["delegate"] == "T@\"<UITableViewDelegate>\",N")
  }

  @Test("a property is found in the class or above it, and asked for one attribute")
  func oneProperty() throws {
    let alpha = try #require(class_getProperty(UILabel.self, "alpha"))
    let type = try #require(property_copyAttributeValue(alpha, "T"))
    defer { free(type) }
    #expect(String(cString: type) == "d")
    #expect(property_copyAttributeValue(alpha, "R") == nil)
    #expect(class_getProperty(UILabel.self, "nothing") == nil)
  }

  @Test("key-value coding knows every property of UIKit's classes")
  func keys() {
    let view = UIStackView()
    view.setValue(NSNumber(value: 12), forKey: "spacing")
    view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    #expect(view.spacing == 12)
    #expect(view.contentMode == .center)
    #expect(view.value(forKey: "contentMode") as? Int == 4)
    #expect(view.value(forKey: "isHidden") as? Bool == false)
    #expect(UIStackView.instancesRespond(to: Selector("setSpacing:")))
    #expect(!UIStackView.instancesRespond(to: Selector("setSpacings:")))
    #expect(!UIView.instancesRespond(to: Selector("setSubviews:")))
  }

  @Test("classes within others and of generic arguments have names")
  func names() {
    class Box<Value>: NSObject {}
    #expect(RuntimeRegistry.nameOfClass(UIView.self) == "UIView")
    #expect(RuntimeRegistry.nameOfClass(NSString.self) == "NSString")
    #expect(RuntimeRegistry.nameOfClass(Box<Int>.self).hasSuffix("Box<Swift.Int>"))
    #expect(String(cString: class_getName(Box<Int>.self)).hasSuffix("Box<Swift.Int>"))
    #expect(Box<Int>.description().hasSuffix("Box<Swift.Int>"))
  }

  @Test("a class tells changes itself; values of several keys at once")
  func manualChanges() {
    let card = Card()
    nonisolated(unsafe) var heard: [String] = []
    let token = card.observe(\.title, options: [.old, .new]) { _, change in
      heard.append(
        "\(change.oldValue.flatMap(\.self) ?? "-") \(change.newValue.flatMap(\.self) ?? "-")")
    }
    card.willChangeValue(forKey: "title")
    card.title = "a"
    card.didChangeValue(forKey: "title")
    card.willChangeValue(for: \.title)
    card.title = "b"
    card.didChangeValue(for: \.title)
    token.invalidate()
    #expect(heard == ["- a", "a b"])
    card.setValuesForKeys(["title": NSNull(), "place": CGRect(x: 1, y: 2, width: 3, height: 4)])
    let values = card.dictionaryWithValues(forKeys: ["title", "number"])
    #expect(values["title"] is NSNull && values["number"] as? Int == 7 && card.place.width == 3)
  }

  @Test("a font tells its PostScript name, whatever it was asked by; other traits have another")
  func fontNames() throws {
    let font = try #require(UIFont(name: "helvetica neue", size: 12))
    #expect(font.fontName == "HelveticaNeue")
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-Bold")
    let same = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: same, size: 0) == font)
  }

  @Test("no debugger is attached to the process")
  func processFacts() {
    var facts = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var question = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&question, 4, &facts, &size, nil, 0) == 0)
    #expect(facts.kp_proc.p_flag & P_TRACED == 0 && facts.kp_proc.p_pid == getpid())
    question[0] = 6
    #expect(sysctl(&question, 4, &facts, &size, nil, 0) == -1)
  }

  @Test("functions over vectors")
  func vectors() {
    #expect(simd_mix(2.0, 4.0, 0.25) == 2.5)
    #expect(simd_length(SIMD2<Float>(3, 4)) == 5)
    #expect(simd_cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_clamp(5.0, 0, 3) == 3 && simd_dot(SIMD2<Double>(1, 2), SIMD2(3, 4)) == 11)
  }

  @Test("a class has its own keys")
  func classKeys() {
    #expect(Card.value(forKey: "standard") as? String == "one")
    #expect(Card.responds(to: Selector("standard")))
  }

  @Test("a value known as a class alone answers what every class does")
  func classes() {
    let type: AnyClass = UILabel.self
    #expect(messageReceiver(type).isSubclass(of: UIView.self))
    #expect(!messageReceiver(type).isSubclass(of: UIControl.self))
    #expect(messageReceiver(UILabel.self).isSubclass(of: UIView.self))
    #expect(type === UILabel.self && UIView.self !== UILabel.self)
    #expect(UITableView.conforms(to: UIScrollViewDelegate.self) == false)
    #expect(UITextField.conforms(to: UITextInputTraits.self))
    let object: AnyObject = Card()
    #expect(messageReceiver(object).value(forKey: "number") as? Int == 7)
    #expect(kindReceiver(object).isKind(of: Card.self))
  }

  @Test("any initialiser makes what a metatype names")
  func makers() {
    #expect(UISegmentedControl.snugMake(items: ["a", "b"]).numberOfSegments == 2)
    #expect(UIVisualEffectView.snugMake(effect: UIBlurEffect(style: .dark)).effect != nil)
    final class Bar: UINavigationBar {}
    let controller = UINavigationController.snugMake(
      navigationBarClass: Bar.self, toolbarClass: nil)
    controller.pushViewController(UIViewController(), animated: false)
    #expect(controller.navigationBar is Bar)
    #expect(controller.navigationBar.topItem != nil)
  }
}
