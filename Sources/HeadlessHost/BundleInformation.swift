// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Has `Bundle.object(forInfoDictionaryKey:)` answer as on Apple's systems: with the localised value of a
/// key, else with that of `Info.plist`.
///
/// Foundation on Linux looks into `InfoPlist.strings` alone where a bundle has one, so that a localised
/// app finds nothing of what it wrote elsewhere. The method's entry in the class's table is replaced.
enum BundleInformation {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = TypeMetadata(Bundle.self).replaceMethod(
    "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF", by: "snug_bundle_information")
}

extension Bundle {
  /// Stands in the table of the class for the method with these arguments; nobody calls it by name.
  @_silgen_name("snug_bundle_information")
  public func snugInformation(forKey key: String) -> Any? {
    localizedInfoDictionary?[key] ?? infoDictionary?[key]
  }
}
