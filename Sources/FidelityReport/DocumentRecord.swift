// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a document recorded of its views and where they were found, by one process for another.
package struct DocumentRecord: Codable, Equatable, Sendable {
  /// Path inside the folder.
  package var name: String
  /// Whole, as written: `22154`; empty where the document does not say.
  package var toolsVersion = ""
  /// The document's word: `retina4_7`; empty where it does not say.
  package var device = ""
  package var views: [ViewRecord] = []
  /// What was said while the document was read and laid out.
  package var issues: [String] = []
  /// Why there are no views: the document could not be read, or its process ended.
  package var failure: String?

  package init(name: String) { self.name = name }
}

/// One view that has a recorded frame.
package struct ViewRecord: Codable, Equatable, Sendable {
  /// Points that a coordinate may differ by (Documentation/Fidelity.md §1.2).
  package static let tolerance = 0.5

  /// Line of the element.
  package var line: Int
  /// The element: `label`.
  package var kind: String
  /// Names of the elements from the root to the view.
  package var path: String
  /// `constraints`, `stack` or `frame`.
  package var arrangement: String
  /// Line of the root's element; views of one root are drawn together.
  package var root: Int
  /// Where the container's origin was recorded in the root, points.
  package var origin: CGPoint
  package var recorded: CGRect
  /// With nothing read from the document's frames.
  package var found: CGRect
  /// With the text size and display that the document's labels show, where they are unusual.
  package var adapted: CGRect?
  /// In a container that has its recorded frame.
  package var local: CGRect?

  package init(
    line: Int, kind: String, path: String, arrangement: String, root: Int, origin: CGPoint,
    recorded: CGRect, found: CGRect
  ) {
    self.line = line
    self.kind = kind
    self.path = path
    self.arrangement = arrangement
    self.root = root
    self.origin = origin
    self.recorded = recorded
    self.found = found
  }

  /// Whether constraints or a stack view decide the place, not a frame that is kept or resized.
  package var isLaidOut: Bool { arrangement != "frame" }

  package var isHit: Bool { isHit(found) }
  package var isAdaptedHit: Bool { isHit(adapted ?? found) }
  package var isLocalHit: Bool { isHit(local ?? found) }

  private func isHit(_ frame: CGRect) -> Bool {
    let limit = ViewRecord.tolerance + 1e-6
    return abs(frame.minX - recorded.minX) <= limit && abs(frame.minY - recorded.minY) <= limit
      && abs(frame.width - recorded.width) <= limit
      && abs(frame.height - recorded.height) <= limit
  }
}
