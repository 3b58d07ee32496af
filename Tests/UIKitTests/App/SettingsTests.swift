// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Traits.md §3; sizes are those of Apple's Dynamic Type tables.
@MainActor
@Suite struct SettingsTests {
  @Test("a text size reaches labels that opted in, then layout, then the notification")
  func contentSize() {
    onDevice("iPhone X") { app in
      let controller = UIViewController()
      _ = show(controller)
      let (following, fixed) = (UILabel(), UILabel())
      for label in [following, fixed] {
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: controller.view.topAnchor),
          label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
      }
      following.adjustsFontForContentSizeCategory = true
      settle()
      // Body at large is 17 points; a line is 17 × 1.193359375, up to the pixel of a third.
      #expect(abs(following.bounds.height - 20.333) < 0.01)
      nonisolated(unsafe) var heard: [UIContentSizeCategory?] = []
      nonisolated(unsafe) var height: CGFloat = 0
      let label = following
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        heard.append(
          note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory)
        MainActor.assumeIsolated { height = label.bounds.height }
        #expect(note.object == nil)
      }
      defer { NotificationCenter.default.removeObserver(token) }

      app.setContentSizeCategory(.accessibilityExtraLarge)

      // Body at AX3 is 40 points: 40 × 1.193359375 = 47.73, up to 48.
      #expect(heard == [.accessibilityExtraLarge] && height == 48)
      #expect(app.preferredContentSizeCategory == .accessibilityExtraLarge)
      #expect(following.font.pointSize == 40 && fixed.font.pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
    }
  }

  @Test("dark mode changes views' colours; a layer's colour stays as it was set")
  func darkMode() {
    onDevice("iPhone X") { app in
      let controller = UIViewController()
      _ = show(controller)
      let view = UIView()
      view.backgroundColor = .systemBackground
      view.layer.borderColor = UIColor.label.cgColor
      controller.view.addSubview(view)
      let border = view.layer.borderColor

      app.setUserInterfaceStyle(.dark)

      #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
      #expect(view.layer.borderColor == border)
      #expect(UIColor.label.resolvedColor(with: .current).cgColor.components == [1, 1, 1, 1])
    }
  }

  @Test("an app whose Info.plist fixes its style does not follow the device")
  func fixedStyle() {
    onDevice("iPhone X") { app in
      app.setUserInterfaceStyle(.dark)
      app.launch(makeDelegate: nil, info: ["UIUserInterfaceStyle": "Light"])
      #expect(UITraitCollection.current.userInterfaceStyle == .light)

      app.setUserInterfaceStyle(.dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test("bold text makes the system font heavier, as wide as it then is, and back")
  func boldText() {
    onDevice("iPhone X") { app in
      let controller = UIViewController()
      _ = show(controller)
      let label = UILabel()
      label.text = "Heavier text is wider text"
      controller.view.addSubview(label)
      let (regular, width) = (label.font, label.intrinsicContentSize.width)
      nonisolated(unsafe) var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in count += 1 }
      defer { NotificationCenter.default.removeObserver(token) }

      app.setBoldText(true)

      #expect(UIAccessibility.isBoldTextEnabled && count == 1)
      #expect(label.traitCollection.legibilityWeight == .bold)
      #expect(label.font.fontName == ".SFUI-Semibold" && label.font.pointSize == 17)
      #expect(label.intrinsicContentSize.width > width)
      #expect(UIFont.systemFont(ofSize: 17).withSize(20).fontName == ".SFUI-Semibold")
      app.setBoldText(false)
      #expect(label.font == regular && label.intrinsicContentSize.width == width)
    }
  }

  @Test("a language decides the direction; a direction can be set alone")
  func direction() {
    onDevice("iPhone X", locale: "ar") { app in
      #expect(app.userInterfaceLayoutDirection == .rightToLeft)
      _ = show(UIViewController())
      app.setLocale("en_GB")
      #expect(app.userInterfaceLayoutDirection == .leftToRight)
      app.setLayoutDirection(.rightToLeft)
      #expect(app.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
      #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
    }
  }
}
