// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing

@testable import CLI

@Suite("places of things that code made")
struct CallChainTests {
  @Test("a place holds four calls of 31 bits, and whether libraries lie between")
  func packing() {
    let place = SourcePlace(
      file: WorkerPlace.codeFile, line: 0x10 | (0x8000_0020 << 32), column: 0x30)
    #expect(
      CallChain(place).calls == [
        .init(offset: 0x10, isAcross: false), .init(offset: 0x20, isAcross: true),
        .init(offset: 0x30, isAcross: false),
      ])
    #expect(
      CallChain(SourcePlace(file: WorkerPlace.codeFile, line: 0, column: 0)).calls.isEmpty)
  }

  @Test("initial values are found at properties, those of superclasses too")
  func initialValues() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    class Base: UITableViewCell {
      let title = UILabel()
      let later: UILabel
      lazy var late = UILabel()
      var none: UILabel? = nil
    }
    final class Sub: Base {
      private let own = UIImageView()
      private let first = UILabel(), second = UILabel()
      static let shared = UILabel()
    }
    public final class Other { let title = UILabel() }
    final class Leaf: Base { let only = UILabel() }
    final class Deep: Leaf {
      func draw() { let local = UILabel() }
    }
    extension Deep {
      var computed: UILabel { only }
    }
    struct Last {
      let title = UILabel()
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let finder = DeclarationFinder(files: [file.path])
    func found(_ path: String) -> String? {
      finder.initialValue(ofPath: path).map { "\($0.type):\($0.place.line)" }
    }
    #expect(found("Sub.title") == "Base:2")
    #expect(found("Sub.own") == "Sub:8")
    #expect(found("Sub.later") == nil)
    #expect(found("Sub.late") == nil)
    #expect(found("Sub.none") == nil)
    #expect(found("Sub.first") == "Sub:9" && found("Sub.second") == "Sub:9")
    #expect(finder.initialValue(ofPath: "Sub.second")?.place.column == 34)
    #expect(found("Sub.shared") == nil)
    #expect(found("Leaf.only") == "Leaf:13" && found("Deep.only[0] \"Anna\"") == "Leaf:13")
    #expect(found("Deep.title") == "Base:2" && found("Deep.local") == nil)
    #expect(finder.place(ofPath: "Deep.local")?.line == 14)
    #expect(finder.place(ofAny: ["computed"], in: "Deep")?.line == 18)
    #expect(finder.place(ofClass: "Sub")?.line == 7)
  }
}
