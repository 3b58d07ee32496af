// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Synchronization

/// The methods whose code was exchanged while the app runs.
///
/// Swift binds methods when it compiles them, so a method whose code can be exchanged asks here
/// first: those of UIKit in ``ExchangeableMethods``, and those of the app for which the lowering
/// writes the question. Until something is exchanged the question is one truth value.
/// Behaviour note: Documentation/SourceLowering.md §6.18.
public enum MethodExchange {
  /// Whether anything was exchanged.
  public static var isInUse: Bool { exchanged.load(ordering: .relaxed) != 0 }
  /// A bit for every selector that was exchanged in any class; several selectors share one. What has
  /// no bit here runs its own code at once.
  private static let exchanged = Atomic<UInt64>(0)
  nonisolated(unsafe) private static var codes: [MethodPlace: MethodCode] = [:]
  private static let lock = NSLock()

  /// What a place in a class runs.
  static func code(at place: MethodPlace) -> MethodCode? { lock.withLock { codes[place] } }

  static func set(_ code: MethodCode, at place: MethodPlace) {
    lock.withLock {
      codes[place] = code == .method(place) ? nil : code
      exchanged.bitwiseOr(bit(of: place.selector), ordering: .releasing)
    }
  }

  /// FNV-1a over the selector's bytes, as one of 64 bits. O(bytes).
  private static func bit(of selector: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in selector.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return 1 << (hash >> 58)
  }

  static func mayBeExchanged(_ selector: String) -> Bool {
    exchanged.load(ordering: .acquiring) & bit(of: selector) != 0
  }

  /// The code that the author's method of a class gives way to, or nil when it runs itself.
  public static func code(
    _ selector: String, of owner: AnyClass, for object: AnyObject
  ) -> ExchangedCode? {
    replacement(selector, owner, object).map { ExchangedCode(place: $0.place, code: $0.code) }
  }

  /// What runs in place of a class's own code, where it stands: the class of the object first, then
  /// the classes above it, up to the one whose method asks.
  ///
  /// Code that runs for the same message to the same object asks for what is above its own place,
  /// as `super` does.
  private static func replacement(
    _ selector: String, _ owner: AnyClass, _ object: AnyObject
  ) -> (place: MethodPlace, code: MethodCode)? {
    guard mayBeExchanged(selector) else { return nil }
    let running = MethodFrames.current.place(of: selector, object)
    var isBelow = running != nil
    var next: AnyClass? = type(of: object)
    while let current = next {
      let place = MethodPlace(current, selector)
      if place == running {
        isBelow = false
      } else if !isBelow, let code = code(at: place), code.fits(object) {
        return (place, code)
      }
      if current == owner { return nil }
      next = _getSuperclass(current)
    }
    return nil
  }

  // MARK: Methods of UIKit

  /// Runs a method of UIKit that may have been exchanged.
  @MainActor @inline(__always)
  static func run<Object: AnyObject, Result>(
    _ selector: String, _ object: Object, own: @escaping @MainActor (Object) -> Result
  ) -> Result {
    guard isInUse, let other = replacement(selector, Object.self, object) else {
      return own(object)
    }
    let plain = Swift.unsafeBitCast(own, to: ((Object) -> Result).self)
    return answer(other, selector, object, []) { _ in plain(object) }
  }

  @MainActor @inline(__always)
  static func run<Object: AnyObject, First, Result>(
    _ selector: String, _ object: Object, _ first: First,
    own: @escaping @MainActor (Object, First) -> Result
  ) -> Result {
    guard isInUse, let other = replacement(selector, Object.self, object) else {
      return own(object, first)
    }
    let plain = Swift.unsafeBitCast(own, to: ((Object, First) -> Result).self)
    return answer(other, selector, object, [first]) { plain(object, $0[0]) }
  }

  @MainActor @inline(__always)
  static func run<Object: AnyObject, First, Second, Result>(
    _ selector: String, _ object: Object, _ first: First, _ second: Second,
    own: @escaping @MainActor (Object, First, Second) -> Result
  ) -> Result {
    guard isInUse, let other = replacement(selector, Object.self, object) else {
      return own(object, first, second)
    }
    let plain = Swift.unsafeBitCast(own, to: ((Object, First, Second) -> Result).self)
    return answer(other, selector, object, [first, second]) { plain(object, $0[0], $0[1]) }
  }

  @MainActor @inline(__always)
  static func run<Object: AnyObject, First, Second, Third, Result>(
    _ selector: String, _ object: Object, _ first: First, _ second: Second, _ third: Third,
    own: @escaping @MainActor (Object, First, Second, Third) -> Result
  ) -> Result {
    guard isInUse, let other = replacement(selector, Object.self, object) else {
      return own(object, first, second, third)
    }
    let plain = Swift.unsafeBitCast(own, to: ((Object, First, Second, Third) -> Result).self)
    return answer(other, selector, object, [first, second, third]) {
      plain(object, $0[0], $0[1], $0[2])
    }
  }

  @MainActor @inline(__always)
  static func run<Object: AnyObject, First, Second, Third, Fourth, Result>(
    _ selector: String, _ object: Object, _ first: First, _ second: Second, _ third: Third,
    _ fourth: Fourth, own: @escaping @MainActor (Object, First, Second, Third, Fourth) -> Result
  ) -> Result {
    guard isInUse, let other = replacement(selector, Object.self, object) else {
      return own(object, first, second, third, fourth)
    }
    let plain = Swift.unsafeBitCast(
      own, to: ((Object, First, Second, Third, Fourth) -> Result).self)
    return answer(other, selector, object, [first, second, third, fourth]) {
      plain(object, $0[0], $0[1], $0[2], $0[3])
    }
  }

  private static func answer<Object: AnyObject, Result>(
    _ other: (place: MethodPlace, code: MethodCode), _ selector: String, _ object: Object,
    _ arguments: [Any?], own: @escaping (RuntimeArguments) -> Result
  ) -> Result {
    let owner = MethodPlace(Object.self, selector)
    let frame = MethodFrame(
      object: object, selector: selector, place: other.place, owner: owner
    ) { own(RuntimeArguments(values: $0, receiver: object, selector: selector)) }
    return MethodFrames.current.during(frame) {
      ExchangedCode(place: other.place, code: other.code).result(object, arguments)
    }
  }
}

/// A class and the selector of one of its methods.
struct MethodPlace: Hashable, Sendable {
  let type: ObjectIdentifier
  let selector: String

  init(_ type: AnyClass, _ selector: String) {
    self.type = ObjectIdentifier(type)
    self.selector = selector
  }

  var cls: AnyClass { Swift.unsafeBitCast(type, to: AnyClass.self) }
}

/// What a method runs.
enum MethodCode: Hashable, Sendable {
  /// The code that was written for the method of a class.
  case method(MethodPlace)
  case block(MethodBlock)

  /// Whether the code was written for objects of this class: what a class only inherits is exchanged
  /// for all that inherit it.
  func fits(_ object: AnyObject) -> Bool {
    guard case .method(let place) = self else { return true }
    return MethodPlace.isClass(type(of: object), below: place.cls)
  }
}

extension MethodPlace {
  static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == other { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}

/// A closure as the code of a method; it takes the object first.
final class MethodBlock: Hashable, Sendable {
  nonisolated(unsafe) let call: (AnyObject, [Any?]) -> Any?

  init(call: @escaping (AnyObject, [Any?]) -> Any?) { self.call = call }

  static func == (left: MethodBlock, right: MethodBlock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
