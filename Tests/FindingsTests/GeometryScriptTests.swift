// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@Suite("What is drawn over pictures")
struct GeometryScriptTests {
  private static let code = SourcePlace(file: WorkerPlace.codeFile, line: 4660)
  private static let geometry = ScreenGeometry(
    width: 507, height: 768.5,
    nodes: [
      .init(
        path: "Cell.\"title\"", className: "UILabel", depth: 2,
        frame: Rect(x: 1, y: -2.05, width: 3, height: 4.333_333), baselines: [3.5], place: code)
    ],
    constraints: [.init(text: "a.top = b.top", from: (1, 2), to: (1, 8), isBroken: true)],
    faults: [
      .init(number: 7, region: Rect(x: 0, y: 0.5, width: 10, height: 20)),
      .init(number: 8, region: Rect(x: 0, y: 0, width: 1, height: 1)),
    ],
    spoken: [
      .element(
        SpokenElement(
          label: "Buy\t\"now\"", hint: "Pays", traits: ["button"],
          frame: Rect(x: 1, y: 2, width: 3, height: 4.5), actions: ["Gift", "Share"],
          className: "UIButton", path: "Cart.buy"))
    ])

  @Test("the tool completes a worker's note with places and fingerprints")
  func completed() throws {
    let note = try #require(GeometryNote(Self.geometry.note))
    let script = note.script(
      place: { $0 == Self.code ? SourcePlace(file: "A.swift", line: 12, column: 5) : nil },
      fingerprint: { $0 == 7 ? "00ff" : nil })

    #expect(note.places == [Self.code])
    #expect(
      script == #"""
        snugGeometry({"width":507,"height":768.5,"nodes":[["Cell.\"title\"","UILabel",2,0,1,-2.05,3,4.33,3.5]],"constraints":[["a.top = b.top",1,-1,1,2,1,8]],"spoken":[["Buy\u0009\"now\". Button. Pays. Actions available.","Buy\u0009\"now\"","","Pays","button","Gift\u000aShare","","Cart.buy",1,2,3,4.5]],"places":[["A.swift",12,5]],"faults":[["00ff",0,0.5,10,20]]});

        """#)
  }

  @Test("what is read is also there in the portable model, on a line of its own")
  func portable() throws {
    let note = try #require(GeometryNote(Self.geometry.note))
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(note.accessibility.utf8)) as? [[String: Any]])
    let element = try #require(
      (list.first?["element"] as? [String: Any])?["_0"] as? [String: Any])
    #expect(note.accessibility.split(separator: "\n").count == 1)
    #expect(element["label"] as? String == "Buy\t\"now\"")
    #expect(element["customActions"] as? [String] == ["Gift", "Share"])
    #expect(GeometryNote(ScreenGeometry(width: 1, height: 1).note)?.accessibility == "[]\n")
  }

  @Test("a place that is not known is null")
  func unknownPlace() throws {
    let note = try #require(GeometryNote(Self.geometry.note))
    let script = note.script(place: { _ in nil }, fingerprint: { _ in nil })

    #expect(script.hasSuffix("\"places\":[null],\"faults\":[]});\n"))
  }

  @Test("a note that is cut off is none", arguments: [0, 10, 300])
  func cut(_ length: Int) {
    #expect(GeometryNote(String(Self.geometry.note.prefix(length).dropLast())) == nil)
  }

  @Test("equal contents have one name, others have others")
  func names() {
    let names = (0..<100).map { ContentHash.name(of: Array(repeating: UInt8(7), count: $0)) }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { $0.count == 24 && ReportLayout.isOwnName("\($0).png") })
    #expect(ContentHash.name(of: Data([1, 2, 3])) == ContentHash.name(of: [1, 2, 3] as [UInt8]))
    #expect(!ReportLayout.isOwnName("logo.png"))
  }

  @Test("the line of a unit's files can be read back")
  func shots() {
    for shot in [
      ScreenShot(picture: "ab", geometry: "cd", dump: nil), ScreenShot(),
      ScreenShot(picture: nil, geometry: nil, dump: "ef"),
    ] { #expect(ScreenShot(shot.text) == shot) }
    #expect(ScreenShot("ab cd") == nil)
  }
}
