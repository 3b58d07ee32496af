// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §1.6.
@MainActor
@Suite("What UIKit autoreleases")
struct AutoreleaseTests {
  private final class Loaded {
    weak var kept: NSObject?

    @MainActor func load() {
      let object = NSObject()
      Runtime.current.autorelease([object])
      kept = object
    }
  }

  @Test("an object lives to the end of the turn or of the pool around it")
  func ends() {
    onDevice("iPhone X") { _ in
      let first = Loaded()
      first.load()
      #expect(first.kept != nil)
      let second = Loaded()
      autoreleasepool {
        second.load()
        #expect(second.kept != nil)
      }
      #expect(second.kept == nil)
      #expect(first.kept != nil)
      settle()
      #expect(first.kept == nil)
    }
  }

  @Test("a turn inside of another lets go of its own only")
  func nestedTurns() {
    onDevice("iPhone X") { _ in
      let (outer, inner) = (Loaded(), Loaded())
      Runtime.current.perform(after: 0) {
        outer.load()
        Runtime.current.perform(after: 0) { inner.load() }
        Runtime.current.turn()
        #expect(inner.kept == nil)
        #expect(outer.kept != nil)
      }
      Runtime.current.turn()
      #expect(outer.kept == nil)
    }
  }

  @Test("in a test the run loop turns inside of the test's pool")
  func tests() {
    onDevice("iPhone X") { _ in
      Runtime.current.turnsDrain = false
      let one = Loaded()
      one.load()
      settle()
      #expect(one.kept != nil)
      Runtime.current.drainAutoreleased()
      #expect(one.kept == nil)
    }
  }
}
