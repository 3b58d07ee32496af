// Part of Snug, under the Apache License 2.0; see LICENSE.

// What methods do whose code can be exchanged (Documentation/SourceLowering.md §6.18).

extension UIView {
  func addExchangeably(_ view: UIView) {
    MethodExchange.run("addSubview:", self, view) { $0.insert($1, at: $0.children.count) }
  }

  func willRemoveExchangeably(_ subview: UIView) {
    MethodExchange.run("willRemoveSubview:", self, subview) { _, _ in }
  }
}
