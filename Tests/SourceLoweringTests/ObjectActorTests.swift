// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §4.11.
@Suite("Actors that inherit NSObject")
struct ObjectActorTests {
  @Test("lose what only a class has above it")
  func rewritten() {
    let text = Lowered(
      "import UIKit\nactor Loader: NSObject {\n  override init() {\n    super.init()\n  }\n"
        + "  class Part: NSObject { override init() { super.init() } }\n}\nactor Plain {}\n")
    #expect(text.contains("actor Loader: UIKit.SnugObjectActor {"))
    #expect(text.contains("class Part: NSObject { override init() { super.init() } }"))
    #expect(text.contains("actor Plain {}"))
  }

  @Test("are delegates, equal to themselves, and link", .enabled(if: TrialApp.isInstalled))
  func runs() throws {
    let lines = try MetatypeTests.output(
      """
      import UIKit
      protocol Bell: NSObjectProtocol { func ring() }
      actor Loader: NSObject, Bell, URLSessionDelegate {
        let name: String
        override init() {
          name = "loader"
          super.init()
        }
        nonisolated func ring() { print(description) }
        override nonisolated var description: String { "I am \\(name)" }
      }
      @main struct Program {
        @MainActor static func main() {
          let loader = Loader()
          let bell: any Bell = loader
          bell.ring()
          print(loader.isEqual(loader), loader.isEqual(Loader()), loader == loader)
          print(Set([loader, loader]).count)
        }
      }
      """)
    #expect(lines == ["I am loader", "true false true", "1"])
  }
}
