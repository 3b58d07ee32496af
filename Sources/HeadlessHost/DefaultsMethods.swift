// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Has methods of `UserDefaults` do what Apple's do (Documentation/HeadlessHost.md §7), by their entries in
/// the class's table.
enum DefaultsMethods {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    let table = TypeMetadata(UserDefaults.self)
    table.replaceMethod(
      "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF",
      by: "snug_defaults_set_address")
    table.replaceMethod(
      "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF", by: "snug_defaults_object")
  }()

  /// The object of a property list that a value of Swift's is kept as; what Foundation's lists and
  /// dictionaries hold are optionals.
  fileprivate static func object(of value: Any) -> Any {
    switch value {
    case let number as NSNumber: number
    case let text as String: text
    case let date as Date: date
    case let data as Data: data
    case let list as [Any]: list.map(object)
    case let dictionary as [String: Any]: dictionary.mapValues(object)
    default: value
    }
  }
}

// These stand in the table of the class for the methods with their arguments; nobody calls them by name.
extension UserDefaults {
  /// Takes a value out for nil, which Swift takes for an address, too: Foundation's method calls itself for
  /// it without end on Linux. Keeps a web address whole, of which Foundation's keeps the path alone.
  @_silgen_name("snug_defaults_set_address")
  public func snugSet(address: URL?, forKey key: String) {
    guard let address else { return removeObject(forKey: key) }
    if !address.isFileURL,
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: address as NSURL, requiringSecureCoding: true)
    {
      return set(archive, forKey: key)
    }
    foundationSet(address: address, forKey: key)
  }

  /// Gives numbers as objects, so that `as? Double` holds for one that was set as an `Int`; Foundation's
  /// are those of Swift that it keeps.
  @_silgen_name("snug_defaults_object")
  public func snugObject(forKey key: String) -> Any? {
    foundationObject(forKey: key).map(DefaultsMethods.object)
  }

  // Foundation's own methods.

  @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
  func foundationSet(address: URL?, forKey key: String)

  @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
  func foundationObject(forKey key: String) -> Any?
}
