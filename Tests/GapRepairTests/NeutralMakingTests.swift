// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Documentation/Gaps.md §6.2.
@Suite("Classes for protocols to which nothing conforms")
struct NeutralMakingTests {
  private static func text(_ source: String) -> String? {
    NeutralMaking.text(for: [GapFile(path: "/A.swift", text: source)])
  }

  @Test("each requirement is fulfilled by what does nothing")
  func members() {
    let made = Self.text(
      """
      import UIKit
      protocol Base: AnyObject { var name: String { get } }
      protocol Index: Base, Sendable {
        static var shared: Int { get set }
        func add<T: Hashable>(
          _ items: [T], after delay: Int) async throws
        func count(of kind: String) -> Int
        var size: Int { get async }
      }
      """)
    #expect(
      made == """
        import SnugGaps
        import UIKit

        final class SnugNeutral_Base: Base, @unchecked Sendable {
          var name: String { get { snugNeutral("a value for 'Base'") } }
        }

        final class SnugNeutral_Index: Index, @unchecked Sendable {
          static var shared: Int { get { snugNeutral("a value for 'Index'") } set {} }
          func add<T: Hashable>( _ items: [T], after delay: Int) async throws {}
          func count(of kind: String) -> Int { snugNeutral("a value for 'Index'") }
          var size: Int { get async { snugNeutral("a value for 'Index'") } }
          var name: String { get { snugNeutral("a value for 'Index'") } }
        }

        """)
  }

  @Test("a protocol that a type of the module adopts, by whatever way, needs none")
  func adopted() {
    #expect(Self.text("protocol P {}\nprotocol Q: P {}\nextension S: Q {}\nstruct S {}") == nil)
    #expect(Self.text("protocol P {}\nfinal class A: NSObject, P {}") == nil)
    // A type of a framework may have lost it.
    #expect(Self.text("protocol P {}\nextension CSIndex: P {}") != nil)
  }

  @Test("what the text does not tell is left alone")
  func unknown() {
    for source in [
      "protocol P { associatedtype A }", "protocol P: Codable {}", "private protocol P {}",
      "protocol P { func same(as other: Self) -> Bool }",
      "protocol P { subscript(a: Int) -> Int { get } }",
      "protocol P { init(a: Int) }", "@objc protocol P {}", "protocol P<A> { associatedtype A }",
    ] { #expect(Self.text(source) == nil, "\(source)") }
  }
}
