// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What a build does with a file, by its name.
enum FileKind: Equatable {
  case swift
  /// A source in a language that is not compiled here.
  case foreignSource
  /// Intents of the app's own, of which Xcode makes classes.
  case intentDefinition
  case resource
  /// A folder that is one resource: an asset catalog, a bundle.
  case resourceFolder
  /// Headers, property lists of the build, documentation: not part of the app.
  case ignored

  init(_ url: URL) {
    switch url.pathExtension.lowercased() {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal": self = .foreignSource
    case "intentdefinition": self = .intentDefinition
    case "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets",
      "xcstickers", "icon":
      self = .resourceFolder
    case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "xcodeproj",
      "xcworkspace", "playground", "docc", "gitignore", "ds_store", "podspec", "lock", "framework",
      "xcframework", "xctestplan", "storekit":
      self = .ignored
    case "": self = url.lastPathComponent.hasPrefix(".") ? .ignored : .resource
    default: self = .resource
    }
  }
}
