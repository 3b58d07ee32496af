// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@Suite("Real documents", .enabled(if: SharedDocuments.folder != nil, SharedDocuments.absence))
struct RealDocumentTests {
  @Test("all 240 documents are read")
  func allAreRead() throws {
    #expect(SharedDocuments.all.count == 240)
    for url in SharedDocuments.all {
      let document = try Document(contentsOf: url)
      #expect(document.scenes.isEmpty == (document.kind == .xib), "\(url.path)")
    }
  }

  @Test("nothing in them is outside the grammar")
  func grammarIsComplete() throws {
    for url in SharedDocuments.all {
      let strange = try Document(contentsOf: url).issues.filter {
        if case .danglingReference = $0.problem { false } else { true }
      }
      #expect(strange.isEmpty, "\(url.path): \(strange.map(\.description))")
    }
  }

  @Test("the counts of the manifest are found again")
  func countsMatchManifest() throws {
    let folder = try #require(SharedDocuments.folder)
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("manifest.tsv"), encoding: .utf8)
    for row in manifest.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t").map(String.init)
      let document = try Document(contentsOf: folder.appendingPathComponent(fields[0]))
      var frames = 0
      var constraints = 0
      document.root.forEachDescendant { element, _ in
        if element.rect("frame") != nil { frames += 1 }
        if element.name == "constraint", ConstraintValue(element) != nil { constraints += 1 }
      }
      #expect(frames == Int(fields[3]), "frames of \(fields[0])")
      #expect(constraints == Int(fields[5]), "constraints of \(fields[0])")
      #expect(document.device?.id ?? "None" == fields[1], "device of \(fields[0])")
    }
  }
}
