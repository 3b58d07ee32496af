// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One constraint of a document; see Documentation/InterfaceBuilder.md §5.
package struct ConstraintValue: Equatable, Sendable {
  package enum Relation: String, Equatable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The attribute words of documents. `baseline` is the last baseline.
  package enum Attribute: String, CaseIterable, Equatable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package var id: String?
  /// Nil means the view whose `constraints` hold this one.
  package var firstItem: String?
  package var firstAttribute: Attribute
  package var relation: Relation
  /// Nil, together with ``secondAttribute``, for a size by itself.
  package var secondItem: String?
  package var secondAttribute: Attribute?
  package var multiplier: CGFloat
  /// In points.
  package var constant: CGFloat
  /// 1…1000.
  package var priority: Float
  package var identifier: String?
  /// The canvas showed "standard value".
  package var isSymbolic: Bool
  /// The document leaves the standard value to whoever makes the constraint; ``constant`` is 8.
  package var usesStandardSpacing: Bool
  /// Exists on the canvas only and is never created.
  package var isPlaceholder: Bool
  package var location: Location

  /// Nil when the element names no attribute that is known.
  package init?(_ element: Element) {
    guard let first = element["firstAttribute"].flatMap(Attribute.init) else { return nil }
    id = element.id
    firstItem = element["firstItem"]
    firstAttribute = first
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"].flatMap(Attribute.init)
    multiplier = element["multiplier"].flatMap(NumberForm.multiplier) ?? 1
    isSymbolic = element.boolean("symbolic", default: false)
    usesStandardSpacing = isSymbolic && element["constant"] == nil
    constant = element["constant"].flatMap(NumberForm.number) ?? (isSymbolic ? 8 : 0)
    priority = Float(element.number("priority", default: 1000))
    identifier = element["identifier"]
    isPlaceholder = element.boolean("placeholder", default: false)
    location = element.location
  }
}

extension Element {
  /// The constraints that this view owns, canvas-only ones left out, in document order.
  package var constraints: [ConstraintValue] {
    items(of: "constraints").compactMap { ConstraintValue($0) }.filter { !$0.isPlaceholder }
  }
}
