// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Glibc
internal import Synchronization

/// Makes every bundle answer in the run's language.
///
/// The methods are reached through the class's table, so symbols do not help (see
/// FoundationHooks): its entries are replaced by methods of the same signatures. A `Bundle` whose
/// table does not have the known methods stays as it is.
/// Documentation/Localization.md §1.
package enum BundleHooks {
  /// Foundation's methods, in the order in which ``BundleAnswers`` declares its own.
  private static let symbols = [
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
    "$s10Foundation6BundleC13localizationsSaySSGvg",
    "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg",
    "$s10Foundation6BundleC23developmentLocalizationSSSgvg",
  ]
  /// Words of a class object before its methods: kind, superclass, flags, sizes, description,
  /// destroyer.
  private static let headerLength = 7

  /// Replaces the entries on first use.
  package static let installed: Void = install(in: Bundle.self)

  /// The classes whose tables are done; also the lock under which they are written.
  private static let done = Mutex<Set<ObjectIdentifier>>([])

  /// Replaces Foundation's methods in the table of a class over `Bundle`, which has entries of its
  /// own; what the class overrides stays. A class that is done costs one look; any thread may ask.
  package static func install(in type: AnyClass) {
    done.withLock { done in
      if done.insert(ObjectIdentifier(type)).inserted { write(type) }
    }
  }

  private static func write(_ type: AnyClass) {
    let (table, own) = (words(of: type), words(of: BundleAnswers.self))
    for (number, symbol) in symbols.enumerated() {
      guard let known = dlsym(UnsafeMutableRawPointer(bitPattern: 0), symbol),
        let answer = own[headerLength + number]
      else { continue }
      for index in headerLength..<length(of: table) where table[index] == UnsafeRawPointer(known) {
        table[index] = answer
      }
    }
  }

  /// The words from a class object's address on: its size less what lies before, both in the
  /// fifth word.
  private static func length(of table: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
    let sizes = UInt(bitPattern: table[4])
    return Int((sizes & 0xFFFF_FFFF) - (sizes >> 32)) / MemoryLayout<UnsafeRawPointer>.size
  }

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UnsafeRawPointer?> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
  }
}

/// The methods that bundles get. There are no objects of this class: `self` is a bundle.
///
/// Open, so that the optimiser keeps the table; getters are methods without arguments.
open class BundleAnswers {
  private final var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }

  open func localizedString(forKey key: String, value: String?, table: String?) -> String {
    RunLanguage.shared.text(key: key, table: table, bundle: bundle, value: value)
  }

  open func localizations() -> [String] { RunLanguage.shared.localizations(of: bundle) }

  open func preferredLocalizations() -> [String] {
    [RunLanguage.shared.preferredLocalization(of: bundle)]
  }

  open func developmentLocalization() -> String? {
    RunLanguage.shared.developmentLanguage(of: bundle)
  }
}
