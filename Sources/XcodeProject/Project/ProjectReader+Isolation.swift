// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a target's settings say of the compiler's rules for actors and regular expressions.
extension ProjectReader {
  /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` turns on, with the language mode that has
  /// them anyway. Source: Xcode 26's build settings reference.
  private static let approachable: [(name: String, since: Int?)] = [
    ("DisableOutwardActorInference", 6), ("GlobalActorIsolatedTypesUsability", 6),
    ("InferSendableFromCaptures", 6), ("InferIsolatedConformances", nil),
    ("NonisolatedNonsendingByDefault", nil),
  ]

  /// The flags of `SWIFT_DEFAULT_ACTOR_ISOLATION`, `SWIFT_APPROACHABLE_CONCURRENCY` and
  /// `SWIFT_UPCOMING_FEATURE_…` (Documentation/XcodeProject.md).
  static func isolationFlags(_ settings: BuildSettings, version: String) -> [String] {
    var flags: [String] = []
    if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    let mode = Int(version.prefix { $0 != "." }) ?? 5
    let isApproachable = settings.value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
    for (name, since) in approachable where mode < since ?? .max {
      // SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES
      let words = name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1)" : $1.uppercased() }
      let own = settings.value("SWIFT_UPCOMING_FEATURE\(words)")
      if own == "YES" || isApproachable && own != "NO" {
        flags += ["-enable-upcoming-feature", name]
      }
    }
    return flags
  }

  /// The flag of `SWIFT_ENABLE_BARE_SLASH_REGEX`, which is on since Xcode 14; where nothing is said and the
  /// app runs on systems before iOS 16, which lack `Regex`, its slashes are operators.
  static func regexFlags(_ settings: BuildSettings, version: String) -> [String] {
    // Swift 6 has the literals anyway.
    guard Int(version.prefix { $0 != "." }) ?? 5 < 6 else { return [] }
    let oldest = settings.value("IPHONEOS_DEPLOYMENT_TARGET").prefix { $0 != "." }
    let isOn =
      settings.nonempty("SWIFT_ENABLE_BARE_SLASH_REGEX").map { $0.uppercased() == "YES" }
      ?? (Int(oldest) ?? 16 >= 16)
    return isOn ? ["-enable-bare-slash-regex"] : []
  }
}
