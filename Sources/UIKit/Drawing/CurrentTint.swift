// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `UIColor.tintColor` is where it is resolved.
enum CurrentTint {
  /// How views, which rank above colours, lend their tint.
  nonisolated(unsafe) static var resolve: (() -> UIColor?)?

  static let color = UIColor(
    content: .dynamic { _ in resolve.flatMap { $0() } ?? .systemBlue }, catalogName: "tintColor")
}
