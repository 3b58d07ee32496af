// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Geometry

/// The devices Snug knows, smallest phone first (Documentation/Devices.md §1).
package enum DeviceCatalog {
  package static let all: [Device] = phones + pads

  /// The device whose name or alias is `name`, whatever its case, spaces and punctuation.
  package static func device(named name: String) -> Device? {
    byName[name] ?? byKey[key(name)]
  }

  private static let byName = devices { $0 }
  private static let byKey = devices(by: key)

  /// The devices by what a function makes of their names and aliases; the first of equal ones.
  private static func devices(by key: (String) -> String) -> [String: Device] {
    let named = all.flatMap { device in
      ([device.name] + device.aliases).map { (key($0), device) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The known names nearest to `name`, best first, at most `count`.
  ///
  /// Near means few letters to insert, delete or replace.
  package static func names(near name: String, count: Int = 3) -> [String] {
    let wanted = key(name)
    let candidates = all.flatMap { [$0.name] + $0.aliases }
    let ranked = candidates.enumerated().map { index, candidate in
      (distance: NearWords.distance(wanted, key(candidate)), index: index, name: candidate)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(count).map(\.name)
  }

  private static func key(_ name: String) -> String {
    let plain = name.lowercased()
      .replacingOccurrences(of: "″", with: "")
      .replacingOccurrences(of: "-inch", with: "")
    return String(plain.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "+" })
  }

  private static let phones: [Device] = [
    phone("iPhone SE", ["iPhone 5s", "iPhone SE 1"], 320, 568, 2, top: 20),
    phone(
      "iPhone 8", ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE 2", "iPhone SE 3"],
      375, 667, 2, top: 20),
    phone(
      "iPhone 8 Plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"],
      414, 736, 3, top: 20, isLarge: true),
    phone("iPhone X", ["iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44, edge: 44),
    phone(
      "iPhone XS Max", ["iPhone 11 Pro Max"], 414, 896, 3, top: 44, edge: 44, isLarge: true),
    phone("iPhone 11", ["iPhone XR"], 414, 896, 2, top: 48, edge: 48, isLarge: true),
    phone("iPhone 13 mini", ["iPhone 12 mini"], 375, 812, 3, top: 50, edge: 50),
    phone(
      "iPhone 14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"],
      390, 844, 3, top: 47, edge: 47),
    phone(
      "iPhone 14 Plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max"],
      428, 926, 3, top: 47, edge: 47, isLarge: true),
    phone(
      "iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, top: 59, edge: 59),
    phone(
      "iPhone 15 Pro Max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"],
      430, 932, 3, top: 59, edge: 59, isLarge: true),
    phone("iPhone 16 Pro", ["iPhone 17", "iPhone 17 Pro"], 402, 874, 3, top: 62, edge: 62),
    phone(
      "iPhone 16 Pro Max", ["iPhone 17 Pro Max"], 440, 956, 3, top: 62, edge: 62, isLarge: true),
    Device(
      name: "iPhone Air", aliases: [], idiom: .phone, size: CGSize(width: 420, height: 912),
      scale: 3, portraitSafeArea: Insets(top: 68, bottom: 34),
      landscapeSafeArea: Insets(left: 68, bottom: 29, right: 68), isLargePhone: false),
  ]

  private static let pads: [Device] = [
    pad("iPad mini 6", ["iPad mini 7"], 744, 1133, top: 24, bottom: 20),
    pad(
      "iPad 9.7", ["iPad mini 1", "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5"],
      768, 1024, top: 20),
    pad("iPad 10.2", ["iPad 7", "iPad 8", "iPad 9"], 810, 1080, top: 20),
    pad(
      "iPad 10.9",
      [
        "iPad Air", "iPad Air 4", "iPad Air 5", "iPad Air 11", "iPad Air 11 M2", "iPad Air 11 M3",
        "iPad 10", "iPad A16",
      ], 820, 1180, top: 24, bottom: 20),
    pad("iPad Pro 10.5", ["iPad Air 3"], 834, 1112, top: 20),
    pad("iPad Pro 11", [], 834, 1194, top: 24, bottom: 20),
    pad("iPad Pro 11 M4", ["iPad Pro 11 M5"], 834, 1210, top: 24, bottom: 20),
    pad(
      "iPad Pro 12.9", ["iPad Air 13", "iPad Air 13 M2", "iPad Air 13 M3"], 1024, 1366, top: 24,
      bottom: 20),
    pad("iPad Pro 13", ["iPad Pro 13 M4", "iPad Pro 13 M5"], 1032, 1376, top: 24, bottom: 20),
  ]

  /// A phone; `edge` is the landscape inset at both sides, zero for phones with a home button.
  private static func phone(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    top: CGFloat, edge: CGFloat = 0, isLarge: Bool = false
  ) -> Device {
    let hasIndicator = edge > 0
    return Device(
      name: name, aliases: aliases, idiom: .phone, size: CGSize(width: width, height: height),
      scale: scale, portraitSafeArea: Insets(top: top, bottom: hasIndicator ? 34 : 0),
      landscapeSafeArea: Insets(left: edge, bottom: hasIndicator ? 21 : 0, right: edge),
      isLargePhone: isLarge)
  }

  /// A tablet; its bars are the same however it is held.
  private static func pad(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat = 0
  ) -> Device {
    let safeArea = Insets(top: top, bottom: bottom)
    return Device(
      name: name, aliases: aliases, idiom: .pad, size: CGSize(width: width, height: height),
      scale: 2, portraitSafeArea: safeArea, landscapeSafeArea: safeArea, isLargePhone: false)
  }
}
