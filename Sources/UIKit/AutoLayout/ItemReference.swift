// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How constraints know a view or guide that they do not retain: each owns its one reference, and empties
/// it when it dies.
///
/// A weak reference would move the counts of each constrained view to a table beside it, which makes
/// every other reference to the view slower. It is asked on the main thread, as layout is, and is
/// Sendable because the item may die on another; the item is nil from then on.
final class ItemReference: @unchecked Sendable {
  private var reference: Unmanaged<AnyObject>?

  init(_ item: AnyObject) { reference = .passUnretained(item) }

  var item: AnyObject? { reference?.living }

  /// The item dies.
  func empty() { reference = nil }
}

/// An item of a constraint, not retained: a view or guide by its reference, what an app gives beside
/// these weakly.
@MainActor
struct LooseItem {
  private let reference: ItemReference?
  private weak var other: AnyObject?

  init(_ item: AnyObject?) {
    switch item {
    case let view as UIView: reference = view.itemReference
    case let guide as UILayoutGuide: reference = guide.itemReference
    default: (reference, other) = (nil, item)
    }
  }

  var item: AnyObject? { reference == nil ? other : reference?.item }
}

/// A view that is not retained.
@MainActor
struct LooseView {
  private var reference: ItemReference?

  init(_ view: UIView? = nil) { reference = view?.itemReference }

  var view: UIView? {
    get { reference?.item.map { unsafeDowncast($0, to: UIView.self) } }
    set { reference = newValue?.itemReference }
  }
}
