// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Why one view is where it is, in one configuration (Documentation/Explain.md §2).
package struct Explanation: Hashable, Sendable, Codable {
  /// The version of the form in JSON; grows when a member changes its meaning or goes.
  package static let version = 1

  package var configuration: Configuration
  /// The view, as one can ask for it again.
  package var path: String
  package var className: String
  /// What it shows, where it shows a text.
  package var text: String?
  /// Where it was made.
  package var place: SourcePlace?
  /// In its superview, points.
  package var frame: Rect
  /// What people call the superview.
  package var superview: String?
  package var inWindow: Rect
  package var values: [ExplainedValue]
  /// What is worth knowing beside the numbers, such as that the view is hidden.
  package var notes: [String]

  package init(
    configuration: Configuration, path: String, className: String, text: String? = nil,
    place: SourcePlace? = nil, frame: Rect, superview: String?, inWindow: Rect,
    values: [ExplainedValue], notes: [String] = []
  ) {
    self.configuration = configuration
    self.path = path
    self.className = className
    self.text = text
    self.place = place
    self.frame = frame
    self.superview = superview
    self.inWindow = inWindow
    self.values = values
    self.notes = notes
  }
}

/// One number of a frame and what decides it.
package struct ExplainedValue: Hashable, Sendable, Codable {
  /// `x`, `y`, `width` or `height`.
  package var name: String
  /// Points, as the view has it.
  package var value: Double
  /// The number before it was rounded to pixels, where that differs.
  package var exact: Double?
  /// What decides it, in a clause: `a row is as wide as its table`. Empty where the parts say all.
  package var reason: String
  package var parts: [ExplainedPart]
  /// What asked for something else and did not get it.
  package var losers: [ExplainedLoser]
  /// What would decide the number next.
  package var next: String?
  /// What would have to change.
  package var change: String

  package init(
    name: String, value: Double, exact: Double? = nil, reason: String = "",
    parts: [ExplainedPart] = [], losers: [ExplainedLoser] = [], next: String? = nil,
    change: String = ""
  ) {
    self.name = name
    self.value = value
    self.exact = exact
    self.reason = reason
    self.parts = parts
    self.losers = losers
    self.next = next
    self.change = change
  }
}

/// A constraint, a natural size or a given length that a number follows.
package struct ExplainedPart: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// A constraint of the app.
    case constraint
    /// A constraint that a stack view made.
    case stack
    /// A natural size, with what was measured.
    case content
    /// A frame that code or a document gave.
    case frame
    /// A size from outside: the list's, the window's.
    case given
    /// The size a measurement starts from.
    case target
    /// Something that UIKit adds, such as a header above.
    case system
  }

  package var kind: Kind
  /// Points of the number that come from it; nil where it has no share of its own.
  package var amount: Double?
  package var text: String
  /// 1…1000; nil for what is no constraint.
  package var priority: Double?
  package var place: SourcePlace?
  /// Why the part is as it is: where a given length comes from, which insets count.
  package var because: [String]

  package init(
    _ kind: Kind, amount: Double? = nil, text: String, priority: Double? = nil,
    place: SourcePlace? = nil, because: [String] = []
  ) {
    self.kind = kind
    self.amount = amount
    self.text = text
    self.priority = priority
    self.place = place
    self.because = because
  }
}

/// Something that was not satisfied.
package struct ExplainedLoser: Hashable, Sendable, Codable {
  package var text: String
  package var priority: Double
  /// Points that it is short of.
  package var missing: Double
  /// What it would make of the number; nil where it speaks of no one number.
  package var preferred: Double?
  /// Whether it is required and was broken to go on.
  package var isBroken: Bool
  package var place: SourcePlace?

  package init(
    text: String, priority: Double, missing: Double, preferred: Double?, isBroken: Bool,
    place: SourcePlace?
  ) {
    self.text = text
    self.priority = priority
    self.missing = missing
    self.preferred = preferred
    self.isBroken = isBroken
    self.place = place
  }
}
