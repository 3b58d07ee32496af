// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What SwiftPM says of a manifest: the JSON of `swift package dump-package`, as far as it is used.
struct PackageManifest: Decodable, Sendable {
  struct Dependency: Sendable {
    enum Source: Equatable, Sendable {
      case folder(String)
      /// A repository's address, and the versions that would do, as a person writes them.
      case remote(url: String, wanted: String)
      /// A name in a registry.
      case registry(wanted: String)
    }
    var identity: String
    /// What targets may call it beside its identity.
    var name: String?
    var source: Source
  }

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  struct Condition: Decodable, Equatable, Sendable {
    let platformNames: [String]?
    let config: String?
  }

  /// What a target needs.
  struct Need: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case target
      /// Of the package with this name or identity; nil where only the name says it.
      case product(package: String?)
    }
    var name: String
    var kind: Kind
    var condition: Condition?
  }

  struct Resource: Equatable, Sendable {
    enum Rule: Equatable, Sendable { case process, copy, embedInCode }
    var path: String
    var rule: Rule
  }

  struct Setting: Equatable, Sendable {
    var tool: String
    var kind: String
    var values: [String]
    var condition: Condition?
  }

  struct Target: Sendable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let publicHeadersPath: String?
    let packageAccess: Bool
    /// The name by which `pkg-config` knows a library of the system.
    let pkgConfig: String?
    let needs: [Need]
    let resources: [Resource]
    let settings: [Setting]
    /// Whether it is a plugin that writes sources while something is built.
    let isBuildTool: Bool
    /// Plugins by name, with the package that has them.
    let plugins: [Need]
  }

  struct Platform: Decodable, Sendable {
    let platformName: String
    let version: String
  }

  struct ToolsVersion: Decodable, Sendable {
    let version: String

    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]
  let platforms: [Platform]?
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion
  let cLanguageStandard: String?
  let cxxLanguageStandard: String?
  let defaultLocalization: String?

  /// The highest declared language version, or the one that the tools version implies.
  var languageVersion: String {
    let declared = swiftLanguageVersions?.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
    if let declared { return declared }
    let tools = toolsVersion.version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return tools >= 6 ? "6" : tools == 4 ? "4" : "5"
  }

  /// Whether this is Snug's own package: what its products are, the tool has built in.
  var isSnug: Bool {
    name == "Snug"
      && Set(["UIKit", "UIKitTesting"]).isSubset(of: products.map(\.name))
  }

  /// The deployment target for phones.
  var phoneVersion: String? { platforms?.first { $0.platformName == "ios" }?.version }
}

extension PackageManifest.Condition {
  func holds(on platform: String) -> Bool {
    let names = platformNames ?? []
    return (names.isEmpty || names.contains(platform)) && (config ?? "debug") == "debug"
  }
}

extension PackageManifest.Need {
  func holds(on platform: String) -> Bool { condition?.holds(on: platform) ?? true }
}
