// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A package that is fetched from elsewhere, as a project or a manifest names it.
struct RemotePackage: Equatable, Sendable {
  var identity: String
  var url: String
  /// What a person calls the versions that would do: `1.2.0 ..< 2.0.0`.
  var wanted: String
  /// The requirement as a manifest has it: `.upToNextMajor(from: "1.2.0")`.
  var requirement = ""
  var location: FileLocation
}

/// A product that a target needs.
struct ProductNeed: Equatable, Sendable {
  var product: String
  /// The identity or name of its package, where that is known.
  var package: String?
  /// The target, for messages.
  var target: String
  /// The identity of the package that the target belongs to; nil for a project's.
  var owner: String?
}

extension RemotePackage {
  /// A project's `XCRemoteSwiftPackageReference`.
  init?(_ node: PropertyNode) {
    guard node.isa == "XCRemoteSwiftPackageReference", let url = node["repositoryURL"]?.string
    else { return nil }
    let wish = node["requirement"]
    func word(_ key: String) -> String { wish?[key]?.string ?? "" }
    let low = word("minimumVersion")
    switch word("kind") {
    case "upToNextMinorVersion":
      (wanted, requirement) = ("\(low) to the next minor", ".upToNextMinor(from: \"\(low)\")")
    case "exactVersion":
      (wanted, requirement) = (word("version"), "exact: \"\(word("version"))\"")
    case "versionRange":
      let high = word("maximumVersion")
      (wanted, requirement) = ("\(low) ..< \(high)", "\"\(low)\"..<\"\(high)\"")
    case "branch":
      (wanted, requirement) = ("branch \(word("branch"))", "branch: \"\(word("branch"))\"")
    case "revision":
      (wanted, requirement) = (word("revision"), "revision: \"\(word("revision"))\"")
    default:
      (wanted, requirement) = ("from \(low)", ".upToNextMajor(from: \"\(low)\")")
    }
    self.url = url
    identity = PackageIdentity.of(url)
    location = node.location
  }
}
