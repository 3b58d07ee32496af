// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The figures of some views (Documentation/Fidelity.md §3.1).
package struct FidelityFigures: Equatable, Sendable {
  /// Nothing was read from the documents' frames.
  package var all = Tally()
  package var laidOut = Tally()
  package var framed = Tally()
  /// Of what constraints and stack views lay out, in containers at their recorded frames.
  package var local = Tally()
  /// As ``all``, under the conditions that the documents' labels show.
  package var adapted = Tally()

  package init() {}

  package init(_ views: some Sequence<ViewRecord>) {
    for view in views { add(view) }
  }

  package mutating func add(_ view: ViewRecord) {
    all.add(view.isHit)
    adapted.add(view.isAdaptedHit)
    if view.isLaidOut {
      laidOut.add(view.isHit)
      local.add(view.isLocalHit)
    } else {
      framed.add(view.isHit)
    }
  }
}

/// The figures of a run, in groups.
package struct FidelitySummary: Equatable, Sendable {
  package private(set) var total = FidelityFigures()
  package private(set) var parts: [DocumentPart: FidelityFigures] = [:]
  package private(set) var kinds: [String: FidelityFigures] = [:]
  /// By the thousands of the tools version.
  package private(set) var toolsVersions: [String: FidelityFigures] = [:]
  package private(set) var devices: [String: FidelityFigures] = [:]
  package private(set) var documents: [String: FidelityFigures] = [:]

  package init(_ records: [DocumentRecord]) {
    for record in records {
      let tools = record.toolsVersion.prefix { $0 != "." }
      let thousands = (Int(tools) ?? 0) / 1000
      for view in record.views {
        total.add(view)
        parts[DocumentPart(of: record.name), default: .init()].add(view)
        kinds[view.kind, default: .init()].add(view)
        toolsVersions[String(thousands), default: .init()].add(view)
        devices[record.device.isEmpty ? "none" : record.device, default: .init()].add(view)
        documents[record.name, default: .init()].add(view)
      }
    }
  }
}
