// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/SourceLowering.md §2.19.
@Suite("Classes over Foundation's")
struct FoundationClassTests {
  @Test("the types of Core Foundation that a bundle's initialisers name are there, and init()")
  func bundle() {
    let lowered = Lowered(
      """
      import Foundation
      public final class Facts: Bundle {
        override var bundleIdentifier: String? { "facts" }
      }
      """)
    #expect(lowered.contains("import struct CoreFoundation.CFUUIDBytes; "))
    #expect(
      lowered.contains(
        "public convenience init() { self.init(path: Foundation.Bundle.main.bundlePath)! }"))
  }

  @Test("super.init() makes the app's own bundle, written or not")
  func inherited() {
    let lowered = Lowered(
      """
      import Foundation
      class Facts: Bundle {
        let facts: [String: Any]
        init(facts: [String: Any]) { self.facts = facts; super.init() }
        init(fact: String) { facts = ["fact": fact] }
        override init() { facts = [:]; super.init() }
        override init?(path: String) { facts = [:]; super.init(path: path) }
      }
      class Empty: Bundle { override init() {} }
      class Told: Bundle {
        init(note: String) {
          // Nothing to keep.
        }
      }
      class More: Facts { override init() { super.init() } }
      """)
    let plain = "super.init(path: Foundation.Bundle.main.bundlePath)!"
    #expect(lowered.contains("{ self.facts = facts; \(plain) }"))
    #expect(lowered.contains("{ facts = [\"fact\": fact] ; \(plain) }"))
    #expect(lowered.contains("        \u{20}init() { facts = [:]; \(plain) }"))
    #expect(lowered.contains("{ facts = [:]; super.init(path: path) }"))
    #expect(lowered.contains("class More: Facts { override init() { super.init() } }"))
    #expect(lowered.contains("init() { \(plain) }"))
    #expect(lowered.contains("// Nothing to keep.\n   \(plain) }"))
    #expect(!lowered.contains("convenience"))
  }

  @Test("a session without a configuration is made with the default one")
  func session() {
    let lowered = Lowered(
      """
      import Foundation
      class Spy: URLSession {
        var asked = 0
      }
      class Named: URLSession {
        let name: String
        init(name: String) { self.name = name; super.init() }
        override init() { name = "" }
      }
      """)
    let plain = "init(configuration: .default)"
    #expect(lowered.contains("convenience init() { self.\(plain) }"))
    #expect(lowered.contains("{ self.name = name; super.\(plain) }"))
    #expect(lowered.contains("init() { name = \"\" ; super.\(plain) }"))
    #expect(!lowered.contains("override init()"))
    #expect(!lowered.contains("CoreFoundation"))
  }

  @Test(
    "other classes need the types alone",
    arguments: ["RunLoop", "NSCondition", "NSKeyedUnarchiver", "NSRegularExpression", "NSNumber"])
  func types(_ base: String) {
    let lowered = Lowered("import Foundation\nclass Own: \(base) {}")
    #expect(lowered.contains("import struct CoreFoundation.CFUUIDBytes; "))
    #expect(lowered.contains("class Own: \(base) {}"))
  }

  @Test("threads need the types alone; Bundle() is the app's own")
  func others() {
    let lowered = Lowered(
      "import Foundation\nclass Worker: Thread { override func main() { _ = Bundle() } }",
      "import Foundation\nclass Work: Operation {}")
    #expect(lowered.contains("import struct CoreFoundation.CFUUIDBytes; "))
    #expect(lowered.contains("{ override func main() { _ = Bundle.main } }"))
    #expect(!lowered.contains("CoreFoundation", in: 1))
  }
}

/// Programs over such classes are built and run.
@Suite(
  "Objects of classes over Foundation's", .serialized, .enabled(if: TrialApp.isInstalled))
struct FoundationClassRunTests {
  @Test("what a bundle's class overrides is asked, by Foundation's functions too")
  func asked() throws {
    let text = """
      import UIKit
      final class Facts: Bundle, @unchecked Sendable {
        let word: String
        init(word: String) { self.word = word; super.init() }
        override var bundleIdentifier: String? { word }
        override func localizedString(
          forKey key: String, value: String?, table tableName: String?
        ) -> String { key + word }
      }
      final class Plain: Bundle, @unchecked Sendable {
        override func object(forInfoDictionaryKey key: String) -> Any? { key }
      }
      final class Worker: Thread, @unchecked Sendable {
        var done = false
        override func main() { done = true }
      }
      final class Spy: URLSession, @unchecked Sendable {
        let asked: Int
        override init() { asked = 7 }
      }
      @main struct Program {
        @MainActor static func main() {
          let bundle: Bundle = Facts(word: "!")
          print(bundle.bundleIdentifier ?? "", NSLocalizedString("key", bundle: bundle, comment: ""))
          let plain: Bundle = Plain()
          print(plain.object(forInfoDictionaryKey: "a") ?? "")
          print(NSLocalizedString("other", bundle: plain, comment: ""))
          let worker = Worker()
          worker.main()
          print(worker.done, Bundle() === Bundle.main, Spy().asked)
        }
      }
      """
    #expect(try MetatypeTests.output(text) == ["! key!", "a", "other", "true true 7"])
  }
}
