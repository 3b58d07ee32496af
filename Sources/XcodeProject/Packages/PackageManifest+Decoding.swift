// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A key that is known when it is met: SwiftPM writes the case of an enumeration as one.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

private typealias Members = KeyedDecodingContainer<AnyKey>

extension KeyedDecodingContainer where Key == AnyKey {
  fileprivate func value<Value: Decodable>(_ name: String) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: AnyKey(name))
  }

  fileprivate func members(_ name: String) throws -> Members? {
    contains(AnyKey(name)) ? try nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(name)) : nil
  }

  /// The first object of a list, as SwiftPM writes an associated value.
  fileprivate func firstMembers(_ name: String) throws -> Members? {
    guard contains(AnyKey(name)) else { return nil }
    var list = try nestedUnkeyedContainer(forKey: AnyKey(name))
    return try list.nestedContainer(keyedBy: AnyKey.self)
  }
}

extension PackageManifest.Dependency: Decodable {
  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self)
    if let folder = try all.firstMembers("fileSystem") {
      self.init(
        identity: try folder.value("identity") ?? "",
        name: try folder.value("nameForTargetDependencyResolutionOnly"),
        source: .folder(try folder.value("path") ?? ""))
    } else if let remote = try all.firstMembers("sourceControl") {
      let place = try remote.members("location")
      let url: String? = try place?.firstMembers("remote")?.value("urlString")
      let local: [String]? = try place?.value("local")
      self.init(
        identity: try remote.value("identity") ?? "",
        name: try remote.value("nameForTargetDependencyResolutionOnly"),
        source: .remote(
          url: url ?? local?.first ?? "", wanted: try Self.wanted(remote.members("requirement"))))
    } else {
      let entry = try all.firstMembers("registry")
      self.init(
        identity: try entry?.value("identity") ?? "",
        source: .registry(wanted: try Self.wanted(entry?.members("requirement"))))
    }
  }

  private static func wanted(_ requirement: Members?) throws -> String {
    guard let requirement, let kind = requirement.allKeys.first?.stringValue else { return "" }
    if kind == "range", let range = try requirement.firstMembers("range") {
      let (low, high): (String?, String?) = (
        try range.value("lowerBound"), try range.value("upperBound")
      )
      return "\(low ?? "") ..< \(high ?? "")"
    }
    let words: [String] = try requirement.value(kind) ?? []
    return kind == "exact" ? words.joined() : "\(kind) \(words.joined())"
  }
}

extension PackageManifest.Need: Decodable {
  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self)
    guard let key = all.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
    }
    var list = try all.nestedUnkeyedContainer(forKey: key)
    name = try list.decode(String.self)
    kind = key.stringValue == "target" ? .target : .product(package: nil)
    if key.stringValue == "product" || key.stringValue == "plugin" {
      kind = .product(package: try list.decodeIfPresent(String.self))
      if key.stringValue == "product" { _ = try list.decodeIfPresent([String: String].self) }
    }
    if !list.isAtEnd { condition = try list.decodeIfPresent(PackageManifest.Condition.self) }
  }
}

extension PackageManifest.Resource: Decodable {
  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self)
    path = try all.value("path") ?? ""
    switch try all.members("rule")?.allKeys.first?.stringValue {
    case "copy": rule = .copy
    case "embedInCode": rule = .embedInCode
    default: rule = .process
    }
  }
}

extension PackageManifest.Setting: Decodable {
  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self)
    tool = try all.value("tool") ?? ""
    condition = try all.value("condition")
    let kinds = try all.members("kind")
    kind = kinds?.allKeys.first?.stringValue ?? ""
    values = []
    guard let body = try kinds?.members(kind), body.contains(AnyKey("_0")) else { return }
    if let words = try? body.decode([String].self, forKey: AnyKey("_0")) {
      values = words
    } else if let word = try? body.decode(String.self, forKey: AnyKey("_0")) {
      values = [word]
    }
  }
}

extension PackageManifest.Target: Decodable {
  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self)
    name = try all.value("name") ?? ""
    type = try all.value("type") ?? "regular"
    path = try all.value("path")
    sources = try all.value("sources")
    exclude = try all.value("exclude") ?? []
    publicHeadersPath = try all.value("publicHeadersPath")
    packageAccess = try all.value("packageAccess") ?? false
    pkgConfig = try all.value("pkgConfig")
    let capability = try all.members("pluginCapability")
    isBuildTool = capability?.contains(AnyKey("buildTool")) ?? false
    needs = try all.value("dependencies") ?? []
    resources = try all.value("resources") ?? []
    settings = try all.value("settings") ?? []
    plugins = try all.value("pluginUsages") ?? []
  }
}
