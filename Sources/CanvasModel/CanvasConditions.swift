// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
internal import Geometry
package import IBDocument
internal import UIKit

/// What the Mac that recorded a document added to it and the document does not write down: the
/// text size of the canvas, and whether its display had one pixel a point.
///
/// Both are read from one-line labels that Auto Layout places: the conditions under which most of
/// their recorded *heights* come out are taken (Documentation/Fidelity.md §2.8). Widths and places
/// are not looked at.
@MainActor
package struct CanvasConditions: Equatable {
  package var textSize: TextSize
  /// Whether texts were measured in whole points, as on a display of one pixel a point.
  package var roundsTextToPoints: Bool

  /// What the document's own Xcode does everywhere (Documentation/Fidelity.md §2.8).
  package static func usual(of document: Document) -> CanvasConditions {
    CanvasConditions(textSize: CanvasScreen(document).textSize, roundsTextToPoints: false)
  }

  package init(textSize: TextSize, roundsTextToPoints: Bool) {
    self.textSize = textSize
    self.roundsTextToPoints = roundsTextToPoints
  }

  /// The conditions that a document's labels were recorded under; the usual ones where the
  /// labels do not decide.
  package init(recordedIn document: Document) {
    let scale = CanvasScreen.scale(of: document)
    var lines: [Line] = []
    document.root.forEachDescendant { element, _ in
      if let line = Line(element) { lines.append(line) }
    }
    // The usual ones come first, and others must explain more. Only one thing is ever unusual: both
    // at once would explain almost any height.
    let usual = CanvasConditions.usual(of: document)
    var candidates = [usual]
    if scale > 1 {
      candidates.append(CanvasConditions(textSize: usual.textSize, roundsTextToPoints: true))
    }
    candidates += TextSize.allCases.filter { $0 != usual.textSize }.map {
      CanvasConditions(textSize: $0, roundsTextToPoints: false)
    }
    var best = (votes: -1, conditions: usual)
    for candidate in candidates {
      let grid = PixelGrid(scale: candidate.roundsTextToPoints ? 1 : scale)
      let votes = lines.count { $0.isExplained(by: candidate.textSize, grid) }
      if votes > best.votes { best = (votes, candidate) }
    }
    self = best.conditions
  }

  /// The recorded height of one line of text in the system font.
  private struct Line {
    let height: CGFloat
    var pointSize: CGFloat = 17
    var style: UIFont.TextStyle?

    /// Nil for elements that are no such label.
    init?(_ element: Element) {
      guard element.name == "label", !element.boolean("misplaced", default: false),
        !element.boolean("translatesAutoresizingMaskIntoConstraints", default: true),
        let text = element["text"], !text.isEmpty, let frame = element.rect("frame")
      else { return nil }
      height = frame.height
      guard let font = element.child(key: "fontDescription") else { return }
      guard font["name"] == nil else { return nil }
      style = font["style"].map(UIFont.TextStyle.init(rawValue:))
      if style == nil {
        guard let size = font["pointSize"].flatMap(Double.init) else { return nil }
        pointSize = size
      }
    }

    func isExplained(by size: TextSize, _ grid: PixelGrid) -> Bool {
      let points =
        style.map {
          TextStyleTable.pointSize(
            of: $0, at: UIContentSizeCategory(rawValue: size.contentSizeCategory))
        } ?? pointSize
      let line = UIFont.systemFont(ofSize: points).lineHeight
      return abs(grid.ceiling(line) - height) < 0.01
    }
  }
}
