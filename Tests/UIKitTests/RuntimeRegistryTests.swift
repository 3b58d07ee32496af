// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

private class Base: NSObject {
  var width: CGFloat = 0
  weak var owner: NSObject!
  var log: [String] = []
  var observed = 0 { didSet { noteChange(of: "observed", from: oldValue) } }
  private var secret: String? { didSet { log.append("secret \(secret ?? "nil")") } }

  func tapped(_ sender: NSString) { log.append("tapped \(sender)") }
  func note(_ notification: Notification) { log.append(notification.name.rawValue) }
  func plain() -> Int {
    log.append("plain")
    return 7
  }

  static func describe(_ entry: RuntimeClass) {
    entry.property("width", \Base.width)
    entry.property("owner", \Base.owner)
    entry.property("secret", \Base.secret)
    entry.property("child", \Base.child)
    entry.method("tapped:") { (o: Base, a) in o.tapped(a[0] as NSString) }
    entry.method("note:") { (o: Base, a) in o.note(a[0] as Notification) }
    entry.method("plain") { (o: Base, a) in o.plain() }
  }
  var child: Base?
}

private final class Sub: Base, Asking {}

private final class ListHolder: NSObject {
  var list = NSMutableArray()
  var names: [String] = [] { didSet { noteChange(of: "names", from: oldValue) } }
}

private final class ListWatcher: NSObject {
  var log: [String] = []

  /// Kind, places, values before and values after.
  func heard(_ change: [NSKeyValueChangeKey: Any]) {
    let places = (change[.indexesKey] as? IndexSet).map(Array.init) ?? []
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
      "[" + (change[key] as? [String] ?? []).joined(separator: " ") + "]"
    }
    let kind = change[.kindKey].map { "\($0)" } ?? "none"
    log.append(
      ([kind, places.map { "\($0)" }.joined(separator: ",")] + values).joined(separator: " "))
  }
}

private protocol Asking: AnyObject {
  func height() -> Double
}

extension Asking {
  func height() -> Double {
    optionalDefault("height", self, [], 0) { (next: any Asking) in next.height() }
  }
}

private class Conforming: NSObject, Asking {}

private final class Below: Conforming {
  func height() -> Double { 44 }
}

private final class Answering: NSObject, Asking {
  func height() -> Double { 12 }
}

@MainActor
@Suite("Names at run time", .serialized)
struct RuntimeRegistryTests {
  @Test("an object of a class of Swift's alone answers what every object is asked")
  func swiftObjects() {
    class Plain {}
    final class Derived: Plain {}
    let (object, other): (AnyObject, AnyObject) = (Derived(), Derived())
    #expect(membership(object).isKind(of: Plain.self))
    #expect(!membership(object).isKind(of: NSObject.self))
    #expect(membership(object).isMember(of: Derived.self))
    #expect(!membership(object).isMember(of: Plain.self))
    #expect(messaged(object).isEqual(object))
    #expect(messaged(object).isEqual(messaged(object)))
    #expect(!messaged(object).isEqual(other))
    #expect(messaged(object).hash == messaged(object).hash)
    #expect(messaged(object).classForCoder == Derived.self)
    #expect(!messaged(object).responds(to: Selector(("plain"))))
    let sub = make()
    #expect(messaged(sub) === sub)
  }

  @Test("an object where a truth value is expected is true, nil is false")
  func truth() {
    func truth(of value: Any?) -> Bool {
      RuntimeArguments(values: [value], receiver: NSObject(), selector: "endEditing:")[0]
    }
    #expect(truth(of: UITapGestureRecognizer()))
    #expect(!truth(of: nil))
    #expect(!truth(of: NSNumber(value: false)))
  }

  private func make() -> Sub {
    Base.describe(RuntimeRegistry.register("Tests.Base", Base.self))
    RuntimeRegistry.register("Tests.Sub", Sub.self)
    return Sub()
  }

  @Test("a class is found by its registered name")
  func findsClass() {
    _ = make()
    #expect(RuntimeRegistry.type(named: "Tests.Sub") == Sub.self)
    RuntimeRegistry.register(module: "Tests")
    #expect(RuntimeRegistry.type(named: "Base") == Base.self)
    #expect(RuntimeRegistry.type(named: "Tests.Missing") == nil)
  }

  @Test("a class that was looked for in vain is found once it is registered")
  func findsLateClasses() {
    #expect(RuntimeRegistry.type(named: "Late.Comer") == nil)
    #expect(RuntimeRegistry.type(named: "Comer") == nil)

    RuntimeRegistry.register("Late.Comer", Base.self)
    #expect(RuntimeRegistry.type(named: "Late.Comer") == Base.self)
    #expect(RuntimeRegistry.type(named: "Comer") == nil)

    RuntimeRegistry.register(module: "Late")
    #expect(RuntimeRegistry.type(named: "Comer") == Base.self)
  }

