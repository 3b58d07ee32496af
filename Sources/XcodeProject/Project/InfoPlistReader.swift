// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Makes the Info.plist that a built app would carry.
///
/// Follows Documentation/XcodeProject.md §7: the file, then what the settings generate for keys
/// that the file does not have.
struct InfoPlistReader {
  let settings: BuildSettings
  let folder: URL
  /// Where the setting stands, for errors.
  let location: FileLocation

  /// The file that `INFOPLIST_FILE` names.
  var file: URL? {
    settings.nonempty("INFOPLIST_FILE").map {
      let written = folder.resolving($0)
      return written.onDisk ?? written
    }
  }

  func read() throws(ProjectError) -> InfoPlist {
    var values: [String: PropertyValue] = [:]
    if let file {
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw ProjectError(
          .missingFiles([ProjectError.MissingFile(path: file.path, location: location)]),
          at: location)
      }
      values = try PropertyListFile.read(file).value.dictionary ?? [:]
    }
    if settings.boolean("GENERATE_INFOPLIST_FILE") {
      values.merge(generated()) { written, _ in written }
    }
    // What Xcode's asset compiler adds.
    let accent = settings.value("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    if !accent.isEmpty, values["NSAccentColorName"] == nil {
      values["NSAccentColorName"] = .string(accent)
    }
    // What Xcode writes over a key of the file.
    let families = settings.value("TARGETED_DEVICE_FAMILY").split { ", ".contains($0) }
      .compactMap { Int($0) }
    if !families.isEmpty { values["UIDeviceFamily"] = .array(families.map(PropertyValue.integer)) }
    return InfoPlist(values.mapValues { $0.mapStrings(settings.expand) })
  }

  private func generated() -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [
      "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
      "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
      "CFBundleName": .string("$(PRODUCT_NAME)"),
      "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
      "CFBundleShortVersionString": .string("$(MARKETING_VERSION)"),
      "CFBundleVersion": .string("$(CURRENT_PROJECT_VERSION)"),
      "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
    ]
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names.sorted() where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      let value = settings.value(name)
      guard !value.isEmpty else { continue }
      add(key, value, to: &values)
    }
    return values
  }

  private func add(_ key: String, _ value: String, to values: inout [String: PropertyValue]) {
    switch key {
    case "UIApplicationSceneManifest_Generation":
      guard value == "YES" else { return }
      values["UIApplicationSceneManifest"] = .dictionary([
        "UIApplicationSupportsMultipleScenes": .boolean(true),
        "UISceneConfigurations": .dictionary([:]),
      ])
    case "UILaunchScreen_Generation":
      if value == "YES" { values["UILaunchScreen"] = .dictionary([:]) }
    case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
      let names = BuildSettings.words(value).map(PropertyValue.string)
      values[
        key.replacingOccurrences(of: "_iPhone", with: "~iphone")
          .replacingOccurrences(of: "_iPad", with: "~ipad")] = .array(names)
    default:
      let isFlag = value == "YES" || value == "NO"
      values[key] = isFlag ? .boolean(value == "YES") : .string(value)
    }
  }
}
