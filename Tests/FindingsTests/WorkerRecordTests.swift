// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Testing

@testable import Findings

/// Documentation/Containment.md §2.
@Suite("what an app's process says")
struct WorkerRecordTests {
  private static let finding = RawFinding(
    finding: Finding(
      kind: .crash, screen: "A B", configurations: [Configuration(device: "iPhone SE")],
      viewPath: "x › y", className: "C",
      numbers: [.init("limit", .infinity, "s")], message: "two\nlines and a 'quote'"),
    detail: "d")

  private static let all: [WorkerRecord] = [
    .version(1), .began(unit: 7), .finding(number: 2, unit: 7, finding),
    .done(unit: 7, findings: [2, 11]), .done(unit: 8, findings: []),
    .refused(unit: 9, "no\nway to go"), .wanted(unit: 9, host: "a.example"),
    .finding(number: 3, unit: 7, page: 2, finding),
    .shot(unit: 7, ScreenShot(picture: "aa", geometry: nil, dump: "bb")),
    .shot(unit: 7, page: 60, ScreenShot(picture: "cc")),
    .screen(ScreenRequest(name: "Feed\u{2028}", origin: .scene)), .place([]), .place([12, 3]),
    .ended(unit: 7, UnitEnd(kind: .memory, status: "Killed", lastWords: "a\nb")),
    .known(screen: 1, key: -5, number: 2, measure: 0.1),
    .painted(.init(list: -3, commands: 4, width: 375, height: 667.5, scale: 2, name: "aa")),
    .file(.picture, name: "aa", count: 3), .file(.output, name: "a b.png", count: 0),
    .test(.started("A/b")), .step(3), .content(4), .alive, .leaving,
    .used(screen: 2, UnitUse(files: ["a b.swift"], resources: ["text T#k"])),
    .finished,
  ]

  @Test("what is written is read", arguments: all)
  func roundTrip(record: WorkerRecord) throws {
    #expect(!record.line.contains("\n"))
    #expect(try WorkerRecord(line: record.line) == record)
  }

  @Test(
    "what is no record is an error, and never left out",
    arguments: [
      "", "D", "D x 1", "D 1", "D 1 2,x", "S 1 2", "F 0 1 {", "K 1 {}", "y 1", "O picture 1",
      "O other 1 \"a\"", "O note -1 \"a\"", "B 1 2 3 x", "C 1 x", "A ", "Z 1", "V one", "P 1 a b",
    ])
  func damaged(line: String) {
    #expect(throws: RecordError.self) { try WorkerRecord(line: line) }
  }

  @Test("lines and files come out as they went in, however they are cut")
  func pieces() throws {
    let text = "key.0 S 1\nkey.1 O note 4 \"n\"\na\nb\nkey.2 D 1 \n"
    for size in 1...text.utf8.count {
      var reader = RecordReader(nonce: "key")
      var entries: [RecordReader.Entry] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        entries += try reader.take(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(entries.map(\.line) == ["S 1", "O note 4 \"n\"", "D 1 "])
      #expect(entries.map { Array($0.payload) } == [[], Array("a\nb\n".utf8), []])
      #expect(!reader.isWithinLine)
    }
  }

  @Test(
    "a line of somebody else's, one that is missing and one that is there twice are errors",
    arguments: ["D 1 \n", "key.1 D 1 \n", "kez.0 D 1 \n", "key.0 S 1\nkey.0 D 1 \n"])
  func forged(text: String) {
    var reader = RecordReader(nonce: "key")
    #expect(throws: RecordError.self) { try reader.take(text.utf8) }
  }
}
