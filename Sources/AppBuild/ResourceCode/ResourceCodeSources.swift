// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

/// The Swift that SwiftGen would write of an app's resources, for its files that are missing
/// (Documentation/AppBuild.md §3.3).
struct ResourceCodeSources {
  let app: AppDescription

  /// The sources of each module, in the order of the modules.
  func sources() -> [[SourceInput]] {
    app.modules.map { module in
      module.resourceCode.map { code in
        SourceInput(path: code.output.path, text: Self.text(code, module: module.name))
      }
    }
  }

  /// - Returns: One file; it declares nothing where the resources are not there, either.
  static func text(_ code: ResourceCode, module: String) -> String {
    let writer = ResourceCodeWriter(code: code)
    switch code.kind {
    case .texts: return ResourceTexts(writer: writer).text
    case .assets: return ResourceAssets(writer: writer).text
    case .scenes: return ResourceScenes(writer: writer, module: module).text
    }
  }
}

/// What the writers of all kinds share.
struct ResourceCodeWriter {
  let code: ResourceCode

  var access: String { code.parameters["publicAccess"] == nil ? "internal" : "public" }

  /// A parameter, else what the app's own template begins with, else SwiftGen's word.
  func name(_ parameter: String, _ standard: String) -> String {
    if let written = code.parameters[parameter] { return written }
    let marker = "param.\(parameter)|default:\""
    if let range = code.template.range(of: marker) {
      let value = code.template[range.upperBound...].prefix { $0 != "\"" }
      if !value.isEmpty { return String(value) }
    }
    return standard
  }

  func isSet(_ parameter: String) -> Bool { code.parameters[parameter] != nil }

  /// The expression of the bundle that has the resources.
  var bundle: String { code.parameters["bundle"] ?? "Foundation.Bundle(for: ResourceToken.self)" }

  /// The class whose bundle it is; the file needs none when its configuration names a bundle.
  var token: String { isSet("bundle") ? "" : "private final class ResourceToken {}\n" }

  /// The inputs with one of some endings, those in folders in the order of their paths.
  func files(_ endings: Set<String>) -> [URL] {
    code.inputs.flatMap { input in
      if endings.contains(input.pathExtension) { return [input] }
      let names = FileManager.default.enumerator(atPath: input.path)
      var found: [String] = []
      while let name = names?.nextObject() as? String {
        if endings.contains((name as NSString).pathExtension) { found.append(name) }
      }
      return found.sorted().map(input.appendingPathComponent)
    }
  }
}
