// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Labels between an edge and a middle (Documentation/Fidelity.md §2.12).
extension DocumentCanvas {
  /// Up to Xcode 10 a label whose leading edge and middle are tied to a root that is not as wide as
  /// the device, and nothing else is, was one point wider than twice the distance.
  func widenCentredLabels(in root: UIView) {
    guard isMeasuredWithoutDevice(root) else { return }
    for case let label as UILabel in root.subviews {
      let ties = root.constraints.filter { $0.firstItem === label || $0.secondItem === label }
        .filter { Self.horizontal.contains($0.attribute(of: label)) }
      guard ties.count == 2, !label.constraints.contains(where: { $0.firstAttribute == .width }),
        ties.contains(where: { $0.attribute(of: label) == .leading }),
        let middle = ties.first(where: { $0.attribute(of: label) == .centerX }),
        ties.allSatisfy({ $0.relation == .equal && $0.multiplier == 1 })
      else { continue }
      middle.constant += middle.firstItem === label ? 0.5 : -0.5
    }
  }

  private func isMeasuredWithoutDevice(_ root: UIView) -> Bool {
    guard screen.era < .xcode11 else { return false }
    guard let device = document.device else { return screen.era == .older }
    return device.size.width != root.frame.width
  }

  private static let horizontal: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins,
  ]
}

extension NSLayoutConstraint {
  /// What is tied of a view that the constraint is about.
  fileprivate func attribute(of view: UIView) -> Attribute {
    firstItem === view ? firstAttribute : secondAttribute
  }
}
