// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Builds the macros of a module as a library that the compiler loads, against the toolchain's own
/// SwiftSyntax (Documentation/Packages.md §6).
struct MacroBuild {
  /// The targets of the package that the macros need, then the macros.
  let modules: [SourceModule]
  let compiler: Compiler
  let folder: URL

  /// What `CompilerPlugin` is in an executable; a library needs only its name, for the compiler
  /// finds the macros by their types.
  private static let plugin = """
    @_exported import SwiftSyntaxMacros
    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }
    extension CompilerPlugin { public static func main() {} }
    """

  /// - Returns: The path of the library, and nil with the compiler's words where it does not compile.
  func run() throws(BuildError) -> (library: String?, message: String) {
    guard let last = modules.last else { return (nil, "") }
    let library = folder.appendingPathComponent("lib\(last.name).so").path
    let work = folder.appendingPathComponent("macros")
    let source = work.appendingPathComponent("Plugin.swift")
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try MacroBuild.plugin.write(to: source, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(work.path, reason: error.localizedDescription))
    }
    defer { try? FileManager.default.removeItem(at: work) }
    let shim = SourceModule(name: "SwiftCompilerPlugin", sources: [source], swiftVersion: "5")
    var objects: [String] = []
    for module in [shim] + modules {
      let object = work.appendingPathComponent("\(module.name).o").path
      let isLast = module.name == last.name
      let interface = work.appendingPathComponent("\(module.name).swiftmodule").path
      let output =
        isLast
        ? ["-emit-library", "-o", library] + objects + links
        : [
          "-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path", interface,
          "-c", "-o", object,
        ]
      let (status, text) = try compiler.run(
        flags(module, work) + output, writingTo: [folder], home: work)
      guard status == 0 else { return (nil, text) }
      objects.append(object)
    }
    return (library, "")
  }

  private func flags(_ module: SourceModule, _ work: URL) -> [String] {
    var flags = ["-module-name", module.name, "-swift-version", module.languageMode]
    flags += ["-parse-as-library", "-suppress-warnings", "-I", host, "-I", work.path]
    for condition in module.linux?.conditions ?? [] { flags += ["-D", condition] }
    if let package = module.packageName { flags += ["-package-name", package] }
    return flags + (module.linux?.flags ?? []) + module.sources.map(\.path)
  }

  private var links: [String] {
    ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
      + (compiler.hasLLD ? ["-use-ld=lld"] : [])
  }

  /// The folder of the toolchain's SwiftSyntax.
  private var host: String {
    compiler.sibling("swiftc").path.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  }
}
