// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Documents")
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var types: [String] = []

    override func contents(forType typeName: String) throws -> Any {
      types.append(typeName)
      return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  private func place() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
  }

  private func text(of url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  private func wait(_ seconds: TimeInterval = 0.1) {
    Runtime.current.advance(to: Runtime.current.now + seconds)
  }

  @Test("a document is created, closed, opened and has the same text")
  func roundTrip() {
    onDevice("iPhone 8") { _ in
      let url = place()
      defer { try? FileManager.default.removeItem(at: url) }
      let note = Note(fileURL: url)
      #expect(note.documentState == .closed && note.fileType == "public.plain-text")
      note.text = "first"
      var told: [String] = []
      note.save(to: url, for: .forCreating) { told.append("saved \($0)") }
      #expect(told.isEmpty && note.documentState == .normal)
      wait()
      note.close { told.append("closed \($0)") }
      wait()
      #expect(told == ["saved true", "closed true"] && note.documentState == .closed)
      #expect(note.types == ["public.plain-text"])

      let again = Note(fileURL: url)
      again.open { told.append("opened \($0)") }
      wait()
      #expect(told.last == "opened true" && again.text == "first" && again.documentState == .normal)
    }
  }

  @Test("changes are saved when the document is closed, and five seconds after them")
  func changes() {
    onDevice("iPhone 8") { _ in
      let url = place()
      defer { try? FileManager.default.removeItem(at: url) }
      let note = Note(fileURL: url)
      note.save(to: url, for: .forCreating)
      note.text = "second"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      wait(6)
      #expect(!note.hasUnsavedChanges)
      #expect(text(of: url) == "second")

      note.text = "third"
      note.updateChangeCount(.done)
      note.close()
      wait()
      #expect(text(of: url) == "third")
    }
  }

  @Test("a document without a file does not open")
  func missing() {
    onDevice("iPhone 8") { _ in
      let url = place()
      let note = Note(fileURL: url)
      var opened: Bool?
      note.open { opened = $0 }
      wait()
      #expect(opened == false && note.documentState == .closed)
    }
  }
}
