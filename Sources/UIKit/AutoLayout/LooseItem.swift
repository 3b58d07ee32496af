// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView: LooselyReferenced {
  final var ownReference: ItemReference? {
    get { constraintStorage.reference }
    set { constraintStorage.reference = newValue }
  }
}
extension UILayoutGuide: LooselyReferenced {}
extension LayoutIsland: LooselyReferenced {}

/// Any object that is not retained: a view or guide by its reference, others weakly.
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
