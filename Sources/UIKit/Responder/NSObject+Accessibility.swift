// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What Apple's `NSObject` has for assistive technologies. Kept for apps; nothing reads it aloud. A
// responder that is known as an object only answers itself. It extends the protocol, so that a class
// may declare its own (the lowering drops its `override`) and still call `super`.

extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get {
      answer("isAccessibilityElement") { $0.isAccessibilityElement } ?? spoken(\.isElement) ?? false
    }
    set { if !told({ $0.isAccessibilityElement = newValue }) { speak { $0.isElement = newValue } } }
  }
  public var accessibilityLabel: String? {
    get { answer("accessibilityLabel") { $0.accessibilityLabel } ?? spoken(\.label) }
    set { if !told({ $0.accessibilityLabel = newValue }) { speak { $0.label = newValue } } }
  }
  public var accessibilityHint: String? {
    get { answer("accessibilityHint") { $0.accessibilityHint } ?? spoken(\.hint) }
    set { if !told({ $0.accessibilityHint = newValue }) { speak { $0.hint = newValue } } }
  }
  public var accessibilityValue: String? {
    get { answer("accessibilityValue") { $0.accessibilityValue } ?? spoken(\.value) }
    set { if !told({ $0.accessibilityValue = newValue }) { speak { $0.value = newValue } } }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { answer("accessibilityTraits") { $0.accessibilityTraits } ?? spoken(\.traits) ?? .none }
    set { if !told({ $0.accessibilityTraits = newValue }) { speak { $0.traits = newValue } } }
  }
  public var accessibilityElements: [Any]? {
    get { answer("accessibilityElements") { $0.accessibilityElements } ?? spoken(\.elements) }
    set {
      nonisolated(unsafe) let value = newValue
      if !told({ $0.accessibilityElements = value }) { speak { $0.elements = value } }
    }
  }
  /// In points of the screen.
  public var accessibilityFrame: CGRect {
    get { answer("accessibilityFrame") { $0.accessibilityFrame } ?? spoken(\.frame) ?? .zero }
    set { if !told({ $0.accessibilityFrame = newValue }) { speak { $0.frame = newValue } } }
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      answer("accessibilityCustomActions") { $0.accessibilityCustomActions }
        ?? spoken(\.customActions)
    }
    set {
      if !told({ $0.accessibilityCustomActions = newValue }) {
        speak { $0.customActions = newValue }
      }
    }
  }

  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      answer("accessibilityCustomRotors") { $0.accessibilityCustomRotors } ?? spoken(\.customRotors)
    }
    set {
      if !told({ $0.accessibilityCustomRotors = newValue }) { speak { $0.customRotors = newValue } }
    }
  }

  public var accessibilityActivationPoint: CGPoint {
    get {
      answer("accessibilityActivationPoint") { $0.accessibilityActivationPoint }
        ?? spoken(\.activationPoint)
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      if !told({ $0.accessibilityActivationPoint = newValue }) {
        speak { $0.activationPoint = newValue }
      }
    }
  }

  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// `NSNotFound` for what is no element of the receiver.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  public func accessibilityActivate() -> Bool {
    answer("accessibilityActivate") { $0.accessibilityActivate() } ?? false
  }
  public func accessibilityIncrement() { _ = told { $0.accessibilityIncrement() } }
  public func accessibilityDecrement() { _ = told { $0.accessibilityDecrement() } }
  public func accessibilityElementDidBecomeFocused() {}
  public func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the object; none runs.
  public func accessibilityElementIsFocused() -> Bool { false }

  /// The answer of a responder, or of the app's class where it overrides the member; nil of another
  /// object.
  private func answer<Value>(
    _ key: String, _ question: @MainActor (UIResponder) -> Value
  ) -> Value? {
    if self is UIResponder { return asked(question) }
    let object = self as AnyObject
    let frames = MethodFrames.current
    // What the class's own member asks of `super`.
    guard frames.place(of: key, object) == nil else { return nil }
    let place = MethodPlace(type(of: object), key)
    let frame = MethodFrame(object: object, selector: key, place: place, owner: place, own: nil)
    return frames.during(frame) {
      RuntimeRegistry.ownAnswer(key, of: object).flatMap { ValueConversion.convert($0) }
    }
  }

  /// The answer of a responder; nil of another object.
  private func asked<Value>(_ question: @MainActor (UIResponder) -> Value) -> Value? {
    guard let responder = self as? UIResponder else { return nil }
    nonisolated(unsafe) var answer: Value?
    MainActor.assumeIsolated { answer = question(responder) }
    return answer
  }

  private func told(_ change: @MainActor (UIResponder) -> Void) -> Bool {
    asked(change) != nil
  }

  private func spoken<Value>(_ part: KeyPath<SpokenParts, Value?>) -> Value? {
    (objc_getAssociatedObject(self, SpokenParts.key) as? SpokenParts)?[keyPath: part]
  }

  private func speak(_ change: (inout SpokenParts) -> Void) {
    var parts = objc_getAssociatedObject(self, SpokenParts.key) as? SpokenParts ?? SpokenParts()
    change(&parts)
    objc_setAssociatedObject(self, SpokenParts.key, parts, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// What an object without storage of its own was told.
private struct SpokenParts {
  /// An address that nothing else has.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var frame: CGRect?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var activationPoint: CGPoint?
}
