// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What Apple's `NSObject` has for assistive technologies, for objects that are no responders. Kept
// for apps; nothing reads it aloud. It extends the protocol, so that a class may declare its own
// (the lowering drops its `override`) and still call `super`.

extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { spoken(\.isElement) ?? false }
    set { speak { $0.isElement = newValue } }
  }
  public var accessibilityLabel: String? {
    get { spoken(\.label) }
    set { speak { $0.label = newValue } }
  }
  public var accessibilityHint: String? {
    get { spoken(\.hint) }
    set { speak { $0.hint = newValue } }
  }
  public var accessibilityValue: String? {
    get { spoken(\.value) }
    set { speak { $0.value = newValue } }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken(\.traits) ?? .none }
    set { speak { $0.traits = newValue } }
  }
  public var accessibilityElements: [Any]? {
    get { spoken(\.elements) }
    set { speak { $0.elements = newValue } }
  }
  /// In points of the screen.
  public var accessibilityFrame: CGRect {
    get { spoken(\.frame) ?? .zero }
    set { speak { $0.frame = newValue } }
  }

  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// `NSNotFound` for what is no element of the receiver.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  public func accessibilityActivate() -> Bool { false }
  public func accessibilityIncrement() {}
  public func accessibilityDecrement() {}
  public func accessibilityElementDidBecomeFocused() {}
  public func accessibilityElementDidLoseFocus() {}

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
}
