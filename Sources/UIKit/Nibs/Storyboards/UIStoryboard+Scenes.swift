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
    let root = bundle.resourcePath ?? bundle.bundlePath
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let names = paths.filter { $0.hasSuffix(".storyboard") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    return Set(names).sorted().map { UIStoryboard(name: $0, bundle: bundle) }
  }

  private var identifiers: [String] {
    source.document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
  }
}
