// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// What Xcode and SwiftPM write into a module by themselves: `Bundle.module` and the symbols of
/// asset catalogs (Documentation/AppBuild.md §3.2).
enum GeneratedSource {
  /// The text of the file, or nil when the module needs none.
  ///
  /// - Parameter isNative: Whether the module is compiled as for Linux, without UIKit.
  /// - Complexity: O(entries of the module's asset catalogs).
  static func text(for module: SourceModule, isNative: Bool = false) -> String? {
    var parts: [String] = []
    if module.hasModuleBundle { parts.append(bundleText(module)) }
    if !module.embeddedResources.isEmpty { parts.append(embeddedText(module.embeddedResources)) }
    if module.hasNumericPriorities, !isNative { parts.append(numericPriorities) }
    let symbols = AssetSymbols(
      catalogs: module.assetCatalogs, bundle: module.hasModuleBundle ? ".module" : ownBundle,
      hasExtensions: module.hasSymbolExtensions)
    if !isNative, let text = symbols.text { parts.append(text) }
    guard !parts.isEmpty else { return nil }
    if parts.contains(where: { $0.contains(ownBundle) }) {
      parts.append("private final class SnugBundle {}\n")
    }
    return "import Foundation\n" + (isNative ? "\n" : "import UIKit\n\n")
      + parts.joined(separator: "\n")
  }

  /// Files whose bytes are in the program: `PackageResources.page_html`, as SwiftPM names them.
  private static func embeddedText(_ files: [URL]) -> String {
    let members = files.map { file in
      let name = String(
        file.lastPathComponent.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      let bytes = ((try? Data(contentsOf: file)) ?? Data()).map(String.init).joined(separator: ",")
      return "  static let \(name): [UInt8] = [\(bytes)]\n"
    }
    return "struct PackageResources {\n" + members.joined() + "}\n"
  }

  /// What Swift 3 can do with priorities, which are numbers there.
  private static let numericPriorities = """
    extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      public init(integerLiteral value: Int) { self.init(Float(value)) }
      public init(floatLiteral value: Double) { self.init(Float(value)) }
      public static func + (a: Self, b: Self) -> Self { Self(a.rawValue + b.rawValue) }
      public static func - (a: Self, b: Self) -> Self { Self(a.rawValue - b.rawValue) }
    }

    """

  /// The bundle of the program, which is not the main one in tests without an app.
  private static let ownBundle = "Bundle(for: SnugBundle.self)"

  private static func bundleText(_ module: SourceModule) -> String {
    let value =
      module.resourceBundle.map { name in
        "Bundle(url: \(ownBundle).bundleURL.appendingPathComponent(\"\(name).bundle\"))!"
      } ?? ownBundle
    return "extension Foundation.Bundle {\n  static let module: Foundation.Bundle = \(value)\n}\n"
  }
}
