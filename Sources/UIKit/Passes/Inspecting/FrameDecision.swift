// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One of the four numbers of a frame in its superview.
package enum FrameValue: String, Sendable, CaseIterable {
  case x
  case y
  case width
  case height

  package var isVertical: Bool { self == .y || self == .height }
  package var isSize: Bool { self == .width || self == .height }
}

/// What constraints and natural sizes make of one number of a frame.
@MainActor
package struct FrameDecision {
  /// What a row of the solver stands for.
  package enum Source {
    /// A constraint of the app or of a stack view.
    case constraint(NSLayoutConstraint)
    /// A natural size: what holds it from growing, from shrinking, or both.
    case content(UIView, isVertical: Bool, ContentHold)
    /// A frame that somebody gave, and what the mask makes of it.
    case frame(UIView, FrameValue)
    /// The size that the outermost view has from outside.
    case given(UIView, isVertical: Bool)
    /// The size that a measurement starts from.
    case target(isVertical: Bool)
    /// A length must not be negative.
    case notNegative
  }

  /// The side of a natural size.
  package enum ContentHold: Sendable {
    case hugging
    case compressionResistance
    case both
  }

  /// Something that the number follows.
  package struct Part {
    package let source: Source
    package let priority: Float
    /// Points of the number that come from it.
    package let amount: Double
    /// Points that the number moves when this one grows by a point.
    package let effect: Double
  }

  /// Something that is not satisfied, and would move the number if it were.
  package struct Loser {
    package let source: Source
    package let priority: Float
    /// Points that it is short of.
    package let missing: Double
    /// What the number would be if this came before everything optional; nil where it is broken.
    package let preferred: Double?
  }

  /// What the number would be without the weakest of its parts, and what would decide it then.
  package struct Next {
    package let without: Source
    package let value: Double
    package let parts: [Part]
  }

  /// Points, before rounding to pixels.
  package var value: Double
  package var parts: [Part]
  package var losers: [Loser]
  package var next: Next?
  /// Whether other values would do as well.
  package var isOpen: Bool
}
