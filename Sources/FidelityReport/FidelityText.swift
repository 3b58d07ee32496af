// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The report of a run for a terminal.
package struct FidelityText: Sendable {
  private let records: [DocumentRecord]
  private let summary: FidelitySummary
  private let listsMisses: Bool
  private let listsIssues: Bool
  /// Documents that the table names.
  private static let tableLength = 20

  package init(_ records: [DocumentRecord], listsMisses: Bool, listsIssues: Bool) {
    self.records = records
    summary = FidelitySummary(records)
    self.listsMisses = listsMisses
    self.listsIssues = listsIssues
  }

  package var text: String {
    var lines: [String] = []
    if listsMisses { lines += misses }
    if listsIssues { lines += records.flatMap { one in one.issues.map { "\(one.name): \($0)" } } }
    lines += table("elements, worst first", summary.kinds)
    lines += table("tools versions", summary.toolsVersions, sorted: true)
    lines += table("devices", summary.devices)
    lines += table("documents, worst first", summary.documents, limit: FidelityText.tableLength)
    lines += failures
    lines += figures
    return lines.joined(separator: "\n")
  }

  private var failures: [String] {
    let failed = records.filter { $0.failure != nil }
    guard !failed.isEmpty else { return [] }
    return ["", "documents that could not be laid out"]
      + failed.map { "  \($0.name): \($0.failure ?? "")" }
  }

  private var figures: [String] {
    let count = records.count { $0.failure == nil }
    var lines = [
      "",
      "\(count) documents, \(summary.total.all.count) views; per cent within "
        + "\(ViewRecord.tolerance) points:",
      FidelityText.header,
      row("nothing read from frames", summary.total),
    ]
    for part in DocumentPart.allCases {
      if let figures = summary.parts[part] { lines.append(row("  \(part.rawValue)", figures)) }
    }
    lines.append(
      "\(summary.total.adapted.share) % of all views with text size and display read from labels")
    return lines
  }

  // MARK: Tables

  private static let header = line(
    "", ["all", "", "laid out", "", "frames", "", "local", ""])

  private func table(
    _ title: String, _ rows: [String: FidelityFigures], sorted: Bool = false, limit: Int = .max
  ) -> [String] {
    let order = rows.sorted { one, other in
      if sorted { return (Int(one.key) ?? 0) < (Int(other.key) ?? 0) }
      return (one.value.all.ratio, -one.value.all.count, one.key)
        < (other.value.all.ratio, -other.value.all.count, other.key)
    }
    let shown = limit < order.count ? order.filter { $0.value.all.ratio < 1 } : order
    return ["", FidelityText.line(title, ["all", "", "laid out", "", "frames", "", "local", ""])]
      + shown.prefix(limit).map { row($0.key, $0.value) }
  }

  private func row(_ name: String, _ figures: FidelityFigures) -> String {
    let columns = [figures.all, figures.laidOut, figures.framed, figures.local]
    return FidelityText.line(
      name, columns.flatMap { [$0.share, $0.count == 0 ? "" : "of \($0.count)"] })
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [6, 8, 9, 8, 7, 8, 6, 8]
    var text = "  " + name + String(repeating: " ", count: max(1, 34 - name.count))
    for (cell, width) in zip(cells, widths) {
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      text += width == 8 ? " " + cell + padding : padding + cell
    }
    return text.replacingOccurrences(of: " +$", with: "", options: .regularExpression)
  }

  // MARK: Misses

  /// Misses of unseen documents stay so.
  private var misses: [String] {
    records.filter { DocumentPart(of: $0.name) == .studied }.flatMap { record in
      record.views.filter { !$0.isHit }.flatMap { view in
        [
          "\(record.name):\(view.line): \(view.path) [\(view.arrangement)]",
          "  recorded \(numbers(view.recorded))  found \(numbers(view.found))"
            + (view.isLocalHit ? "  (right in its container's recorded frame)" : ""),
        ]
      }
    }
  }

  private func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}