  @Test("setting a key of a superclass runs the private property's observer")
  func setsInheritedPrivateKey() {
    let object = make()
    object.setValue("x", forKey: "secret")
    object.setValue(nil, forKey: "secret")
    #expect(object.log == ["secret x", "secret nil"])
  }

  @Test(
    "numbers become the property's type",
    arguments: [3, 3.0, Float(3), NSNumber(value: 3)] as [any Sendable])
  func convertsNumbers(value: any Sendable) {
    let object = make()
    object.setValue(value, forKey: "width")
    #expect(object.width == 3)
    #expect(object.value(forKey: "width") as? CGFloat == 3)
  }

  @Test("a key path sets the last object's key")
  func setsKeyPath() {
    let object = make()
    object.child = make()
    object.setValue(5, forKeyPath: "child.width")
    #expect(object.child?.width == 5)
    #expect(object.value(forKeyPath: "child.width") as? CGFloat == 5)
  }

  @Test("a class object answers the keys of what the class itself has")
  func classKeys() {
    RuntimeRegistry.prepareFramework()
    #expect(UIApplication.value(forKey: "sharedApplication") is UIApplication)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
  }

  @Test("selectors reach methods of superclasses, with converted arguments")
  func performs() {
    let object = make()
    object.perform("tapped:", with: "me")
    #expect(RuntimeRegistry.perform("plain", on: object) as? Int == 7)
    #expect(object.log == ["tapped me", "plain"])
    #expect(object.responds(to: "tapped:"))
    #expect(object.responds(to: "setWidth:"))
    #expect(!object.responds(to: "untapped"))
  }

