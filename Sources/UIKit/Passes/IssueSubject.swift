// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an issue is about, for whoever looks while the views live.
///
/// No part of the issue's value: two issues that say the same are equal.
package final class IssueSubject: Equatable, @unchecked Sendable {
  package private(set) weak var view: UIView?
  /// The constraints that exclude each other, for a conflict.
  package let constraints: [NSLayoutConstraint]
  /// The one that gave way.
  package let broken: NSLayoutConstraint?
  /// Where the app asked for what is missing.
  package let origin: CreationOrigin

  init(
    _ view: UIView?, constraints: [NSLayoutConstraint] = [], broken: NSLayoutConstraint? = nil,
    origin: CreationOrigin = .unknown
  ) {
    self.origin = origin
    self.view = view
    self.constraints = constraints
    self.broken = broken
  }

  package static func == (left: IssueSubject, right: IssueSubject) -> Bool { true }
}
