// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// An item of a composition, or a group of items (Documentation/CompositionalLayout.md §2).
package struct ComposedItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case item
    case group(ComposedGroup)
  }

  package var size: ComposedSize
  package var kind: Kind
  /// Takes from the finished rectangle; ignored along estimated lengths.
  package var insets = Insets.zero
  /// Space outside: left, top, right, bottom; nil for none.
  package var edges: [ComposedSpacing?] = [nil, nil, nil, nil]
  package var supplementaries: [ComposedSupplementary] = []

  package init(size: ComposedSize, kind: Kind = .item) {
    self.size = size
    self.kind = kind
  }

  func edge(_ index: Int) -> CGFloat { edges[index]?.points ?? 0 }
}

/// How a group places what it holds.
package struct ComposedGroup: Equatable, Sendable {
  package enum Arrangement: Equatable, Sendable {
    /// Along an axis, again and again until no more fits.
    case repeating(Axis)
    /// Along an axis, exactly so many; with the group's length shared equally, or each with its own.
    case counted(Axis, Int, sharesLength: Bool)
    /// Frames in the group, each with its zIndex.
    case custom([CGRect], [Int])
  }

  package var arrangement: Arrangement
  package var members: [ComposedItem]
  package var spacing = ComposedSpacing.fixed(0)

  package init(arrangement: Arrangement, members: [ComposedItem]) {
    self.arrangement = arrangement
    self.members = members
  }
}

/// A view that belongs to an item or a section: a badge, a header.
package struct ComposedSupplementary: Equatable, Sendable {
  package var kind: String
  package var size: ComposedSize
  /// The point of the container that it is tied to, 0…1 of width and height, and its own point there.
  package var containerPoint: CGPoint
  package var ownPoint: CGPoint
  /// Points, and shares of its own size, that it is moved by.
  package var offset = CGPoint.zero
  package var fractionalOffset = CGPoint.zero
  package var zIndex = 1
  package var insets = Insets.zero

  package init(kind: String, size: ComposedSize, containerPoint: CGPoint, ownPoint: CGPoint) {
    self.kind = kind
    self.size = size
    self.containerPoint = containerPoint
    self.ownPoint = ownPoint
  }

  /// The frame beside or over a container's frame.
  package func frame(over box: CGRect, measured: CGSize?) -> CGRect {
    let size = measured ?? size.points(in: box.size)
    let x = box.minX + box.width * containerPoint.x - size.width * ownPoint.x
    let y = box.minY + box.height * containerPoint.y - size.height * ownPoint.y
    return CGRect(
      x: x + offset.x + fractionalOffset.x * size.width,
      y: y + offset.y + fractionalOffset.y * size.height, width: size.width, height: size.height)
  }
}
