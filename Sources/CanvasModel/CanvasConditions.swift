// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
internal import Geometry
package import IBDocument
internal import UIKit

/// What was recorded of a document's making and the document does not write down: the text size of
/// the canvas, and whether its labels were laid out anew after their texts were typed.
///
/// Both are read from one-line labels that Auto Layout places: the conditions under which most of
/// their recorded *heights* come out are taken (Documentation/Fidelity.md §2.8). Widths and places
/// are not looked at.
@MainActor
package struct CanvasConditions: Equatable {
  package var textSize: TextSize
  /// Whether labels of one line that constraints place in a root without stack views have whole
  /// points, as typing their text in Interface Builder gives them, and were not laid out anew after
  /// that.
  package var roundsTextToPoints: Bool

  /// What the document's own Xcode does everywhere (Documentation/Fidelity.md §2.8).
  package static func usual(of document: Document) -> CanvasConditions {
    let screen = CanvasScreen(document)
    return CanvasConditions(
      textSize: screen.textSize, roundsTextToPoints: screen.keepsWholeTexts)
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
    Line.collect(document.root, isWhole: false, into: &lines)
    // The usual ones come first, and others must explain more. Only one thing is ever unusual: both
    // at once would explain almost any height.
    let usual = CanvasConditions.usual(of: document)
    var candidates = [usual]
    if scale > 1 {
      candidates.append(
        CanvasConditions(
          textSize: usual.textSize, roundsTextToPoints: !usual.roundsTextToPoints))
    }
    candidates += TextSize.allCases.filter { $0 != usual.textSize }.map {
      CanvasConditions(textSize: $0, roundsTextToPoints: usual.roundsTextToPoints)
    }
    var best = (votes: -1, conditions: usual)
    for candidate in candidates {
      let votes = lines.count { line in
        let isWhole = candidate.roundsTextToPoints && line.canBeWhole
        return line.isExplained(by: candidate.textSize, PixelGrid(scale: isWhole ? 1 : scale))
      }
      if votes > best.votes { best = (votes, candidate) }
    }
    self = best.conditions
  }

  /// The recorded height of one line of text in the system font.
  private struct Line {
    let height: CGFloat
    /// Whether it is a label of one line and a fixed font in a root without stack views.
    var canBeWhole = false
    var pointSize: CGFloat = 17
    var style: UIFont.TextStyle?

    /// Nil for elements that are no such label.
    private init?(_ element: Element, isWhole: Bool) {
      guard element.name == "label", !element.boolean("misplaced", default: false),
        !element.boolean("translatesAutoresizingMaskIntoConstraints", default: true),
        let text = element["text"], !text.isEmpty, let frame = element.rect("frame")
      else { return nil }
      height = frame.height
      canBeWhole = isWhole && element.number("numberOfLines", default: 1) == 1
      guard let font = element.child(key: "fontDescription") else { return }
      guard font["name"] == nil else { return nil }
      style = font["style"].map(UIFont.TextStyle.init(rawValue:))
      if style == nil {
        guard let size = font["pointSize"].flatMap(Double.init) else { return nil }
        pointSize = size
      } else {
        canBeWhole = false
      }
    }

    /// Reads the labels of a tree.
    ///
    /// - Parameter isWhole: Whether the root around has no stack view.
    static func collect(_ element: Element, isWhole: Bool, into lines: inout [Line]) {
      if let line = Line(element, isWhole: isWhole) { lines.append(line) }
      for child in element.children {
        let isRoot = child.key == "view" || element.name == "objects" || cells.contains(child.name)
        collect(child, isWhole: isRoot ? !child.holdsStackView : isWhole, into: &lines)
      }
    }

    private static let cells: Set<String> = [
      "tableViewCell", "collectionViewCell", "collectionReusableView",
    ]

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

extension Element {
  /// Whether there is a stack view in the tree: then Interface Builder lays all of it out anew.
  var holdsStackView: Bool { name == "stackView" || children.contains { $0.holdsStackView } }
}
