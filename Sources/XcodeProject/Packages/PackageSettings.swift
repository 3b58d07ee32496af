// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A target's settings as flags of the compilers, by platform (Documentation/Packages.md §4).
struct PackageSettings {
  let package: PackageGraph.Package
  let target: PackageManifest.Target

  func apply(to module: inout SourceModule, root: URL) {
    let phone = swift(on: "ios")
    module.compilationConditions = phone.conditions
    module.flags = phone.flags
    module.linux = swift(on: "linux")
    if let version = phone.version { module.swiftVersion = version }
    if target.packageAccess {
      module.packageName = SettingExpansion.identifier(package.identity)
    }
    module.linkedLibraries = values("linker", "linkedLibrary", on: "linux")
    module.clang?.flags = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"] + clang("c", root)
    module.clang?.cxxFlags = clang("cxx", root)
  }

  private func holding(on platform: String) -> [PackageManifest.Setting] {
    target.settings.filter { $0.condition?.holds(on: platform) ?? true }
  }

  private func values(_ tool: String, _ kind: String, on platform: String) -> [String] {
    holding(on: platform).filter { $0.tool == tool && $0.kind == kind }.flatMap(\.values)
  }

  private func swift(on platform: String) -> LinuxSettings {
    var result = LinuxSettings()
    for setting in holding(on: platform) where setting.tool == "swift" {
      switch setting.kind {
      case "define": result.conditions += setting.values
      case "unsafeFlags": result.flags += Self.withoutWarnings(setting.values)
      case "enableUpcomingFeature":
        for name in setting.values { result.flags += ["-enable-upcoming-feature", name] }
      case "enableExperimentalFeature":
        for name in setting.values { result.flags += ["-enable-experimental-feature", name] }
      case "interoperabilityMode":
        if setting.values.first == "Cxx" {
          result.flags.append("-cxx-interoperability-mode=default")
        }
      case "defaultIsolation":
        for name in setting.values { result.flags += ["-default-isolation", name] }
      case "strictMemorySafety": result.flags.append("-strict-memory-safety")
      case "swiftLanguageMode", "swiftLanguageVersion": result.version = setting.values.first
      default: break
      }
    }
    return result
  }

  /// Flags without what they say of warnings, which are not told here: the compiler takes no such flag
  /// beside one that says so (C).
  private static func withoutWarnings(_ flags: [String]) -> [String] {
    var result: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-warnings-as-errors", "-no-warnings-as-errors", "-suppress-warnings", "-Wextra":
        continue
      case "-Werror", "-Wwarning", "-Wsuppress": _ = rest.popFirst()
      default: result.append(flag)
      }
    }
    return result
  }

  private func clang(_ tool: String, _ root: URL) -> [String] {
    var flags: [String] = []
    for setting in holding(on: "linux") where setting.tool == tool {
      switch setting.kind {
      case "define": flags += setting.values.map { "-D\($0)" }
      case "headerSearchPath": flags += setting.values.map { "-I" + root.resolving($0).path }
      case "unsafeFlags": flags += setting.values
      default: break
      }
    }
    return flags
  }
}
