// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Scenes looked up over all storyboards of an app, for hosts that show one by name.
extension UIStoryboard {
  /// The storyboard identifiers of the app's scenes, sorted.
  package static var allIdentifiers: [String] {
    all.flatMap(\.identifiers).sorted()
  }

  /// Makes the controller of the scene with that storyboard identifier.
  ///
  /// - Returns: nil when no storyboard of the app has it; the first by file name where several do.
  package static func controller(named identifier: String) -> UIViewController? {
    all.first { $0.identifiers.contains(identifier) }?
      .instantiateViewController(withIdentifier: identifier)
  }

  static var all: [UIStoryboard] {
    let bundle = Runtime.current.resourceBundle
    return names(in: bundle).map { UIStoryboard(name: $0, bundle: bundle) }
  }

  /// The names of a bundle's storyboards, by its path: none is added to one while an app runs.
  private static var names: [String: [String]] = [:]

  private static func names(in bundle: Bundle) -> [String] {
    let root = bundle.resourcePath ?? bundle.bundlePath
    if let known = names[root] { return known }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let found = paths.filter { $0.hasSuffix(".storyboard") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let sorted = Set(found).sorted()
    names[root] = sorted
    return sorted
  }

  private var identifiers: [String] {
    source.document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
  }
}
