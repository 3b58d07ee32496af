// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Views.md §5.
@MainActor
@Suite struct TraitTests {
  private final class Listening: UIView {
    var previous: [UITraitCollection?] = []
    var current: UITraitCollection?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
      current = UITraitCollection.current
    }
  }

  @Test("later collections win for what they specify")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light),
    ])

    #expect(merged.userInterfaceStyle == .light && merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      UITraitCollection(displayScale: 3) == UITraitCollection { $0.displayScale = 3 })
  }

  @Test("categories are ordered, five are accessibility sizes")
  func categories() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test("an override changes the subtree and tells it, with the traits made current")
  func overrides() {
    onDevice("iPhone 8") { _ in
      let (root, child) = (Listening(), Listening())
      root.addSubview(child)
      #expect(child.previous.isEmpty)

      root.overrideUserInterfaceStyle = .dark

      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.previous.count == 1 && child.previous[0]?.userInterfaceStyle == .light)
      #expect(child.current?.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)

      child.removeFromSuperview()
      let other = UIView()
      other.addSubview(child)
      #expect(child.traitCollection.userInterfaceStyle == .light && child.previous.count == 2)
    }
  }

  @Test("registrations hear only about their traits")
  func registrations() {
    onDevice("iPhone 8") { _ in
      let view = UIView()
      var heard: [UIContentSizeCategory] = []
      let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UIView, previous: UITraitCollection) in
        heard.append(previous.preferredContentSizeCategory)
      }

      view.traitOverrides.userInterfaceStyle = .dark
      #expect(heard.isEmpty)
      view.traitOverrides.preferredContentSizeCategory = .small
      #expect(heard == [.large])
      view.unregisterForTraitChanges(registration)
      view.traitOverrides.preferredContentSizeCategory = .large
      #expect(heard == [.large])
    }
  }

  @Test("a view can bound the text size of its subtree")
  func clampedCategory() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge

    child.maximumContentSizeCategory = .extraLarge
    #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
    child.maximumContentSizeCategory = nil
    child.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test("traits that apps define have defaults and travel down")
  func customTraits() {
    enum Density: UITraitDefinition { static let defaultValue = 1 }
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.traitCollection[Density.self] == 1)

    root.traitOverrides[Density.self] = 3

    #expect(child.traitCollection[Density.self] == 3)
  }

  @Test("semantic attributes decide the direction against the traits")
  func direction() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("dynamic backgrounds follow the style")
  func dynamicBackground() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = view.layer.backgroundColor

    view.overrideUserInterfaceStyle = .dark

    #expect(light?.components?.first == 0)
    #expect(view.layer.backgroundColor?.components?.first == 1)
  }
}
