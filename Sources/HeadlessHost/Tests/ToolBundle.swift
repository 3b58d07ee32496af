// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The bundle of the tool that runs tests which have no app (Documentation/Testing.md §6.2.1).
enum ToolBundle {
  /// Makes it the main bundle. Where it is missing, the tests' own stays that.
  static func comeFirst() {
    // Where AppBuild writes it.
    let path = Bundle.main.bundlePath + "/Developer/Library/Xcode/Agents"
    guard FileManager.default.isExecutableFile(atPath: path + "/xctest") else { return }
    setMainBundle(Bundle(path: path))
  }
}

/// See FoundationHooks.
@_silgen_name("snug_main_bundle_set")
private func setMainBundle(_ bundle: Bundle?)
