// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Overrides as the lowering writes them. Documentation/SourceLowering.md §4.12.
@Suite("Overrides of a notification center's methods")
struct OverriddenCenterTests {
  private final class Spy: NotificationCenter, SnugCenterPost, SnugCenterPostInformed,
    SnugCenterAddObserver, SnugCenterAddBlock, SnugCenterRemove, @unchecked Sendable
  {
    var calls: [String] = []

    func snugOverriddenPost(_ notification: Notification) {
      calls.append("post \(notification.name.rawValue)")
      snugInheritedPost(notification)
    }

    func snugOverriddenPost(
      name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
      calls.append("name \(name.rawValue) \(userInfo?.count ?? 0)")
      snugInheritedPost(name: name, object: object, userInfo: userInfo)
    }

    func snugOverriddenAddObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      calls.append("observer \(name?.rawValue ?? "-")")
      snugInheritedAddObserver(observer, selector: selector, name: name, object: object)
    }

    func snugOverriddenAddObserver(
      forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      calls.append("block \(name?.rawValue ?? "-")")
      return snugInheritedAddObserver(
        forName: name, object: object, queue: queue, using: block)
    }

    func snugOverriddenRemoveObserver(_ observer: Any) {
      calls.append("remove")
      snugInheritedRemoveObserver(observer)
    }
  }

  private final class Named: NotificationCenter, SnugCenterPostNamed, @unchecked Sendable {
    var names: [String] = []
    func snugOverriddenPost(name: NSNotification.Name, object: Any?) { names.append(name.rawValue) }
  }

  private final class Ear: @unchecked Sendable { var heard: [String] = [] }

  private func talk(to center: NotificationCenter) -> [String] {
    let ear = Ear()
    let name = NSNotification.Name("a")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      ear.heard.append("\(notification.name.rawValue) \(notification.userInfo?.count ?? 0)")
    }
    center.post(name: name, object: nil, userInfo: ["k": 1])
    center.post(Notification(name: name))
    center.removeObserver(token)
    center.post(name: name, object: nil)
    return ear.heard
  }

  @Test("a call that knows a NotificationCenter alone comes to the override, super to Foundation")
  func spied() {
    let spy = Spy()
    #expect(talk(to: spy) == ["a 1", "a 0"])
    #expect(spy.calls == ["block a", "name a 1", "post a", "remove", "name a 0"])
    #expect(talk(to: NotificationCenter()) == ["a 1", "a 0"])
  }

  @Test("a key that is Foundation's text is found by Swift's, too")
  func textKeys() {
    let center = NotificationCenter()
    let name = NSNotification.Name("keys")
    let heard = Ear()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      let info = notification.userInfo
      heard.heard.append("\(info?["k"] ?? 0) \(info?[NSString(string: "k")] ?? 0)")
    }
    let info: [NSObject: AnyObject] = [NSString(string: "k"): NSNumber(value: 7)]
    center.post(name: name, object: nil, userInfo: info)
    center.removeObserver(token)
    #expect(heard.heard == ["7 7"])
  }

  @Test("what observes by selector asks too, and only for the method that was called")
  func selectors() {
    let spy = Spy()
    let observer = NSObject()
    let center: NotificationCenter = spy
    center.addObserver(
      observer, selector: Selector("hear"), name: NSNotification.Name("b"), object: nil)
    center.removeObserver(observer)
    #expect(spy.calls == ["observer b", "remove"])
  }

  @Test("a post without information is Apple's method of two arguments where that is overridden")
  func named() {
    let center = Named()
    (center as NotificationCenter).post(name: NSNotification.Name("c"), object: nil)
    (center as NotificationCenter).post(
      name: NSNotification.Name("d"), object: nil, userInfo: ["k": 1])
    #expect(center.names == ["c"])
  }
}
