// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation
import Testing

/// Documentation/Fidelity.md §1, §3.
@Suite("Figures of fidelity")
struct FidelityFiguresTests {
  /// Names of documents of each part.
  private static let names = (0..<30).map { "\($0).xib" }
  private static let studied = names.first { DocumentPart(of: $0) == .studied } ?? ""
  private static let unseen = names.first { DocumentPart(of: $0) == .unseen } ?? ""

  private func view(
    _ kind: String = "label", _ arrangement: String = "constraints", found: CGFloat,
    local: CGFloat? = nil
  ) -> ViewRecord {
    var view = ViewRecord(
      line: 7, kind: kind, path: "view › \(kind)", arrangement: arrangement, root: 3,
      origin: CGPoint(x: 10, y: 20), recorded: CGRect(x: 0, y: 0, width: 100, height: 20),
      found: CGRect(x: found, y: 0, width: 100, height: 20))
    view.local = local.map { CGRect(x: $0, y: 0, width: 100, height: 20) }
    return view
  }

  private func record(_ name: String, _ views: [ViewRecord]) -> DocumentRecord {
    var record = DocumentRecord(name: name)
    record.toolsVersion = "22154"
    record.device = "retina6_1"
    record.views = views
    return record
  }

  @Test("half a point off is a hit, more is a miss")
  func tolerance() {
    #expect(view(found: 0.5).isHit)
    #expect(!view(found: 0.6).isHit)
  }

  @Test("what constraints and stacks lay out is counted apart from frames, the local figure too")
  func groups() {
    let figures = FidelityFigures([
      view(found: 0), view(found: 20, local: 0), view("view", "stack", found: 20, local: 3),
      view("view", "frame", found: 20),
    ])

    #expect((figures.all.hits, figures.all.count) == (1, 4))
    #expect((figures.laidOut.hits, figures.laidOut.count) == (1, 3))
    #expect((figures.local.hits, figures.local.count) == (2, 3))
    #expect((figures.framed.hits, figures.framed.count) == (0, 1))
  }

  @Test("a summary groups by element, thousands of the tools version and device")
  func summary() {
    let summary = FidelitySummary([
      record(Self.studied, [view(found: 0), view("button", found: 9)])
    ])

    #expect(summary.kinds["label"]?.all.ratio == 1)
    #expect(summary.kinds["button"]?.all.ratio == 0)
    #expect(summary.toolsVersions["22"]?.all.count == 2)
    #expect(summary.devices["retina6_1"]?.all.count == 2)
  }

  @Test("misses of unseen documents are in no report, their figures are")
  func unseen() {
    let (unseen, studied) = (Self.unseen, Self.studied)
    let records = [record(unseen, [view(found: 9)]), record(studied, [view(found: 9)])]
    let reports = [
      FidelityText(records, listsMisses: true, listsIssues: false).text,
      FidelityPage(records).html, FidelityJSON(records).text,
    ]

    #expect(reports[0].contains("\(studied):7: view › label"))
    #expect(!reports[0].contains("\(unseen):7"))
    #expect(reports[1].contains("<h2>\(studied)</h2>"))
    #expect(!reports[1].contains("<h2>\(unseen)</h2>"))
    // One array of misses, of the studied document.
    #expect(reports[2].components(separatedBy: "\"misses\"").count == 2)
  }

  @Test("the page draws the found frame over the recorded one, moved by the container's origin")
  func page() {
    let html = FidelityPage([record(Self.studied, [view(found: 9)])]).html

    #expect(html.contains(#"class="recorded" x="10" y="20" width="100" height="20""#))
    #expect(html.contains(#"class="found" x="19" y="20" width="100" height="20""#))
  }

  @Test("a document that failed is listed with its reason")
  func failure() {
    var failed = DocumentRecord(name: "Bad.xib")
    failed.failure = "Bad.xib:1:1: error: this is no XML"

    let text = FidelityText([failed], listsMisses: false, listsIssues: false).text

    #expect(text.contains("  Bad.xib: Bad.xib:1:1: error: this is no XML"))
    #expect(text.contains("0 documents, 0 views"))
  }
}
