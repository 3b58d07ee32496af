// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/SourceLowering.md §5.7, §6.26.
@Suite("Messages by name")
@MainActor
struct MessageTests {
  class Stat: NSObject {
    nonisolated(unsafe) static var heard = 0
    class var name: String { "stat" }
    class func pong() { heard += 1 }
  }
  class SubStat: Stat {
    override class var name: String { "below" }
    override class func pong() { heard += 10 }
  }
  final class Lowest: SubStat {}

  private func describeStat() {
    let entry = RuntimeRegistry.describe(Stat.self)
    entry.classMethod("pong", of: Stat.self) { c, _ in c.pong() }
    entry.classProperty("name", of: Stat.self) { $0.name }
    Stat.heard = 0
  }

  @Test("a class method that a class below overrides is called there")
  func overriddenClassMethod() {
    describeStat()
    let pong = Selector("pong")
    RuntimeRegistry.perform(pong, on: Stat.self as AnyObject)
    #expect(Stat.heard == 1)
    RuntimeRegistry.perform(pong, on: SubStat.self as AnyObject)
    #expect(Stat.heard == 11)
    Lowest.perform(pong)
    #expect(Stat.heard == 21)

    let control = UIControl()
    control.addTarget(SubStat.self, action: pong, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(Stat.heard == 31)

    let center = NotificationCenter()
    center.addObserver(Lowest.self, selector: pong, name: Notification.Name("Ping"), object: nil)
    center.post(name: Notification.Name("Ping"), object: nil)
    #expect(Stat.heard == 41)
  }

  @Test("so is a class property")
  func overriddenClassProperty() {
    describeStat()
    #expect(RuntimeRegistry.classValue(forKey: "name", of: Stat.self) as? String == "stat")
    #expect(RuntimeRegistry.classValue(forKey: "name", of: Lowest.self) as? String == "below")
  }

  @Test("a message without a method is forwarded, whatever responds(to:) says")
  func forwards() {
    final class Listener: NSObject { var count = 0 }
    final class Proxy: NSObject { let next = Listener() }
    RuntimeRegistry.describe(Listener.self).method("ping") { (o: Listener, _) in o.count += 1 }
    RuntimeRegistry.describe(Proxy.self).method("forwardingTargetForSelector:") { (o: Proxy, _) in
      o.next as Any?
    }
    let proxy = Proxy()
    let ping = Selector("ping")
    #expect(!RuntimeRegistry.responds(proxy, to: ping))
    proxy.perform(ping)
    #expect(proxy.next.count == 1)

    let control = UIControl()
    control.addTarget(proxy, action: ping, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(proxy.next.count == 2)

    let center = NotificationCenter()
    center.addObserver(proxy, selector: ping, name: Notification.Name("Ping"), object: nil)
    center.post(name: Notification.Name("Ping"), object: nil)
    #expect(proxy.next.count == 3)

    let timer = Timer(
      timeInterval: 1, target: proxy, selector: ping, userInfo: nil, repeats: false)
    timer.fire()
    #expect(proxy.next.count == 4)
  }
}
