// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Core Foundation's notifications")
struct CoreFoundationNotificationTests {
  private final class Told {
    var names: [String] = []
    var done: CheckedContinuation<Void, Never>?
  }

  private let callback: CFNotificationCallback = { _, observer, name, _, _ in
    guard let observer, let name else { return }
    let told = Unmanaged<Told>.fromOpaque(observer).takeUnretainedValue()
    told.names.append(name.rawValue as String)
    told.done?.resume()
  }

  private func post(_ name: String) {
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as CFString), nil, nil,
      true)
  }

  @Test("the system's centre tells the app's own functions, of their names, until they are removed")
  func darwin() async {
    let told = Told()
    let observer = Unmanaged.passUnretained(told).toOpaque()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    CFNotificationCenterAddObserver(
      center, observer, callback, "org.example.changed" as CFString, nil, .deliverImmediately)
    await withCheckedContinuation { done in
      told.done = done
      post("org.example.other")
      post("org.example.changed")
    }
    told.done = nil
    CFNotificationCenterRemoveEveryObserver(center, observer)
    post("org.example.changed")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(told.names == ["org.example.changed"])
  }

  @Test("a range is where it begins and how many it has")
  func range() {
    #expect(CFRangeMake(2, 3) == CFRange(location: 2, length: 3) && CFRange().length == 0)
  }
}
