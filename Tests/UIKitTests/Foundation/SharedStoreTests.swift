// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@Suite("Stores that apps share")
struct SharedStoreTests {
  @Test("keys of user defaults are no paths of key-value coding")
  func defaults() throws {
    let name = UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count.of.starts")
    #expect(defaults.integer(forKey: "count.of.starts") == 3)
    #expect(defaults.value(forKey: "count.of.starts") as? Int == 3)
    defaults.setValue(nil, forKey: "count.of.starts")
    #expect(defaults.value(forKey: "count.of.starts") == nil)
  }

  @Test("values of the iCloud store are kept with their types, and are gone when removed")
  func cloud() {
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "flag")
    store.set(Int64(7), forKey: "count")
    store.set("text", forKey: "name")
    #expect(store.bool(forKey: "flag"))
    #expect(store.longLong(forKey: "count") == 7)
    #expect(store.string(forKey: "name") == "text")
    #expect(store.double(forKey: "none") == 0)
    store.removeObject(forKey: "name")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["count", "flag"])
  }

  @Test("a closure is an object and back, as blocks are")
  func blocks() {
    typealias Action = (Int) -> Int
    let double: Action = { $0 * 2 }
    let object = unsafeBitCast(double, to: AnyObject.self)
    #expect(unsafeBitCast(object, to: Action.self)(4) == 8)
    #expect(unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
  }
}
