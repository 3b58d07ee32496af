// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Delegates are asked, and observers told, on many threads at once; none hears of another's calls.
@Suite("what each thread has of its own")
struct ThreadTests {
  /// Runs a block on a thread of its own, to its end.
  private func elsewhere(_ block: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
      block()
      end.signal()
    }.start()
    end.wait()
  }

  @Test("a method that is missing on another thread is not missing on this one")
  func optionalMethods() {
    let delegate = NSObject()
    let height = optionalCall(on: delegate) { () -> Int in
      elsewhere { _ = unimplemented(0) }
      return 44
    }
    #expect(height == 44)
    #expect(optionalCall(on: delegate) { unimplemented(44) } == nil)
  }

  @Test("a method that is there on another thread does not make this one's be there")
  func missingMethods() {
    let height = optionalCall(on: NSObject()) { () -> Int in
      let placeholder = unimplemented(44)
      elsewhere { _ = optionalCall(on: NSObject()) { 1 } }
      return placeholder
    }
    #expect(height == nil)
  }

  @Test("a list's own setter is quiet, what it announces of other keys is not")
  func quietSetters() {
    final class Order: NSObject {
      var items: [String] = [] {
        didSet {
          noteChange(of: "items", from: oldValue)
          noteChange(of: "count", from: oldValue.count)
        }
      }
    }
    RuntimeRegistry.describe(Order.self).property("items", \Order.items)
    let order = Order()
    nonisolated(unsafe) var heard: [String] = []
    let identifier = KeyValueObservers.add(to: order) { name, _ in heard.append(name) }
    defer { KeyValueObservers.remove(identifier, from: ObjectIdentifier(order)) }

    order.mutableArrayValue(forKey: "items").add("tea")

    #expect(order.items == ["tea"])
    // The list itself is told once, with the place that changed, after its setter.
    #expect(heard == ["count", "items"])
  }

  @Test("a class that no launch can name may be asked on any thread first")
  func genericClasses() {
    let list = Described<Int>()
    nonisolated(unsafe) var answers: [Bool] = []
    nonisolated(unsafe) let unsafeList = list
    elsewhere {
      answers = ["refresh", "clear"].map {
        RuntimeRegistry.responds(unsafeList, to: Selector($0))
      }
    }
    #expect(answers == [true, false])
  }
}

private final class Described<Element>: NSObject, RuntimeDescribing {
  static func describeRuntime(_ entry: RuntimeClass) {
    entry.method("refresh") { (_: Described, _) in nil as Any? }
  }
}
