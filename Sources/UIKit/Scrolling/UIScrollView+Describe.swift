// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  /// The view with offset, content size and insets, open at its end.
  final var scrollDescription: String {
    let inset = adjustedContentInset
    func list(_ values: CGFloat...) -> String {
      "{" + values.map(shortNumber).joined(separator: ", ") + "}"
    }
    return describe().dropLast()
      + "; contentOffset: \(list(contentOffset.x, contentOffset.y)); contentSize: "
      + "\(list(contentSize.width, contentSize.height)); adjustedContentInset: "
      + list(inset.top, inset.left, inset.bottom, inset.right)
  }
}
