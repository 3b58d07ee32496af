// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A page that shows every miss drawn over the frame that was recorded, by document and root.
///
/// Recorded frames are outlined in grey, those of misses in green, found ones in red.
package struct FidelityPage: Sendable {
  private let records: [DocumentRecord]

  package init(_ records: [DocumentRecord]) { self.records = records }

  package var html: String {
    let missed = records.filter { record in
      DocumentPart(of: record.name) == .studied && record.views.contains { !$0.isHit }
    }
    let report = FidelityText(records, listsMisses: false, listsIssues: false).text
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>snug fidelity</title><style>
      body { font: 14px sans-serif; margin: 2em; max-width: 80em }
      svg { border: 1px solid #bbb; margin: 0 1em 1em 0; max-width: 30em; height: auto }
      rect { fill: none; stroke-width: 1 } .other { stroke: #ccc } .recorded { stroke: #090 }
      .found { stroke: #d00; stroke-dasharray: 4 2 } td, th { text-align: left; padding: 0 1em 0 0 }
      </style></head><body><h1>Frames of documents</h1>
      <p>Green: where Xcode recorded a view that is a miss. Red: where Snug found it. Misses of the
      unseen third are not shown.</p>
      <pre>\(Self.escaped(report))</pre>
      \(missed.map(section).joined(separator: "\n"))
      </body></html>
      """
  }

  private func section(_ record: DocumentRecord) -> String {
    let roots = Dictionary(grouping: record.views, by: \.root)
      .filter { entry in entry.value.contains { !$0.isHit } }
      .sorted { $0.key < $1.key }
    let misses = record.views.filter { !$0.isHit }
    return """
      <h2>\(Self.escaped(record.name))</h2>
      <p>Tools version \(Self.escaped(record.toolsVersion)), \
      \(Self.escaped(record.device.isEmpty ? "no device" : record.device)); \
      \(misses.count) of \(record.views.count) views are misses.</p>
      \(roots.map { picture($0.value) }.joined())
      <table><tr><th>line</th><th>view</th><th>recorded</th><th>found</th><th>local</th></tr>
      \(misses.map(row).joined(separator: "\n"))
      </table>
      """
  }

  private func row(_ view: ViewRecord) -> String {
    """
    <tr><td>\(view.line)</td><td>\(Self.escaped(view.path))</td><td>\(Self.numbers(view.recorded))\
    </td><td>\(Self.numbers(view.found))</td><td>\(view.isLocalHit ? "right" : "wrong")</td></tr>
    """
  }

  private func picture(_ views: [ViewRecord]) -> String {
    var box = CGRect.null
    for view in views { box = box.union(view.recorded.offset(by: view.origin)) }
    for view in views where !view.isHit { box = box.union(view.found.offset(by: view.origin)) }
    box = box.insetBy(dx: -4, dy: -4)
    let others = views.map { Self.rect($0.recorded, $0, $0.isHit ? "other" : "recorded") }
    let found = views.filter { !$0.isHit }.map { Self.rect($0.found, $0, "found") }
    return """
      <svg width="\(Self.number(box.width))" viewBox="\(Self.numbers(box))">
      \((others + found).joined(separator: "\n"))</svg>
      """
  }

  private static func rect(_ frame: CGRect, _ view: ViewRecord, _ kind: String) -> String {
    let frame = frame.offset(by: view.origin)
    return """
      <rect class="\(kind)" x="\(number(frame.minX))" y="\(number(frame.minY))" \
      width="\(number(frame.width))" height="\(number(frame.height))"><title>\
      \(view.line): \(escaped(view.path))</title></rect>
      """
  }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension CGRect {
  fileprivate func offset(by point: CGPoint) -> CGRect { offsetBy(dx: point.x, dy: point.y) }
}
