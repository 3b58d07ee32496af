// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// Which constraint gives way when required ones contradict each other
/// (Documentation/AutoLayout.md §9).
extension LayoutIsland {
  /// How readily a constraint gives way; the greatest of a conflicting set does.
  ///
  /// The latest of a group, but among sizes the largest.
  private struct Yielding: Comparable {
    let group: Group
    /// Points; zero unless the constraint is a size.
    let size: CGFloat
    let activationNumber: Int

    enum Group: Int, Comparable {
      case other
      case betweenSiblings
      case size
      case aspectRatio
      case stackView

      static func < (a: Group, b: Group) -> Bool { a.rawValue < b.rawValue }
    }

    static func < (a: Yielding, b: Yielding) -> Bool {
      (a.group, a.size, a.activationNumber) < (b.group, b.size, b.activationNumber)
    }
  }

  /// Breaks one of the app's constraints among a conflicting set and says so once.
  ///
  /// - Returns: Whether an installed constraint was taken out, so that trying again makes sense.
  func breakOne(of handles: [ConstraintHandle], adding source: ConstraintSource) -> Bool {
    var candidates: [(handle: ConstraintHandle?, entry: InstalledConstraint)] = []
    if case .client(let entry) = source { candidates.append((nil, entry)) }
    for handle in handles {
      if case .client(let entry)? = sources[handle] { candidates.append((handle, entry)) }
    }
    if case .fitting = source { return false }
    let isOfSizes =
      candidates.count == handles.count + 1
      && candidates.allSatisfy { $0.entry.constraint.isOwnSize }
    let areSorted = isOfSizes || rootIsSizedLast
    let victim = candidates.max {
      yielding($0.entry.constraint, areSorted) < yielding($1.entry.constraint, areSorted)
    }
    guard let victim else { return false }
    reportConflict(handles, adding: source, broken: victim.entry)
    guard victim.handle != nil else { return false }
    remove(&victim.entry.handle)
    broken.append(victim.entry)
    return true
  }

  /// Whether a list gives the root's size when its constraints are there already.
  private var rootIsSizedLast: Bool {
    guard let root, Runtime.current.canvas?.sizesRowsFirst != true else { return false }
    return root.isLayoutIslandRoot || root.superview?.isLayoutIslandRoot == true
  }

  private func yielding(_ constraint: NSLayoutConstraint, _ areSorted: Bool) -> Yielding {
    var group = Yielding.Group.other
    if areSorted {
      if constraint.isOfStackView {
        group = .stackView
      } else if constraint.isAspectRatio {
        group = .aspectRatio
      } else if constraint.isOwnSize {
        group = .size
      } else if constraint.isBetweenSiblings {
        group = .betweenSiblings
      }
    }
    return Yielding(
      group: group, size: group == .size ? constraint.constant : 0,
      activationNumber: constraint.activationNumber)
  }

  private func reportConflict(
    _ handles: [ConstraintHandle], adding source: ConstraintSource, broken: InstalledConstraint
  ) {
    guard !broken.wasReported, !isTemporary else { return }
    broken.wasReported = true
    let all = handles.compactMap { sources[$0] } + [source]
    let shown = all.compactMap { constraint(for: $0) }
    let hasMask = shown.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    Runtime.current.report(
      LayoutIssue(
        .conflict(
          constraints: shown.map { $0.describe() },
          broken: broken.constraint.describe(), mentionsAutoresizing: hasMask),
        view: broken.constraint.anchorView, constraints: shown, broken: broken.constraint))
  }
}

extension NSLayoutConstraint {
  private var isOfLength: Bool { firstAttribute == .width || firstAttribute == .height }

  /// Whether it says how long its item is in points.
  fileprivate var isOwnSize: Bool { isOfLength && !hasSecondItem && distance == nil }

  /// Whether it ties a view's width and height to each other.
  fileprivate var isAspectRatio: Bool { isOfLength && hasSecondItem && leadItem === trailItem }

  /// Whether it places two views of which neither is inside the other.
  fileprivate var isBetweenSiblings: Bool {
    guard !isOfLength, let first = NSLayoutConstraint.view(of: leadItem),
      let second = NSLayoutConstraint.view(of: trailItem)
    else { return false }
    return !first.isDescendant(of: second) && !second.isDescendant(of: first)
  }

  /// Whether a stack view made it.
  fileprivate var isOfStackView: Bool { identifier?.hasPrefix("UISV-") == true }
}
