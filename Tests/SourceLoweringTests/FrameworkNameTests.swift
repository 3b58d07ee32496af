// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

@Suite("Types of libraries that frameworks have, too")
struct FrameworkNameTests {
  private static let library = """
    public struct Logger { public init() {} }
    public enum AES { case tea }
    public typealias SymmetricKey = Int
    public struct Shelf {}
    public class XMLElement {}
    struct SHA256 {}
    @_spi(Own) public struct SHA512 {}
    public enum Box { public struct HMAC {} }
    public enum Accessibility {}
    extension Accessibility { public struct Trait {} }
    """

  private func lower(_ text: String, native: Bool = false) -> String {
    let kit = SourceLowering(LoweringOptions(moduleName: "Kit"))
    let inputs = [SourceInput(path: "/k.swift", text: Self.library)]
    var options = LoweringOptions(moduleName: "App", modules: ["App", "Kit"])
    options.known = (native ? kit.read(inputs) : kit.lower(inputs)).interface
    options.compiledNames = ["Kit": "Kit_"]
    return SourceLowering(options).lower([SourceInput(path: "/a.swift", text: text)]).files[0].text
  }

  @Test(
    "are imported by name where a file imports the library and names them",
    arguments: [false, true])
  func scoped(native: Bool) {
    let text = lower(
      """
      import Combine
      import Kit
      extension Logger { static let own = Logger() }
      let b = XMLElement()
      let a: (AES, SymmetricKey, Shelf, SHA256, SHA512, HMAC)
      """, native: native)
    let header = text.prefix { $0 != "\n" }
    #expect(header.contains("import struct Kit_.Logger; "))
    #expect(header.contains("import enum Kit_.AES; "))
    #expect(header.contains("import typealias Kit_.SymmetricKey; "))
    #expect(header.contains("import class Kit_.XMLElement; "))
    for other in ["Shelf", "SHA256", "SHA512", "HMAC"] {
      #expect(!header.contains(other), "\(other)")
    }
  }

  @Test("are left alone where the file does not name them, or the module has its own")
  func others() {
    #expect(!lower("import Kit\nlet a = 1\n").contains("import struct"))
    #expect(!lower("import Combine\nlet a = Logger()\n").contains("import struct"))
    let own = lower("import Kit\nstruct Logger {}\nlet a = Logger()\n")
    #expect(!own.contains("import struct"))
  }

  @Test("a type that is called like a framework stands before its members, not the module")
  func namespace() {
    #expect(lower("import Kit\nlet a: Accessibility.Trait\n").contains("a: Accessibility.Trait"))
    let apple = lower("import Accessibility\nlet a: Accessibility.AXCustomContent\n")
    #expect(apple.contains("a: UIKit.AXCustomContent"))
  }
}
