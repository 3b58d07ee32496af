// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The guide of a list cell's separator, held where the list puts the line by constraints that any
/// constraint of the app is stronger than (Documentation/CompositionalLayout.md §7).
@MainActor
final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in cell: UIView) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    height = guide.heightAnchor.constraint(equalToConstant: 1)
    let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
    let all = [leading, trailing, height, bottom]
    for constraint in all { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(all)
  }

  /// Takes over where the list puts the line, points from the cell's edges; the layout pass goes on
  /// when that is another place.
  func follow(start: CGFloat, end: CGFloat, height length: CGFloat) {
    for (constraint, value) in [(leading, start), (trailing, end), (height, length)]
    where constraint.constant != value {
      constraint.constant = value
    }
  }
}
