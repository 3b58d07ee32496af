// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Traits.md §1 and §2.
@MainActor
@Suite struct TraitObservingTests {
  private final class Listener: NSObject {
    var heard: [String] = []
  }

  private final class Child: UIViewController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test("a controller's handlers run after its callback and before layout")
  func controllerHandlers() {
    onDevice("iPhone X") { app in
      let child = Child()
      _ = show(child)
      let registration = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: Child, previous: UITraitCollection) in
        controller.log.append("handler \(previous.userInterfaceStyle.rawValue)")
      }
      child.log = []

      app.setUserInterfaceStyle(.dark)
      settle()

      #expect(child.log == ["traits", "handler 1", "layout"])
      child.unregisterForTraitChanges(registration)
      child.log = []
      app.setUserInterfaceStyle(.light)
      settle()
      #expect(child.log == ["traits", "layout"])
    }
  }

  @Test("parents hear before children, controllers before their views")
  func order() {
    onDevice("iPhone X") { app in
      let listener = Listener()
      let (parent, child) = (UIViewController(), UIViewController())
      parent.embed(child, in: parent.view, frame: parent.view.bounds)
      _ = show(parent)
      let leaf = UIView()
      child.view.addSubview(leaf)
      let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self]
      for (name, environment) in [
        ("leaf", leaf as any UITraitChangeObservable), ("child view", child.view), ("child", child),
        ("parent view", parent.view), ("parent", parent),
      ] {
        environment.registerForTraitChanges(traits) { (_: any UITraitEnvironment, _) in }
        guard let registering = environment as? any TraitRegistering else { continue }
        registering.traitRegistrations.append(
          TraitChangeRegistration(traits) { _, _ in listener.heard.append(name) })
      }

      app.setContentSizeCategory(.accessibilityLarge)

      #expect(listener.heard == ["parent", "parent view", "child", "child view", "leaf"])
    }
  }

  @Test("overrides of a parent, a controller and a view add up for what is below")
  func overrides() {
    onDevice("iPhone X") { _ in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.embed(child, in: parent.view, frame: parent.view.bounds)
      _ = show(parent)

      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      child.traitOverrides.preferredContentSizeCategory = .extraLarge
      child.view.traitOverrides.userInterfaceLevel = .elevated
      child.overrideUserInterfaceStyle = .dark

      #expect(parent.traitCollection.horizontalSizeClass == .compact)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(child.view.traitCollection.userInterfaceLevel == .elevated)
      #expect(child.view.traitCollection.userInterfaceStyle == .dark)
      #expect(child.traitCollection.userInterfaceLevel == .base)
      child.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      #expect(child.view.traitCollection.preferredContentSizeCategory == .large)
      #expect(!child.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    }
  }

  @Test("a controller whose traits are overridden by its class passes them on")
  func subclassTraits() {
    final class Compact: UIViewController {
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(horizontalSizeClass: .compact),
        ])
      }
    }
    onDevice("iPad 9.7") { _ in
      let controller = Compact()
      _ = show(controller)
      #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test("a style change lays out, draws and updates constraints of every view again")
  func styleChange() {
    final class Watching: UIView {
      var calls: [String] = []
      override func layoutSubviews() { calls.append("layout") }
      override func updateConstraints() {
        calls.append("constraints")
        super.updateConstraints()
      }
      override func tintColorDidChange() { calls.append("tint") }
    }
    onDevice("iPhone X") { app in
      let controller = UIViewController()
      let window = show(controller)
      let view = Watching()
      window.addSubview(view)
      settle()
      view.calls = []

      app.setUserInterfaceStyle(.dark)
      settle()

      #expect(view.calls == ["tint", "constraints", "layout"])
    }
  }

  @Test("traits of apps are told apart by value, and say whether colours depend on them")
  func customTraits() {
    enum Theme: UITraitDefinition {
      static let defaultValue = 0
      static var affectsColorAppearance: Bool { true }
    }
    let (plain, themed) = (UITraitCollection(), UITraitCollection(Theme.self, value: 2))

    #expect(plain[Theme.self] == 0 && themed[Theme.self] == 2)
    #expect(themed.hasDifferentColorAppearance(comparedTo: plain))
    #expect(themed[UITraitDisplayScale.self] == 0)
    let changed = themed.replacing(UITraitDisplayScale.self, value: 3)
    #expect(changed.displayScale == 3 && changed[Theme.self] == 2)
    let names = changed.changedTraits(from: themed).map { $0.name }
    #expect(names == ["UITraitDisplayScale"])
  }

  @Test("actions take no, one or two arguments")
  func actions() {
    RuntimeRegistry.prepareFramework()
    onDevice("iPhone X") { _ in
      let view = UIView()
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      view.registerForTraitChanges(traits, action: Selector("setNeedsLayout"))
      settle()
      view.layoutIfNeeded()
      view.overrideUserInterfaceStyle = .dark
      #expect(view.hasLayoutWork)
    }
  }
}
