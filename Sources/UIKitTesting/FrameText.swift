// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Frames as `x y width height`, as in dumps.
enum FrameText {
  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
      .joined(separator: " ")
  }

  /// At most three decimals, none that are zero.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  /// What to add to one frame to get the other; nil when no number differs by more than `accuracy`.
  static func delta(from old: CGRect, to new: CGRect, accuracy: Double) -> String? {
    let parts = [
      ("x", new.minX - old.minX), ("y", new.minY - old.minY), ("width", new.width - old.width),
      ("height", new.height - old.height),
    ].filter { !(abs($0.1) <= accuracy) }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.0) \($0.1 < 0 ? "−" : "+")\(number(Double(abs($0.1))))" }
      .joined(separator: ", ")
  }
}
