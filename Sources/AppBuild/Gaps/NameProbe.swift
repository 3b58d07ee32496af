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
    "cannot find type '", "cannot find '",
  ]

  /// A file of questions, one a line.
  private struct Sheet {
    let name: String
    var text: String
    /// What the lines after the first ask.
    var asked: [(name: String, module: String)] = []

    init(number: Int, imports: [String]) {
      name = "SnugProbe\(number).swift"
      text = imports.map { "import \($0)" }.joined(separator: "; ") + "\n"
    }

    mutating func ask(_ name: String, as written: String, of module: String, arguments: String) {
      text += "fileprivate typealias SnugProbe\(asked.count) = \(written)\(arguments)\n"
      asked.append((name, module))
      // Functions are called like types, too: `NSLocalizedString`.
      guard arguments.isEmpty else { return }
      text += "fileprivate let snugProbe\(asked.count): Any = \(written)\n"
      asked.append((name, module))
    }
  }

  /// The first module that has each name; names that none has are left out.
  ///
  /// - Parameter arity: The number of generic arguments that a name is used with: a type that takes
  ///   none is another one.
  func modules(
    of names: [String], arity: (String) -> Int
  ) throws(BuildError) -> [String: String] {
    guard !names.isEmpty else { return [:] }
    let sheets = sheets(for: names, arity: arity)
    let files = sheets.map { build.generated.appendingPathComponent($0.name) }
    do {
      for (sheet, file) in zip(sheets, files) {
        try sheet.text.write(to: file, atomically: false, encoding: .utf8)
      }
    } catch {
      throw BuildError(.cannotWrite(build.generated.path, reason: error.localizedDescription))
    }
    let (_, output) = try build.askCompiler(
      build.common(named: "SnugProbe", languageMode: "5", needs) + ["-typecheck", "-wmo"]
        + files.map(\.path))
    var absent: [String: Set<Int>] = [:]
    for line in output.split(separator: "\n") {
      guard let raw = RawDiagnostic(line), raw.severity == "error" else { continue }
      // A generic type needs arguments, and is there.
      if Self.wordsOfAbsence.contains(where: raw.message.contains) {
        absent[URL(fileURLWithPath: raw.path).lastPathComponent, default: []].insert(raw.line - 2)
      }
    }
    var found: [String: String] = [:]
    for sheet in sheets {
      let gone = absent[sheet.name] ?? []
      for (index, one) in sheet.asked.enumerated() where !gone.contains(index) {
        if found[one.name] == nil { found[one.name] = one.module }
      }
    }
    return found
  }

  /// The frameworks are asked in one file, each of the app's modules in one of its own, where names stand
  /// alone: behind the module's name they are asked of the *type* of that name, if it has one.
  private func sheets(for names: [String], arity: (String) -> Int) -> [Sheet] {
    var frameworks = Sheet(number: 0, imports: Self.frameworks)
    var own = ownModules.enumerated().map { Sheet(number: $0 + 1, imports: [$1]) }
    for name in names {
      let list = Array(repeating: "Int", count: arity(name)).joined(separator: ", ")
      let arguments = list.isEmpty ? "" : "<\(list)>"
      for module in Self.frameworks {
        frameworks.ask(name, as: "\(module).\(name)", of: module, arguments: arguments)
      }
      for (index, module) in ownModules.enumerated() {
        own[index].ask(name, as: name, of: module, arguments: arguments)
      }
    }
    return [frameworks] + own
  }
}
