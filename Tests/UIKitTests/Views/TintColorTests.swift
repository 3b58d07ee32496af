// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Drawing.md §2.2.1, Traits.md §2.4.1.
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

  /// Notes how often it is told.
  private final class Told: UIView {
    var times = 0
    override func tintColorDidChange() { times += 1 }
  }

  /// A page with a red tint of luminance 0.5 · 0.2126, and a view in it with a green one of its own.
  private func tintedPage() -> (page: UIViewController, plain: Told, own: Told) {
    let page = UIViewController()
    let (plain, own) = (Told(), Told())
    page.view.tintColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    own.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    page.view.addSubview(plain)
    page.view.addSubview(own)
    return (page, plain, own)
  }

  private func components(_ view: UIView) -> [CGFloat] { view.tintColor.cgColor.components ?? [] }

  /// Whether the tint is a grey of that luminance.
  private func isGray(_ view: UIView, _ luminance: CGFloat) -> Bool {
    let found = components(view)
    return found.count == 2 && abs((found.first ?? -1) - luminance) < 1e-9
  }

  @Test("behind an alert tints are their luminance, and come back with its end")
  func behindAlert() {
    onDevice("iPhone 14") { _ in
      let (page, plain, own) = tintedPage()
      let window = show(page)
      settle()
      let before = [plain.times, own.times]
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      page.present(alert, animated: false)
      settle()
      #expect(plain.tintAdjustmentMode == .dimmed)
      #expect(window.tintAdjustmentMode == .normal && alert.view.tintAdjustmentMode == .normal)
      #expect(isGray(plain, 0.1063) && isGray(own, 0.3576))
      #expect([plain.times, own.times] == before.map { $0 + 1 })
      alert.dismiss(animated: false)
      settle()
      #expect(components(plain) == [0.5, 0, 0, 1] && components(own) == [0, 0.5, 0, 1])
      #expect([plain.times, own.times] == before.map { $0 + 2 })
    }
  }

  @Test("a mode of a view's own counts for more than what lies over it")
  func ownMode() {
    onDevice("iPhone 14") { _ in
      let (page, plain, own) = tintedPage()
      _ = show(page)
      plain.tintAdjustmentMode = .normal
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      page.present(alert, animated: false)
      settle()
      #expect(components(plain) == [0.5, 0, 0, 1])
      #expect(own.tintAdjustmentMode == .dimmed)
    }
  }

  @Test("a sheet dims tints where it dims what is behind it; a full screen does not")
  func behindSheets() {
    onDevice("iPhone 14") { _ in
      let (page, plain, _) = tintedPage()
      _ = show(page)
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      page.present(sheet, animated: false)
      settle()
      #expect(plain.tintAdjustmentMode == .normal)
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      settle()
      #expect(plain.tintAdjustmentMode == .dimmed)
      sheet.dismiss(animated: false)
      settle()
      let full = UIViewController()
      full.modalPresentationStyle = .overFullScreen
      page.present(full, animated: false)
      settle()
      #expect(plain.tintAdjustmentMode == .normal)
    }
  }
}
