// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A length as a composition states it (Documentation/CompositionalLayout.md §1).
package enum ComposedLength: Hashable, Sendable {
  /// A share of the container's width.
  case fractionalWidth(CGFloat)
  /// A share of the container's height.
  case fractionalHeight(CGFloat)
  /// Points.
  case absolute(CGFloat)
  /// Points until the element says its own length.
  case estimated(CGFloat)
  /// The same, and then as long as the longest of its siblings.
  case uniform(CGFloat)

  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    default: false
    }
  }

  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }

  /// Points in a container; never negative.
  package func points(in container: CGSize) -> CGFloat {
    let length: CGFloat
    switch self {
    case .fractionalWidth(let share): length = share * container.width
    case .fractionalHeight(let share): length = share * container.height
    case .absolute(let points), .estimated(let points), .uniform(let points): length = points
    }
    return length > 0 ? min(length, 1e7) : 0
  }
}

/// Both lengths of an element.
package struct ComposedSize: Hashable, Sendable {
  package var width: ComposedLength
  package var height: ComposedLength

  package init(width: ComposedLength, height: ComposedLength) {
    self.width = width
    self.height = height
  }

  package func points(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }
}

/// Space beside or between elements, in points.
package enum ComposedSpacing: Hashable, Sendable {
  /// Exactly so much.
  case fixed(CGFloat)
  /// At least so much; what is left over is shared.
  case flexible(CGFloat)

  package var points: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}
