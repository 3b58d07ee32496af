// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Passes a cell's highlight on to everything inside that can be highlighted.
enum HighlightSpread {
  @MainActor
  static func spread(_ isHighlighted: Bool, in view: UIView) {
    switch view {
    case let label as UILabel: label.isHighlighted = isHighlighted
    case let image as UIImageView: image.isHighlighted = isHighlighted
    case let control as UIControl: control.isHighlighted = isHighlighted
    default: break
    }
    for child in view.subviews { spread(isHighlighted, in: child) }
  }
}

extension UIView {
  /// Whether any view of the tree holds a constraint.
  final var hasConstraintsInTree: Bool {
    !constraintStorage.held.isEmpty || children.contains { $0.hasConstraintsInTree }
  }

  /// Whether constraints lead from the inside of this view to its outside.
  final var isTiedToOutside: Bool { constraintStorage.crossings > 0 }
}

extension Runtime {
  /// Reports a text that UIKit logs once a process; `start` identifies it. A check is told of every
  /// view.
  func reportOnce(_ start: String, _ rest: String, view: UIView?) {
    let isKnown = issues.contains {
      if case .console(let text) = $0.problem { return text.hasPrefix(start) }
      return false
    }
    guard !isKnown || LayoutWork.current != nil else { return }
    report(LayoutIssue(.console(start + rest), view: view))
  }
}
