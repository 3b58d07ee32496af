// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The bundle of the tool that runs tests which have no app (Documentation/Testing.md §6.2).
enum ToolBundle {
  private static let info = [
    "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest",
    "CFBundleExecutable": "xctest", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
  ]

  /// Makes it the main bundle, once the home folder is there. Where it cannot be written, the tests'
  /// own stays that.
  static func comeFirst() {
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("SystemData/Agents")
    let data = try? PropertyListSerialization.data(
      fromPropertyList: info, format: .xml, options: 0)
    guard let data,
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil,
      (try? data.write(to: folder.appendingPathComponent("Info.plist"))) != nil
    else { return }
    setMainBundle(Bundle(path: folder.path))
  }
}

/// See FoundationHooks.
@_silgen_name("snug_main_bundle_set")
private func setMainBundle(_ bundle: Bundle?)
