// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// What the system draws over an app (Documentation/Chrome.md).
@MainActor
@Suite("Status bar, home indicator and keyboard")
struct ScreenChromeTests {
  final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesBar = false
    var hidesIndicator = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesBar }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  /// 9 September 2025, 9:41 UTC, a Tuesday.
  private let morning = Date(timeIntervalSince1970: 1_757_410_860)

  private func commands() -> [DisplayList.Command] {
    let windows = UIApplication.shared.windows.reduce(into: DisplayList()) {
      $0.append(DisplayListBuilder.displayList(of: $1))
    }
    return ScreenChrome.displayList(over: windows, at: morning).commands
  }

  /// The colour of the clock; nil without one.
  private var clockColor: PaintColor? {
    for case .glyphs(let span, let color) in commands() where span.origin.y < 60 { return color }
    return nil
  }

  /// The home indicator's box and colour.
  private var indicator: (box: CGRect, color: PaintColor)? {
    let bottom = UIScreen.main.bounds.maxY - 20
    for case .fill(let path, _, let color) in commands().reversed() {
      guard let box = path.tightBox, box.minY > bottom, abs(box.height - 5) < 0.01 else { continue }
      return (box, color)
    }
    return nil
  }

  private func page(_ change: (Page) -> Void = { _ in }) -> Page {
    let page = Page()
    page.view.backgroundColor = .systemBackground
    change(page)
    return page
  }

  @Test(
    "the clock is written as the locale writes it",
    arguments: [
      ("en_US", "9:41", "9:41 AM", "Tue Sep 9"), ("de_DE", "09:41", "09:41", "Di. 9. Sept."),
      ("ja_JP", "9:41", "9:41", "9月9日(火)"),
    ])
  func clock(locale: String, time: String, timeOfDay: String, date: String) {
    let clock = StatusBarClock(time: morning, locale: locale)

    // ICU parts the time and the half of the day by a narrow space.
    let plain = clock.timeOfDay.replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(clock.time == time && plain == timeOfDay && clock.date == date)
  }

  @Test("the status bar is dark on light, light on dark, and as the controller says")
  func style() {
    onDevice("iPhone X") { app in
      let controller = page()
      _ = show(controller)
      #expect(clockColor == .black)
      controller.style = .lightContent
      #expect(clockColor == .black, "nobody said that it changed")
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(clockColor == .white)
      controller.style = .default
      controller.setNeedsStatusBarAppearanceUpdate()
      app.windows[0].overrideUserInterfaceStyle = .dark
      settle()
      #expect(clockColor == .white)
    }
  }

  @Test("a navigation bar decides while it is there, by its style; then its top controller")
  func navigation() {
    onDevice("iPhone X") { _ in
      let navigation = UINavigationController(rootViewController: page { $0.style = .lightContent })
      _ = show(navigation)
      #expect(clockColor == .black)
      navigation.navigationBar.barStyle = .black
      navigation.setNeedsStatusBarAppearanceUpdate()
      #expect(clockColor == .white)
      navigation.navigationBar.barStyle = .default
      navigation.isNavigationBarHidden = true
      navigation.setNeedsStatusBarAppearanceUpdate()
      #expect(clockColor == .white)
    }
  }

  @Test("beside a notch stand four bars, three waves and a full battery, in this order")
  func signs() {
    onDevice("iPhone X") { _ in
      _ = show(page())
      var boxes: [CGRect] = []
      for case .fill(let path, _, _) in commands() {
        guard let box = path.tightBox, box.maxY < 44, box.minX > 375 - 94 else { continue }
        boxes.append(box)
      }
      // §2.4; of the battery's 22 points its charge leaves 2 on each side, its cap is 1.3 by 4.
      let expected: [(CGFloat, CGFloat)] = [(17, 10.7), (15.3, 11), (1.3, 4), (18, 7.3)]
      #expect(boxes.count == expected.count)
      for (box, size) in zip(boxes, expected) {
        #expect(abs(box.width - size.0) < 0.1 && abs(box.height - size.1) < 0.1, "\(box)")
      }
      // The charge is painted last, before its cap in reading direction.
      let starts = boxes.filter { $0.width > 2 }.map(\.minX)
      #expect(starts == starts.sorted())
    }
  }

  @Test("what covers the screen decides; a sheet does not, unless it says so")
  func presented() {
    onDevice("iPhone X") { _ in
      let root = page()
      _ = show(root)
      let full = page { $0.style = .lightContent }
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      settle()
      #expect(clockColor == .white)
    }
    onDevice("iPad 10.9") { _ in
      let root = page()
      _ = show(root)
      let sheet = page { $0.style = .lightContent }
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      settle()
      #expect(clockColor == .black)
      sheet.modalPresentationCapturesStatusBarAppearance = true
      sheet.setNeedsStatusBarAppearanceUpdate()
      #expect(clockColor == .white)
    }
  }

  @Test("behind a full sheet on a phone it is black, so the status bar is white")
  func pushedBack() {
    onDevice("iPhone X") { _ in
      let root = page()
      _ = show(root)
      root.present(page(), animated: false)
      settle()
      #expect(clockColor == .white)
    }
  }

  @Test("an app that keeps the style for itself says it in Info.plist, and then anew")
  func appStyle() {
    let info: [String: Any] = [
      "UIViewControllerBasedStatusBarAppearance": false,
      "UIStatusBarStyle": "UIStatusBarStyleLightContent",
    ]
    onDevice("iPhone 8", info: info) { app in
      _ = show(page())
      #expect(clockColor == .white)
      app.setStatusBarStyle(.darkContent, animated: false)
      #expect(clockColor == .black)
    }
  }

  @Test(
    "there is none where it is hidden, and on phones held sideways",
    arguments: [
      ("iPhone X", Orientation.portrait, true), ("iPhone X", Orientation.landscape, false),
      ("iPhone 8", Orientation.landscape, false), ("iPad Pro 11", Orientation.landscape, true),
    ])
  func hidden(device: String, orientation: Orientation, isThere: Bool) {
    onDevice(device, orientation) { _ in
      let controller = page()
      _ = show(controller)
      #expect((clockColor != nil) == isThere)
      controller.hidesBar = true
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(clockColor == nil)
    }
  }

  @Test("the home indicator stands out from what is below it, 8 points above the edge")
  func homeIndicator() throws {
    try onDevice("iPhone X") { _ in
      let controller = page()
      _ = show(controller)
      let light = try #require(indicator)
      #expect(light.color == .black && light.box.maxY == 804 && light.box.midX == 187.5)
      controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
      settle()
      #expect(indicator?.color == .white)
      controller.hidesIndicator = true
      #expect(indicator == nil)
    }
  }

  @Test("screens with a home button have none, tablets without one do")
  func indicatorByDevice() {
    for (device, isThere) in [("iPhone 8", false), ("iPad 10.2", false), ("iPad 10.9", true)] {
      onDevice(device) { _ in
        _ = show(page())
        #expect((indicator != nil) == isThere, "\(device)")
      }
    }
  }

  @Test("the keyboard is painted where it is said to be, and goes; frames know nothing of it")
  func keyboard() {
    onDevice("iPhone X") { _ in
      let controller = page()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      controller.view.addSubview(field)
      let window = show(controller)
      let views = window.subviews.count
      @MainActor func ground() -> CGRect? {
        for case .fill(let path, _, _) in commands() where path.asRect?.width == 375 {
          return path.asRect
        }
        return nil
      }
      #expect(ground() == nil)
      field.becomeFirstResponder()
      settle()
      #expect(ground() == CGRect(x: 0, y: 812 - 336, width: 375, height: 336))
      #expect(window.subviews.count == views)
      field.resignFirstResponder()
      settle()
      #expect(ground() == nil)
    }
  }
}
