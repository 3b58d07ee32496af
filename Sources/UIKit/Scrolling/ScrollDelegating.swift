// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Gives scroll views their `delegate`.
///
/// A subclass's delegate has a more special type under the same name, which Swift allows no
/// overriding property; a protocol's member it may hide.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {
  var snugScrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { snugScrollDelegate }
    set { snugScrollDelegate = newValue }
  }
}
