// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A text cut into lines at one width.
package struct TextFrame: Hashable, Sendable {
  package var lines: [TextLine]
  /// Unrounded; callers round up to pixels. Width and height rules: Documentation/TextLayout.md §5.
  package var size: CGSize
  /// Whether text was left out.
  package var wasTruncated: Bool

  package init(lines: [TextLine], size: CGSize, wasTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.wasTruncated = wasTruncated
  }

  package static let empty = TextFrame(lines: [], size: .zero, wasTruncated: false)

  /// Distance of the first baseline from the top, in points; zero without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// Distance of the last baseline from the top, in points; zero without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
