// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

private protocol Listening: AnyObject {
  var name: String { get }
}

private final class Listener: Listening {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Tables whose members are known by a protocol, as on iOS by one that shows itself to Objective-C.
@Suite("Tables of weakly held objects")
struct WeakTableTests {
  @Test("a hash table of a protocol holds each object once, and only while it lives")
  func members() {
    let table = NSHashTable<any Listening>.weakObjects()
    let first: any Listening = Listener("first")
    table.add(first)
    table.add(first)
    do {
      let second = Listener("second")
      table.add(second)
      withExtendedLifetime(second) {
        #expect(table.allObjects.map(\.name) == ["first", "second"])
      }
    }
    #expect(table.count == 1)
    #expect(table.contains(first))
    #expect(table.anyObject === first)
    table.remove(first)
    #expect(table.allObjects.isEmpty)
  }

  @Test("a map table finds objects of a protocol by equal keys")
  func values() {
    let table = NSMapTable<NSString, any Listening>.strongToWeakObjects()
    let first: any Listening = Listener("first")
    table.setObject(first, forKey: NSString(string: "key"))
    #expect(table.object(forKey: NSString(string: "key")) === first)
    table.removeObject(forKey: NSString(string: "key"))
    #expect(table.object(forKey: NSString(string: "key")) == nil)
    #expect(table.count == 0)
  }
}
