// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Containers.md §9.
@MainActor
@Suite("Looks by class", .serialized)
struct AppearanceProxyTests {
  private final class Badge: UILabel {}

  private func shown(_ views: UIView..., in root: UIViewController = UIViewController()) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    for view in views { root.view.addSubview(view) }
    window.makeKeyAndVisible()
    settle()
  }

  @Test("a view takes what was set for its class or a superclass when it enters a window")
  func byClass() {
    defer { AppearanceRegistry.reset() }
    UISlider.appearance().minimumTrackTintColor = .red
    UILabel.appearance().textColor = .green
    Badge.appearance().textColor = .blue
    let (slider, label, badge) = (UISlider(), UILabel(), Badge())

    #expect(slider.minimumTrackTintColor == nil)
    onDevice("iPhone 8") { _ in shown(slider, label, badge) }

    #expect(slider.minimumTrackTintColor == .red)
    #expect(label.textColor == .green)
    #expect(badge.textColor == .blue)
  }

  private final class Meter: UIView {
    var barColor = UIColor.gray
    var barHeight: CGFloat = 4
    let bar = UIView()

    static func describe() {
      let entry = RuntimeRegistry.describe(Meter.self)
      entry.property("barColor", \Meter.barColor)
      entry.property("barHeight", \Meter.barHeight)
      entry.property("bar", \Meter.bar)
    }
  }

  @Test("properties that an app's class exposes are taken, but for parts of the view")
  func ownProperties() {
    defer { AppearanceRegistry.reset() }
    Meter.describe()
    Meter.appearance().barColor = .orange
    Meter.appearance().barHeight = 9
    let (plain, special) = (Meter(), Meter())
    special.barHeight = 2
    let bar = plain.bar

    onDevice("iPhone 8") { _ in shown(plain, special) }

    #expect(plain.barColor == .orange)
    #expect(plain.barHeight == CGFloat(9))
    #expect(special.barHeight == CGFloat(2))
    #expect(plain.bar === bar)
  }

  @Test("looks that are set after the window is visible hold until its first layout, not later")
  func afterVisible() {
    defer { AppearanceRegistry.reset() }
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "A", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let (bar, label, own) = (navigation.navigationBar, UILabel(), UILabel())
    own.textColor = .purple
    for view in [label, own] { controller.view.addSubview(view) }

    onDevice("iPhone 8") { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UIBarButtonItem.appearance().tintColor = .yellow
      UILabel.appearance().textColor = .green
      settle()
      UINavigationBar.appearance().barTintColor = .brown
      bar.setNeedsLayout()
      settle()
    }

    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(bar.barTintColor == nil)
    #expect(controller.navigationItem.rightBarButtonItem?.tintColor == .yellow)
    #expect(label.textColor == .green)
    #expect(own.textColor == .purple)
  }

  @Test("what was set on the view itself stays")
  func ownSettings() {
    defer { AppearanceRegistry.reset() }
    UILabel.appearance().textColor = .green
    let label = UILabel()
    label.textColor = .purple

    onDevice("iPhone 8") { _ in shown(label) }

    #expect(label.textColor == .purple)
  }

  @Test("containers narrow an appearance down")
  func contained() {
    defer { AppearanceRegistry.reset() }
    UILabel.appearance().textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
    let (inside, outside) = (UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [inside])

    onDevice("iPhone 8") { _ in shown(stack, outside) }

    #expect(inside.textColor == .red)
    #expect(outside.textColor == .green)
  }

  @Test("bars and their items take colours and fonts")
  func bars() {
    defer { AppearanceRegistry.reset() }
    UINavigationBar.appearance().barTintColor = .brown
    UINavigationBar.appearance().tintColor = .white
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.yellow], for: .normal)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)

    onDevice("iPhone 8") { _ in _ = show(navigation) }

    #expect(navigation.navigationBar.barTintColor == .brown)
    #expect(navigation.navigationBar.tintColor == .white)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .yellow)
  }

  private final class OwnBar: UIToolbar {
    static var count = 0
    private static let once: Void = { OwnBar.appearance().barTintColor = .orange }()

    required init(frame: CGRect) {
      Self.once
      Self.count += 1
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("asking for an appearance runs no initialiser of the app, so one may ask for its own")
  func ownInitialiser() {
    defer { AppearanceRegistry.reset() }
    let bar = OwnBar(frame: .zero)
    #expect(OwnBar.count == 1)
    onDevice("iPhone 8") { _ in shown(bar) }
    #expect(bar.barTintColor == .orange)
  }
}
