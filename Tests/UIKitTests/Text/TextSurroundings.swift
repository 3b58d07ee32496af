// Part of Snug, under the Apache License 2.0; see LICENSE.

@testable import UIKit

/// Runs `body` with the screen's scale and text size set, and puts the old ones back.
@MainActor
func withScreen<Result>(
  scale: CGFloat = 2, category: UIContentSizeCategory = .large,
  style: UIUserInterfaceStyle = .light, _ body: () throws -> Result
) rethrows -> Result {
  let previous = Runtime.current.screenTraits
  defer { Runtime.current.screenTraits = previous }
  Runtime.current.screenTraits = UITraitCollection(traitsFrom: [
    .unattached, UITraitCollection(displayScale: scale),
    UITraitCollection(preferredContentSizeCategory: category),
    UITraitCollection(userInterfaceStyle: style),
  ])
  return try body()
}

@MainActor
func makeLabel(_ text: String?, _ font: UIFont? = nil, lines: Int = 1) -> UILabel {
  let label = UILabel()
  if let font { label.font = font }
  label.numberOfLines = lines
  label.text = text
  return label
}