  @Test("a notification is sent by selector until the observer is removed")
  func notifies() {
    let object = make()
    let name = Notification.Name("hello")
    let center = NotificationCenter()
    center.addObserver(object, selector: "note:", name: name, object: nil)
    center.addObserver(object, selector: "plain", name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(object.log.sorted() == ["hello", "plain"])
    center.removeObserver(object)
    center.post(name: name, object: nil)
    #expect(object.log.count == 2)
  }

  @Test("a token still ends a closure observation")
  func tokenStillWorks() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .init("n"), object: nil, queue: nil) { _ in count += 1 }
    center.post(name: .init("n"), object: nil)
    center.removeObserver(token)
    center.post(name: .init("n"), object: nil)
    #expect(count == 1)
  }

  @Test("an optional method nobody implements is nil, also inside another")
  func optionalMethods() {
    let missing = Conforming()
    let answering = Answering()
    #expect(optionalCall(on: missing) { missing.height() } == nil)
    let nested = optionalCall(on: answering) { () -> Double in
      _ = optionalCall(on: missing) { missing.height() }
      return answering.height()
    }
    #expect(nested == 12)
  }

  @Test("a method below the conforming class replaces the protocol's default")
  func replacesWitness() {
    let object: any Asking = Below()
    RuntimeRegistry.describe(Below.self).replacement("height") { (o: Below, a) in o.height() }
    #expect(object.height() == 44)
    #expect(optionalCall(on: object) { object.height() } == 44)
    #expect((object as! NSObject).responds(to: "height"))
  }

  @Test("a closure observes a property until its token is let go")
  func observes() {
    let object = make()
    var seen: [Int?] = []
    var token: NSKeyValueObservation? = object.observe(\.observed, options: [.old, .new]) {
      _, change in
      seen += [change.oldValue, change.newValue]
    }
    object.observed = 2
    _ = token
    token = nil
    object.observed = 3
    #expect(seen == [0, 2])
  }

  @Test("associated values hang on one object and go with it")
  func associates() {
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    let first = NSObject()
    objc_setAssociatedObject(first, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, key) as? String == "a")
    #expect(objc_getAssociatedObject(NSObject(), key) == nil)
    objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, key) == nil)
  }

  @Test("associated values go when a responder ends, and when a pool does") @MainActor
  func associatedValuesEnd() {
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    weak var ofView: NSObject?
    weak var ofOther: NSObject?
    do {
      let view = UIView()
      let value = NSObject()
      ofView = value
      objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ofView == nil)
    autoreleasepool {
      let other = NSObject()
      let value = NSObject()
      ofOther = value
      objc_setAssociatedObject(other, key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ofOther == nil)
  }

  @Test("a property's list tells observers the places that change, and changes the property")
  func observedLists() throws {
    let holder = ListHolder()
    RuntimeRegistry.describe(ListHolder.self).property("list", \ListHolder.list)
    RuntimeRegistry.describe(ListHolder.self).property("names", \ListHolder.names)
    RuntimeRegistry.describe(ListWatcher.self).method(
      "observeValueForKeyPath:ofObject:change:context:"
    ) { (o: ListWatcher, a) in o.heard(a[2]) }
    let watcher = ListWatcher()
    for key in ["list", "names"] {
      watcher.log = []
      holder.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
      let list = holder.mutableArrayValue(forKey: key)
      list.add("a")
      list.insert("b", at: 0)
      list[1] = "c"
      list.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["d", "e"])
      list.removeObject(at: 2)
      #expect(
        watcher.log == [
          "2 0 [] [a]", "2 0 [] [b]", "4 1 [a] [c]", "4 0 [b] [d]", "2 1 [] [e]", "3 2 [c] []",
        ])
      #expect(list.count == 2 && list.object(at: 1) as? String == "e")
      holder.removeObserver(watcher, forKeyPath: key)
    }
    #expect(holder.list.count == 2 && holder.names == ["d", "e"])
  }

  @Test("a property's list finds objects of any class, each equal to itself")
  func observedObjects() {
    final class Plain {}
    let holder = ListHolder()
    RuntimeRegistry.describe(ListHolder.self).property("list", \ListHolder.list)
    let list = holder.mutableArrayValue(forKey: "list")
    let (first, second) = (Plain(), Plain())
    list.addObjects(from: [first, second])
    #expect(list.index(of: second) == 1 && list.contains(first) && !list.contains(Plain()))
    list.remove(first)
    #expect(holder.list.count == 1 && list.object(at: 0) as AnyObject === second)
    // Behind the last one the subscript adds.
    list[1] = first
    #expect(holder.list.count == 2 && list.object(at: 1) as AnyObject === first)
    list.removeObjects(in: [second, first])
    #expect(holder.list.count == 0)
  }

  @Test("observers hear of a controller's parent")
  func observedParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    nonisolated(unsafe) var heard: [UIViewController?] = []
    let token = child.observe(\.parent) { child, _ in heard.append(child.parent) }
    parent.addChild(child)
    child.removeFromParent()
    token.invalidate()
    parent.addChild(child)
    #expect(heard == [parent, nil])
  }

  @Test("an object that passes messages on is asked as the object that gets them")
  func forwarding() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    final class Proxy: NSObject, UIScrollViewDelegate {
      let next = Listener()
      var asked = 0
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { asked += 1 }
    }
    let entry = RuntimeRegistry.describe(Proxy.self)
    entry.method("respondsToSelector:") { (_: Proxy, a) in
      (a[0] as Selector).name == "scrollViewDidScroll:"
    }
    entry.method("forwardingTargetForSelector:") { (o: Proxy, _) in o.next as Any? }
    let (proxy, scroll) = (Proxy(), UIScrollView())
    scroll.delegate = proxy
    scroll.contentOffset.y = 10
    #expect(proxy.next.count == 1)
    #expect(optionalCall(on: proxy) { proxy.scrollViewDidEndDecelerating(scroll) } == nil)
    scroll.delegate?.scrollViewWillBeginDragging(scroll)
    #expect(proxy.asked == 1)
  }

  @Test("a key of the user defaults is what they hold")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "KeysOfDefaults"))
    defer { defaults.removePersistentDomain(forName: "KeysOfDefaults") }

    #expect(defaults.value(forKey: "absent") == nil)
    defaults.setValue("Ann", forKey: "name")
    #expect(defaults.value(forKey: "name") as? String == "Ann")
    #expect(defaults.string(forKey: "name") == "Ann")
  }

  @Test(
    "of a sender of another class than the method declares, a new one of that class takes the place"
  )
  @MainActor
  func senders() {
    let arguments = RuntimeArguments(
      values: [UIBarButtonItem()], receiver: NSObject(), selector: "remove:")
    // Objective-C checks no classes, and most such methods do not use their sender.
    let button: UIButton = arguments[0]
    #expect(button.currentTitle == nil)
  }

  @Test("layers, animations and paths are made by their class with their own init()")
  @MainActor
  func madeByClass() {
    final class Rule: CALayer {
      let thickness: CGFloat
      required init() {
        thickness = 2
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<Object: NSObject>(_ type: Object.Type) -> Object { RuntimeRegistry.construct(type) }
    #expect(make(Rule.self).thickness == 2)
    #expect(make(CAKeyframeAnimation.self).values == nil)
    #expect(make(UIBezierPath.self).isEmpty)
  }
}
