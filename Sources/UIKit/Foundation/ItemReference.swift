// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How an object is known that is not retained: it owns its one reference, and empties it when it dies.
///
/// A weak reference would move the counts of each view to a table beside it, which makes every other
/// reference to the view slower. It is asked on the main thread, as layout is, and is Sendable because
/// the item may die on another; the item is nil from then on.
final class ItemReference: @unchecked Sendable {
  private var reference: Unmanaged<AnyObject>?

  init(_ item: AnyObject) { reference = .passUnretained(item) }

  var item: AnyObject? { reference?.living }

  /// The item dies.
  func empty() { reference = nil }
}

/// What has a reference of its own, and empties it in its `deinit`, on whatever thread that is.
@MainActor
protocol LooselyReferenced: AnyObject {
  /// Nil before the first one asks.
  var ownReference: ItemReference? { get set }
}

extension LooselyReferenced {
  /// How others know the object without retaining it.
  var itemReference: ItemReference {
    if let ownReference { return ownReference }
    let reference = ItemReference(self)
    ownReference = reference
    return reference
  }
}

/// An object that is not retained.
@MainActor
@propertyWrapper
struct Loose<Object: LooselyReferenced> {
  private var reference: ItemReference?

  nonisolated init() {}

  init(_ object: Object) { reference = object.itemReference }

  var wrappedValue: Object? {
    get { reference?.item.map { unsafeDowncast($0, to: Object.self) } }
    set { reference = newValue?.itemReference }
  }
}
