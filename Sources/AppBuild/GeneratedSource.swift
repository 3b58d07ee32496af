// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// What Xcode and SwiftPM write into a module by themselves: `Bundle.module` and the symbols of
/// asset catalogs (Documentation/AppBuild.md §3.2).
enum GeneratedSource {
  /// The text of the file, or nil when the module needs none.
  ///
  /// - Complexity: O(entries of the module's asset catalogs).
  static func text(for module: SourceModule) -> String? {
    var parts: [String] = []
    if module.hasModuleBundle { parts.append(bundleText(module)) }
    let symbols = AssetSymbols(
      catalogs: module.assetCatalogs, bundle: module.hasModuleBundle ? ".module" : ".main",
      hasExtensions: module.hasSymbolExtensions)
    if let text = symbols.text { parts.append(text) }
    return parts.isEmpty
      ? nil : "import Foundation\nimport UIKit\n\n" + parts.joined(separator: "\n")
  }

  private static func bundleText(_ module: SourceModule) -> String {
    let value =
      module.resourceBundle.map { name in
        "Bundle(url: Bundle.main.bundleURL.appendingPathComponent(\"\(name).bundle\"))!"
      } ?? "Bundle.main"
    return "extension Foundation.Bundle {\n  static let module: Foundation.Bundle = \(value)\n}\n"
  }
}
