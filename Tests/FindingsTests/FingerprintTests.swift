// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private func fingerprint(
    kind: FindingKind = .truncatedText, path: String = "UITableView › [0, 3] › FeedCell",
    file: String? = "App/Feed.swift", line: Int = 3, message: String = "", detail: String = ""
  ) -> String {
    Finding(
      kind: kind, screen: "Feed", configurations: [], viewPath: path, className: "UILabel",
      place: file.map { SourcePlace(file: $0, line: line) }, message: message, detail: detail
    ).fingerprint
  }

  @Test("the hash is FNV-1a of the parts, each ended by a zero byte")
  func value() {
    // The published vector of the algorithm: FNV-1a 64 of "a" is af63dc4c8601ec8c; and of one zero
    // byte it is af63bd4c8601b7df.
    #expect(Fingerprint.hexadecimalHash(of: [""]) == "af63bd4c8601b7df")
  }

  @Test("it stays when lines, folders, rows, words and addresses change")
  func staysTheSame() {
    #expect(fingerprint() == fingerprint(line: 90, message: "2 pt are missing"))
    #expect(fingerprint() == fingerprint(path: "UITableView › [2, 11] › FeedCell"))
    #expect(fingerprint() == fingerprint(file: "/home/me/App/Feed.swift"))
    #expect(fingerprint(detail: "<UILabel 0x7f00>") == fingerprint(detail: "<UILabel 0x12ab>"))
    let list = "list 194DCC00-160F-4EB5-AB80-1D97973FBB84 is lost"
    let other = "list D79E0B10-2B60-41DB-8DF1-2518928A03A9 is lost"
    #expect(fingerprint(detail: list) == fingerprint(detail: other))
    #expect(fingerprint(detail: list) != fingerprint(detail: "list 194DCC00-160F is lost"))
  }

  @Test("it tells kinds, views, files and details apart")
  func tellsApart() {
    let all = [
      fingerprint(), fingerprint(kind: .clippedContent), fingerprint(path: "UITableView"),
      fingerprint(file: "App/Other.swift"), fingerprint(file: nil), fingerprint(detail: "height"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("brackets that hold no index stay")
  func brackets() {
    #expect(fingerprint(path: "Map[a]") != fingerprint(path: "Map[b]"))
  }
}
