// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import Testing

@testable import DeviceMatrix

@Suite("Devices")
struct DeviceCatalogTests {
  @Test(
    "a device is found by any of its names, whatever their case and spaces",
    arguments: [
      ("iphone x", "iPhone X"), ("iPhoneXS", "iPhone X"), ("iPad Pro 11″", "iPad Pro 11"),
      ("iPad Pro 11-inch", "iPad Pro 11"), ("IPHONE SE", "iPhone SE"), ("iPhone 16", "iPhone 15"),
    ])
  func findsByName(typed: String, name: String) {
    #expect(DeviceCatalog.device(named: typed)?.name == name)
  }

  @Test("an unknown name is answered with near ones")
  func suggestsNames() {
    #expect(DeviceCatalog.device(named: "iPhon X") == nil)
    #expect(DeviceCatalog.names(near: "iPhon X").first == "iPhone X")
  }

  @Test("no two devices share a name")
  func namesAreUnique() {
    let names = DeviceCatalog.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("the X family has 44 at the sides and 21 at the bottom when held sideways")
  func landscapeSafeArea() throws {
    let device = try #require(DeviceCatalog.device(named: "iPhone X"))
    #expect(device.safeArea(in: .landscape) == Insets(left: 44, bottom: 21, right: 44))
    #expect(device.safeArea(in: .portrait) == Insets(top: 44, bottom: 34))
    #expect(device.size(in: .landscape) == CGSize(width: 812, height: 375))
  }

  @Test(
    "only large phones are regular in width when held sideways",
    arguments: [
      ("iPhone X", false), ("iPhone XS Max", true), ("iPhone 11", true), ("iPhone 8 Plus", true),
      ("iPhone 14", false), ("iPad Pro 11", true),
    ])
  func landscapeWidthClass(name: String, isRegular: Bool) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    #expect(device.isRegular(along: .horizontal, in: .landscape) == isRegular)
  }

  @Test("a configuration's name holds what differs from the default")
  func configurationName() {
    #expect(Configuration(device: "iPhone X").name == "iPhone-X_portrait_L")
    let dark = Configuration(
      device: "iPad Pro 11", orientation: .landscape, textSize: .ax3, locale: "ar",
      appearance: .dark, scale: 1)
    #expect(dark.name == "iPad-Pro-11_landscape_AX3_ar_dark_@1x")
  }

  @Test(
    "text sizes carry UIKit's category names",
    arguments: [
      (TextSize.xS, "UICTContentSizeCategoryXS"), (.xxxL, "UICTContentSizeCategoryXXXL"),
      (.ax1, "UICTContentSizeCategoryAccessibilityM"),
      (.ax5, "UICTContentSizeCategoryAccessibilityXXXL"),
    ])
  func categoryNames(size: TextSize, category: String) {
    #expect(size.contentSizeCategory == category)
  }
}
