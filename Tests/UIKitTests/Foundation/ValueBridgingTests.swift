// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@MainActor
private protocol Relating {
  init(
    item: Any, attribute: NSLayoutConstraint.Attribute, relatedBy: NSLayoutConstraint.Relation,
    toItem: Any?, attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat)
}
extension NSLayoutConstraint: Relating {}

@Suite("Structures and numbers as objects")
@MainActor
struct ValueBridgingTests {
  /// Documentation/SourceLowering.md §6.22: what JSON gives is hashable at every depth.
  /// As Objective-C Runtime Programming Guide, *Type Encodings*, spells structures.
  @Test("a box says the structure that is in it")
  func boxedTypes() {
    func type(_ value: NSValue) -> String { String(cString: value.boxedObjCType) }
    #expect(type(NSValue(uiEdgeInsets: .zero)) == "{UIEdgeInsets=dddd}")
    #expect(type(NSValue(cgAffineTransform: .identity)) == "{CGAffineTransform=dddddd}")
    #expect(type(NSValue(cgRect: .zero)) == "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #expect(type(NSNumber(value: 1.5)) == "d")
  }

  @Test("a cast to hashable values goes through dictionaries and lists")
  func hashableValues() throws {
    let text = Data(#"{"a": 1, "b": {"c": "d"}, "l": [1, {"x": true}]}"#.utf8)
    let json = try JSONSerialization.jsonObject(with: text)
    let table = json ~>^? [String: AnyHashable].self
    #expect(table?["a"] == AnyHashable(1) && table?["b"] == AnyHashable(["c": "d"]))
    #expect(table?.count == 3)
    let inner = table?["b"] ~>^? [String: AnyHashable].self
    #expect(inner?["c"] == AnyHashable("d"))
    let truths = Data(#"{"on": true, "off": [false]}"#.utf8)
    let switches = try JSONSerialization.jsonObject(with: truths)
    #expect((switches ~>^? [String: AnyHashable].self) == ["on": true, "off": [false]])
    #expect((["a": 1, "b": { 2 }] as [String: Any]) ~>^? [String: AnyHashable].self == nil)
    let rows = ([["a": 1], ["b": [1, 2]]] as [[String: Any]]) ~>^! [[String: AnyHashable]].self
    #expect(rows[1]["b"] == AnyHashable([1, 2]))
    #expect((7 ~>^? [String: AnyHashable].self) == nil)
    #expect((nil ~>^? [AnyHashable].self) == nil)
  }

  @Test("a structure is an NSValue as an object, and comes back as itself alone")
  func structures() {
    let point = CGPoint(x: 3, y: 4) as NSValue
    #expect(point == NSValue(cgPoint: CGPoint(x: 3, y: 4)) && point.cgPointValue.y == 4)
    let boxes: [Any] = [
      point, CGSize(width: 1, height: 2) as NSValue,
      CGRect(x: 1, y: 2, width: 3, height: 4) as NSValue,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) as NSValue,
      CGVector(dx: 1, dy: 2) as NSValue, UIOffset(horizontal: 1, vertical: 2) as NSValue,
      NSRange(location: 1, length: 2) as NSValue,
      CGAffineTransform(scaleX: 2, y: 2) as NSValue,
    ]
    #expect(boxes.map { $0 is CGPoint }.firstIndex(of: true) == 0)
    #expect(boxes.filter { $0 is CGPoint }.count == 1)
    #expect(boxes.filter { $0 is CGRect }.count == 1)
    #expect(boxes[3] as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(boxes[4] as? CGVector == CGVector(dx: 1, dy: 2) && !(boxes[4] is UIOffset))
    #expect(boxes[6] as? NSRange == NSRange(location: 1, length: 2))
    #expect((boxes[7] as? CGAffineTransform)?.a == 2)
    #expect(!(NSNumber(value: 1) as Any is CGPoint))
  }

  @Test("a weight, a priority and a level are numbers as objects")
  func numbers() {
    #expect((UIFont.Weight.bold as NSNumber).doubleValue == 0.4)
    #expect((UILayoutPriority.defaultLow as NSNumber).intValue == 250)
    let kept: Any = NSNumber(value: 0.4)
    #expect(kept as? UIFont.Weight == .bold)
  }

  @Test("a function for protocols and one for types stand side by side")
  func overloads() {
    struct Kind {
      let name: String
      init(_ type: Any.Type) { name = "type" }
      init(_ type: Protocol) { name = "protocol" }
    }
    let proto: Protocol = UITableViewDelegate.self
    #expect(Kind(proto).name == "protocol" && Kind(UIView.self).name == "type")
  }

  @Test("a class and an object tell the class above")
  func superclasses() {
    let type: NSObject.Type = UILabel.self
    #expect(type.superclass() == UIView.self && UILabel().superclass == UIView.self)
  }

  @Test("the place of an object of any class is one of AnyObject's")
  func places() {
    let place = UnsafeMutablePointer<NSString?>.allocate(capacity: 1)
    place.initialize(to: nil)
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    let any = AutoreleasingUnsafeMutablePointer<AnyObject?>(place)
    #expect(NumberFormatter().getObjectValue(any, for: "12", errorDescription: nil))
    #expect((any.pointee as? NSNumber)?.intValue == 12)
    any.pointee = nil
  }

  @Test("a source of memory pressure is kept and cancelled, and tells what it was asked for")
  func memoryPressure() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    source.setEventHandler {}
    source.resume()
    let mask: DispatchSource.MemoryPressureEvent = source.mask
    #expect(mask == [.warning, .critical] && !source.isCancelled)
    source.cancel()
    #expect(source.isCancelled)
  }

