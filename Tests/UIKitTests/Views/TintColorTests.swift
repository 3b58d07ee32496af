// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Drawing.md §2.2.1.
@MainActor
@Suite("The colour of the tint")
struct TintColorTests {
  /// Notes what `tintColor` is where it is laid out.
  private final class Noting: UIView {
    var red: CGFloat = -1

    override func layoutSubviews() {
      super.layoutSubviews()
      red = UIColor.tintColor.cgColor.components?[0] ?? -1
    }
  }

  @Test("it is the tint of the view that is laid out, by inheritance; outside of that the window's")
  func resolving() {
    onDevice("iPhone 14") { _ in
      let window = UIWindow()
      window.tintColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
      let (plain, own, inner) = (Noting(), Noting(), Noting())
      own.tintColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
      let root = UIViewController()
      window.rootViewController = root
      root.view.addSubview(plain)
      root.view.addSubview(own)
      own.addSubview(inner)
      window.makeKeyAndVisible()
      settle()
      #expect(plain.red == 0.25)
      #expect(own.red == 0.5 && inner.red == 0.5)
      #expect(UIColor.tintColor.cgColor.components?[0] == 0.25)
      inner.backgroundColor = .tintColor
      #expect(inner.layer.backgroundColor?.components?[0] == 0.5)
      own.tintColor = UIColor(red: 0.75, green: 0, blue: 0, alpha: 1)
      #expect(inner.layer.backgroundColor?.components?[0] == 0.75)
      // A view whose tint is the tint colour has the accent, which is the system's blue.
      own.tintColor = .tintColor
      own.setNeedsLayout()
      settle()
      #expect(own.red == UIColor.systemBlue.cgColor.components?[0])
      #expect(UIColor.tintColor == UIColor.tintColor)
      // So has what is made of it, for ever.
      own.tintColor = UIColor { _ in .tintColor }.withAlphaComponent(0.5)
      own.setNeedsLayout()
      settle()
      #expect(own.red == UIColor.systemBlue.cgColor.components?[0])
    }
  }
}
