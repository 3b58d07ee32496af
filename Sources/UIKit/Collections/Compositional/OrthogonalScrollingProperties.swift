// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How a section scrolls across its list (iOS 17): how long it coasts, and whether it bounces.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum DecelerationRate: Int, Sendable {
    case automatic, normal, fast
  }

  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public override init() { super.init() }

  final func take(_ other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    (decelerationRate, bounce) = (other.decelerationRate, other.bounce)
  }

  /// Gives them to the scroll view of a section.
  ///
  /// - Parameter isPaged: Whether the section stops at groups, which brakes fast by itself.
  @MainActor final func apply(to scroller: UIScrollView, isPaged: Bool) {
    switch decelerationRate {
    case .automatic: scroller.decelerationRate = isPaged ? .fast : .normal
    case .normal: scroller.decelerationRate = .normal
    case .fast: scroller.decelerationRate = .fast
    }
    // A section bounces along its way however little it holds, so only never is another thing.
    scroller.bounces = bounce != .never
  }
}