  @Test("a source of a file's changes is kept and cancelled, and tells what it was asked for")
  func fileChanges() {
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: 7, eventMask: [.write, .rename], queue: .main)
    source.setEventHandler {}
    source.resume()
    let (file, mask): (Int32, DispatchSource.FileSystemEvent) = (source.handle, source.mask)
    #expect(file == 7 && mask == [.write, .rename])
    source.cancel()
    #expect(source.isCancelled)
  }

  @Test("an anchor of any kind casts to one of any object, and other objects do not")
  func anchors() {
    let view = UIView()
    let constraint = view.topAnchor.constraint(equalTo: view.bottomAnchor)
    let anchor: Any = view.topAnchor
    #expect((anchor ~>>? NSLayoutAnchor<AnyObject>.self) == constraint.firstAnchor)
    #expect((view ~>>? NSLayoutAnchor<AnyObject>.self) == nil)
    let erased = constraint.firstAnchor
    let vertical = erased ~>>? NSLayoutAnchor<NSLayoutYAxisAnchor>.self as? NSLayoutYAxisAnchor
    #expect(vertical == view.topAnchor)
    #expect((erased ~>>? NSLayoutAnchor<NSLayoutXAxisAnchor>.self as? NSLayoutXAxisAnchor) == nil)
  }

  @Test("a constraint's initialiser fulfils a protocol's, as every one of Objective-C does")
  func initializers() {
    func make<Made: Relating>(_ type: Made.Type) -> Made {
      type.init(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20)
    }
    #expect(make(NSLayoutConstraint.self).constant == 20)
  }

  @Test("an object's size counts its header of two words and its properties")
  func instanceSizes() {
    final class Pair {
      let first = 1
      let second = 2
    }
    #expect(class_getInstanceSize(Pair.self) == 32)
  }

  @Test("calls of C take the types of Darwin's headers")
  func calls() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    var key: pthread_key_t = 0
    let end: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void = { _ in }
    #expect(pthread_key_create(&key, end) == 0)
    pthread_key_delete(key)
  }

  @Test("a length is a number as an object, alone and in collections, and comes back")
  func lengths() {
    let metrics: [String: CGFloat] = ["gap": 1.5]
    #expect((metrics as [String: NSNumber])["gap"]?.doubleValue == 1.5)
    #expect(([CGFloat(2)] as [NSNumber]).first == 2)
    #expect(CGFloat(0.25) as NSNumber == 0.25)
    let number: Any = NSNumber(value: 12.5)
    #expect(number as? CGFloat == 12.5)
    #expect((["a": NSNumber(value: 3)] as [String: Any])["a"] as? CGFloat == 3)
    // More digits than a Double has.
    #expect(NSNumber(value: (1 << 53) + 1 as Int64) as? CGFloat == nil)
    #expect((CGFloat(7) as Any) as? CGFloat == 7)
  }

  /// What a generic function answers is compared with nil: it only says that it is optional.
  private func attribute<T>(_ value: Any?) -> T? { value as? T }

  @Test("nil is compared with a generic answer that nothing else gives a type")
  func genericNil() {
    #expect(attribute("text") == nil)
    #expect(attribute(UIView.self) != nil)
  }
}
