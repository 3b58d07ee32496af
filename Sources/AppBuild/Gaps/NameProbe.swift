// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Asks the compiler which modules have a type or a function of a name, so that no placeholder ever
/// shadows one (Documentation/Gaps.md §5.1).
struct NameProbe {
  let build: ModuleBuild
  /// Modules of the app that are built already.
  let ownModules: [String]
  /// Their products.
  let needs: [ModuleProduct]

  private static let frameworks = [
    "Foundation", "UIKit", "SystemFrameworks", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Observation", "Synchronization",
  ]

  private static let wordsOfAbsence = [
    "no type named", "not a member type", "cannot specialize non-generic type",
    "primary associated types", "' specialized with too ", "has no member named",
  ]

  /// The first module that has each name; names that none has are left out.
  ///
  /// - Parameter arity: The number of generic arguments that a name is used with: a type that takes
  ///   none is another one.
  func modules(
    of names: [String], arity: (String) -> Int
  ) throws(BuildError) -> [String: String] {
    guard !names.isEmpty else { return [:] }
    let modules = Self.frameworks + ownModules
    var text = modules.map { "import \($0)" }.joined(separator: "; ") + "\n"
    var asked: [(name: String, module: String)] = []
    for name in names {
      let count = arity(name)
      let list = Array(repeating: "Int", count: count).joined(separator: ", ")
      let arguments = count > 0 ? "<\(list)>" : ""
      for module in modules {
        text += "typealias SnugProbe\(asked.count) = \(module).\(name)\(arguments)\n"
        asked.append((name, module))
        // Functions are called like types, too: `NSLocalizedString`.
        if count == 0 {
          text += "let snugProbe\(asked.count): Any = \(module).\(name)\n"
          asked.append((name, module))
        }
      }
    }
    let file = build.generated.appendingPathComponent("SnugProbe.swift")
    do {
      try text.write(to: file, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(file.path, reason: error.localizedDescription))
    }
    let (_, output) = try build.askCompiler(
      build.common(named: "SnugProbe", languageMode: "5", needs) + ["-typecheck", file.path])
    var absent: Set<Int> = []
    for line in output.split(separator: "\n") {
      guard let raw = RawDiagnostic(line), raw.severity == "error" else { continue }
      // A generic type needs arguments, and is there.
      if Self.wordsOfAbsence.contains(where: raw.message.contains) {
        absent.insert(raw.line - 2)
      }
    }
    var found: [String: String] = [:]
    for (index, one) in asked.enumerated() where !absent.contains(index) {
      if found[one.name] == nil { found[one.name] = one.module }
    }
    return found
  }
}
