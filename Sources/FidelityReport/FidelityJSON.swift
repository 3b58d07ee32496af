// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The report of a run as JSON: the figures in groups, and the misses of studied documents.
package struct FidelityJSON: Sendable {
  private let records: [DocumentRecord]

  package init(_ records: [DocumentRecord]) { self.records = records }

  package var text: String {
    let summary = FidelitySummary(records)
    let report = Report(
      tolerance: ViewRecord.tolerance, figures: .init(summary.total),
      parts: Self.groups(
        Dictionary(uniqueKeysWithValues: summary.parts.map { ($0.key.rawValue, $0.value) })),
      kinds: Self.groups(summary.kinds), toolsVersions: Self.groups(summary.toolsVersions),
      devices: Self.groups(summary.devices), documents: documents(summary))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func groups(_ groups: [String: FidelityFigures]) -> [String: Figures] {
    groups.mapValues(Figures.init)
  }

  private func documents(_ summary: FidelitySummary) -> [DocumentEntry] {
    records.map { record in
      let part = DocumentPart(of: record.name)
      return DocumentEntry(
        name: record.name, part: part.rawValue, toolsVersion: record.toolsVersion,
        device: record.device, failure: record.failure,
        figures: .init(summary.documents[record.name] ?? FidelityFigures()),
        // What is unseen stays so.
        misses: part == .studied ? record.views.filter { !$0.isHit } : nil)
    }
  }

  private struct Report: Encodable {
    let tolerance: Double
    let figures: Figures
    let parts, kinds, toolsVersions, devices: [String: Figures]
    let documents: [DocumentEntry]
  }

  private struct DocumentEntry: Encodable {
    let name, part, toolsVersion, device: String
    let failure: String?
    let figures: Figures
    let misses: [ViewRecord]?
  }

  private struct Figures: Encodable {
    let all, laidOut, frames, local, adapted: Count

    init(_ figures: FidelityFigures) {
      all = Count(figures.all)
      laidOut = Count(figures.laidOut)
      frames = Count(figures.framed)
      local = Count(figures.local)
      adapted = Count(figures.adapted)
    }
  }

  private struct Count: Encodable {
    let hits, views: Int

    init(_ tally: Tally) {
      hits = tally.hits
      views = tally.count
    }
  }
}
