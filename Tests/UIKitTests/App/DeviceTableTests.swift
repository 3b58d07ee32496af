// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Devices.md §1 and §2; the rows are Apple's published sizes and insets.
@MainActor
@Suite struct DeviceTableTests {
  /// One line of the table: portrait size, scale, insets, and the class of a wide phone.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let size: CGSize
    let scale: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    /// Landscape: both sides and bottom; nil for tablets, whose insets stay.
    let landscape: (side: CGFloat, bottom: CGFloat)?
    let isWide: Bool

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat,
      _ bottom: CGFloat, _ landscape: (CGFloat, CGFloat)?, isWide: Bool = false
    ) {
      self.name = name
      size = CGSize(width: width, height: height)
      self.scale = scale
      self.top = top
      self.bottom = bottom
      self.landscape = landscape.map { (side: $0.0, bottom: $0.1) }
      self.isWide = isWide
    }

    var testDescription: String { name }
    var isPad: Bool { landscape == nil }
  }

  nonisolated static let rows: [Row] = [
    Row("iPhone 5s", 320, 568, 2, 20, 0, (0, 0)), Row("iPhone SE 1", 320, 568, 2, 20, 0, (0, 0)),
    Row("iPhone 6", 375, 667, 2, 20, 0, (0, 0)), Row("iPhone 6s", 375, 667, 2, 20, 0, (0, 0)),
    Row("iPhone 7", 375, 667, 2, 20, 0, (0, 0)), Row("iPhone 8", 375, 667, 2, 20, 0, (0, 0)),
    Row("iPhone SE 2", 375, 667, 2, 20, 0, (0, 0)), Row("iPhone SE 3", 375, 667, 2, 20, 0, (0, 0)),
    Row("iPhone 6 Plus", 414, 736, 3, 20, 0, (0, 0), isWide: true),
    Row("iPhone 8 Plus", 414, 736, 3, 20, 0, (0, 0), isWide: true),
    Row("iPhone X", 375, 812, 3, 44, 34, (44, 21)),
    Row("iPhone XS", 375, 812, 3, 44, 34, (44, 21)),
    Row("iPhone 11 Pro", 375, 812, 3, 44, 34, (44, 21)),
    Row("iPhone XS Max", 414, 896, 3, 44, 34, (44, 21), isWide: true),
    Row("iPhone 11 Pro Max", 414, 896, 3, 44, 34, (44, 21), isWide: true),
    Row("iPhone XR", 414, 896, 2, 48, 34, (48, 21), isWide: true),
    Row("iPhone 11", 414, 896, 2, 48, 34, (48, 21), isWide: true),
    Row("iPhone 12 mini", 375, 812, 3, 50, 34, (50, 21)),
    Row("iPhone 13 mini", 375, 812, 3, 50, 34, (50, 21)),
    Row("iPhone 12", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 12 Pro", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 13", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 13 Pro", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 14", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 16e", 390, 844, 3, 47, 34, (47, 21)),
    Row("iPhone 12 Pro Max", 428, 926, 3, 47, 34, (47, 21), isWide: true),
    Row("iPhone 13 Pro Max", 428, 926, 3, 47, 34, (47, 21), isWide: true),
    Row("iPhone 14 Plus", 428, 926, 3, 47, 34, (47, 21), isWide: true),
    Row("iPhone 14 Pro", 393, 852, 3, 59, 34, (59, 21)),
    Row("iPhone 15", 393, 852, 3, 59, 34, (59, 21)),
    Row("iPhone 15 Pro", 393, 852, 3, 59, 34, (59, 21)),
    Row("iPhone 16", 393, 852, 3, 59, 34, (59, 21)),
    Row("iPhone 14 Pro Max", 430, 932, 3, 59, 34, (59, 21), isWide: true),
    Row("iPhone 15 Plus", 430, 932, 3, 59, 34, (59, 21), isWide: true),
    Row("iPhone 15 Pro Max", 430, 932, 3, 59, 34, (59, 21), isWide: true),
    Row("iPhone 16 Plus", 430, 932, 3, 59, 34, (59, 21), isWide: true),
    Row("iPhone 16 Pro", 402, 874, 3, 62, 34, (62, 21)),
    Row("iPhone 17", 402, 874, 3, 62, 34, (62, 21)),
    Row("iPhone 17 Pro", 402, 874, 3, 62, 34, (62, 21)),
    Row("iPhone 16 Pro Max", 440, 956, 3, 62, 34, (62, 21), isWide: true),
    Row("iPhone 17 Pro Max", 440, 956, 3, 62, 34, (62, 21), isWide: true),
    Row("iPhone Air", 420, 912, 3, 68, 34, (68, 29)),
    Row("iPad 9.7", 768, 1024, 2, 20, 0, nil), Row("iPad mini 1", 768, 1024, 2, 20, 0, nil),
    Row("iPad mini 5", 768, 1024, 2, 20, 0, nil), Row("iPad 10.2", 810, 1080, 2, 20, 0, nil),
    Row("iPad Air 4", 820, 1180, 2, 24, 20, nil), Row("iPad 10.9", 820, 1180, 2, 24, 20, nil),
    Row("iPad mini 6", 744, 1133, 2, 24, 20, nil), Row("iPad mini 7", 744, 1133, 2, 24, 20, nil),
    Row("iPad Pro 10.5", 834, 1112, 2, 20, 0, nil), Row("iPad Pro 11", 834, 1194, 2, 24, 20, nil),
    Row("iPad Pro 11 M4", 834, 1210, 2, 24, 20, nil),
    Row("iPad Pro 12.9", 1024, 1366, 2, 24, 20, nil),
    Row("iPad Pro 13 M4", 1032, 1376, 2, 24, 20, nil),
  ]

  private func insets(_ row: Row, _ orientation: Orientation) -> UIEdgeInsets {
    guard !orientation.isPortrait, let landscape = row.landscape else {
      return UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0)
    }
    return UIEdgeInsets(
      top: 0, left: landscape.side, bottom: landscape.bottom, right: landscape.side)
  }

  @Test("a bare window has the device's size, scale, insets and size classes", arguments: rows)
  func bareWindow(row: Row) {
    for orientation in [Orientation.portrait, .landscape] {
      onDevice(row.name, orientation) { app in
        let controller = UIViewController()
        let window = show(controller)
        let turned = CGSize(width: row.size.height, height: row.size.width)
        let traits = window.traitCollection
        let isPortrait = orientation.isPortrait

        #expect(window.bounds.size == (isPortrait ? row.size : turned))
        #expect(UIScreen.main.scale == row.scale && traits.displayScale == row.scale)
        #expect(window.safeAreaInsets == insets(row, orientation))
        #expect(controller.view.safeAreaInsets == insets(row, orientation))
        let wide = row.isPad || (!isPortrait && row.isWide)
        #expect(traits.horizontalSizeClass == (wide ? .regular : .compact))
        let tall = row.isPad || isPortrait
        #expect(traits.verticalSizeClass == (tall ? .regular : .compact))
        #expect(app.isStatusBarHidden == !(row.isPad || isPortrait))
      }
    }
  }

  @Test("rotating gives what starting in landscape gives", arguments: rows)
  func rotated(row: Row) {
    onDevice(row.name) { app in
      let controller = UIViewController()
      let window = show(controller)

      app.rotate(to: .landscapeRight)
      settle()

      #expect(window.bounds.size == CGSize(width: row.size.height, height: row.size.width))
      #expect(controller.view.frame == window.bounds)
      #expect(controller.view.safeAreaInsets == insets(row, .landscape))
    }
  }

  @Test("a navigation bar adds 44, 32 where height is compact, 50 on a tablet", arguments: rows)
  func navigationBar(row: Row) {
    for orientation in [Orientation.portrait, .landscape] {
      onDevice(row.name, orientation) { _ in
        let controller = UIViewController()
        _ = show(UINavigationController(rootViewController: controller))
        var expected = insets(row, orientation)
        let isCompact = !row.isPad && !orientation.isPortrait
        expected.top += isCompact ? 32 : row.isPad ? 50 : 44

        #expect(controller.view.safeAreaInsets == expected)
      }
    }
  }

  @Test("a tab bar adds 49, 32 where height is compact, 50 above on a tablet", arguments: rows)
  func tabBar(row: Row) {
    for orientation in [Orientation.portrait, .landscape] {
      onDevice(row.name, orientation) { _ in
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        _ = show(tabs)
        var expected = insets(row, orientation)
        let isCompact = !row.isPad && !orientation.isPortrait
        if row.isPad { expected.top += 50 } else { expected.bottom += isCompact ? 32 : 49 }

        #expect(controller.view.safeAreaInsets == expected)
      }
    }
  }

  @Test(
    "windows beside others have the widths and classes that multitasking gives",
    arguments: [
      ("iPad 9.7", Orientation.landscape, "1/3", CGFloat(320), false),
      ("iPad 9.7", .landscape, "half", 507, false), ("iPad 9.7", .landscape, "2/3", 694, true),
      ("iPad 9.7", .portrait, "slide-over", 320, false), ("iPad 9.7", .portrait, "2/3", 438, false),
      ("iPad Pro 10.5", .landscape, "half", 551, false),
      ("iPad Pro 10.5", .landscape, "2/3", 782, true),
      ("iPad Pro 10.5", .portrait, "2/3", 504, false),
      ("iPad 10.2", .landscape, "half", 535, false), ("iPad 10.2", .landscape, "2/3", 750, true),
      ("iPad 10.2", .portrait, "2/3", 480, false),
      ("iPad Pro 12.9", .landscape, "1/3", 375, false),
      ("iPad Pro 12.9", .landscape, "half", 678, true),
      ("iPad Pro 12.9", .landscape, "2/3", 981, true),
      ("iPad Pro 12.9", .portrait, "2/3", 639, false),
      ("iPad 9.7", .landscape, "507x768", 507, false),
    ])
  func besideOthers(
    name: String, orientation: Orientation, shape: String, width: CGFloat, isRegular: Bool
  ) throws {
    let window = try #require(WindowShape(name: shape))
    onDevice(name, orientation, window: window) { _ in
      let controller = UIViewController()
      let shown = show(controller)

      #expect(shown.bounds.size == CGSize(width: width, height: UIScreen.main.bounds.height))
      #expect(controller.view.frame == shown.bounds)
      #expect(shown.traitCollection.horizontalSizeClass == (isRegular ? .regular : .compact))
      #expect(shown.traitCollection.verticalSizeClass == .regular)
      #expect(shown.safeAreaInsets.top == 20 || shown.safeAreaInsets.top == 24)
    }
  }

  @Test("resizing a window is told like a rotation")
  func resize() {
    onDevice("iPad 9.7", .landscape) { app in
      let controller = UIViewController()
      let window = show(controller)

      app.resize(to: .half)
      settle()

      #expect(window.bounds.size == CGSize(width: 507, height: 768))
      #expect(controller.traitCollection.horizontalSizeClass == .compact)
      #expect(app.statusBarOrientation == .landscapeRight)
    }
  }
}
