// Part of Snug, under the Apache License 2.0; see LICENSE.

import CanvasModel
import FidelityReport
import Foundation
import IBDocument
import UIKit

/// Compares the frames Snug lays out for one document with those Xcode recorded
/// (Documentation/Fidelity.md).
@MainActor
struct DocumentComparison {
  let path: String
  let name: String

  var record: DocumentRecord {
    var record = DocumentRecord(name: name)
    do throws(DocumentError) {
      let document = try Document(contentsOf: URL(fileURLWithPath: path))
      record.toolsVersion = document.toolsVersion
      record.device = document.device?.id ?? ""
      compare(document, &record)
    } catch {
      record.failure = "\(error)"
    }
    return record
  }

  private func compare(_ document: Document, _ record: inout DocumentRecord) {
    Runtime.current.clearIssues()
    defer { Runtime.current.clearIssues() }
    func canvas(_ conditions: CanvasConditions) -> DocumentCanvas {
      DocumentCanvas(document: document, conditions: conditions)
    }
    let usual = CanvasConditions.usual(of: document)
    let placed = canvas(usual).placed()
    record.issues = document.issues.map { "\($0)" } + layoutIssues
    let conditions = CanvasConditions(recordedIn: document)
    let adapted =
      conditions == usual
      ? [:]
      : Dictionary(
        canvas(conditions).placed().map { ($0.element.location, $0.frame) },
        uniquingKeysWith: { first, _ in first })
    let local = canvas(conditions).localFrames()
    let origins = RecordedOrigins(placed)
    record.views = placed.compactMap { view in
      guard let recorded = view.element.rect("frame"), isTruth(view) else { return nil }
      let location = view.element.location
      let (root, origin) = origins.root(of: view)
      var result = ViewRecord(
        line: location.line, kind: view.element.name, path: view.path,
        arrangement: view.arrangement.rawValue, root: root.line, origin: origin,
        recorded: recorded, found: view.frame)
      result.adapted = adapted[location]
      result.local = local[location]
      return result
    }
  }

  /// Classes are absent on purpose, so their names, outlets and actions are no issue here.
  private var layoutIssues: [String] {
    Runtime.current.issues.compactMap { issue in
      if case .document = issue.problem { return nil }
      return "\(issue.path): \(issue.consoleText)"
    }
  }

  /// Roots have the size that they are given, and misplaced views are not where they belong.
  private func isTruth(_ view: DocumentCanvas.Placed) -> Bool {
    let element = view.element
    if view.container == nil { return false }
    if element.boolean("misplaced", default: false) { return false }
    if element.key == "view" || element["sceneMemberID"] != nil { return false }
    return !DocumentComparison.roots.contains(element.name)
  }

  private static let roots: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
  ]
}

/// Where containers were recorded in their roots.
@MainActor
private struct RecordedOrigins {
  private let views: [Location: DocumentCanvas.Placed]

  init(_ placed: [DocumentCanvas.Placed]) {
    views = Dictionary(
      placed.map { ($0.element.location, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The root's place, and the origin of the view's container in the root, points.
  func root(of view: DocumentCanvas.Placed) -> (Location, CGPoint) {
    var origin = CGPoint.zero
    var root = view.element.location
    var next = view.container
    while let location = next {
      root = location
      guard let container = views[location] else { break }
      next = container.container
      // A root's own origin is that of the picture.
      if next != nil, let frame = container.element.rect("frame") {
        origin.x += frame.minX
        origin.y += frame.minY
      }
    }
    return (root, origin)
  }
}
