// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// `<UILabel: 0x7f…; frame = (0 0; 10 20); …>` as the console shows views.
  nonisolated final func describe() -> String {
    guard MainActorCheck.isOnMainActor else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      var parts = ["<\(type(of: self)): \(ProgrammingError.address(of: self))"]
      let frame = frame
      parts.append(
        "frame = (\(numbers(frame.minX, frame.minY)); \(numbers(frame.width, frame.height)))")
      if isHidden { parts.append("hidden = YES") }
      if alpha != 1 { parts.append("alpha = \(alpha)") }
      if clipsToBounds { parts.append("clipsToBounds = YES") }
      if tag != 0 { parts.append("tag = \(tag)") }
      return parts.joined(separator: "; ") + ">"
    }
  }

  private func numbers(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(shortNumber(first)) \(shortNumber(second))"
  }

  /// The chain of classes from the topmost view, for messages.
  final var pathDescription: String {
    var names: [String] = []
    var view: UIView? = self
    while let current = view {
      let name = "\(type(of: current))"
      names.append(current.accessibilityIdentifier.map { "\(name)'\($0)'" } ?? name)
      view = current.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}

/// A number as `%g` prints it: six significant digits, no trailing zeros.
func shortNumber(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
