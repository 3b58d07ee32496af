// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Has `UserDefaults.set(_:forKey:)` of an address do what Apple's does: nil takes a value out, and a
/// web address is kept whole.
///
/// Swift takes `set(nil, forKey: "a")` for an address, too. Foundation's method calls itself for nil
/// without end on Linux, and keeps the path alone. The method's entry in the class's table is
/// replaced.
enum DefaultsAddresses {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    guard let method = dlsym(nil, foundationSetAddress),
      let whole = dlsym(nil, "snug_defaults_set_address"),
      let slot = TypeMetadata(UserDefaults.self).methods.firstIndex(of: UInt(bitPattern: method))
    else { return false }
    TypeMetadata(UserDefaults.self).methods[slot] = UInt(bitPattern: whole)
    return true
  }()

  private static let foundationSetAddress =
    "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF"
}

extension UserDefaults {
  /// Stands in the table of the class for the method with these arguments; nobody calls it by name.
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

  /// Foundation's own method.
  @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
  func foundationSet(address: URL?, forKey key: String)
}
