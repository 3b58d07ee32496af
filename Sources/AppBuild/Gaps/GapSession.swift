// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair

/// What the modules of one build share: placeholders, and the module they are in.
final class GapSession {
  private(set) var placeholders: [String: Placeholder] = [:]
  /// The module's text as it was compiled last.
  private(set) var written: String?
  /// Placeholders that a module was built with: another layout of them would not fit it any more.
  private(set) var settled: Set<String> = []
  /// What was left out of each module.
  var report = GapReport()

  /// Says that a module was built with what is there.
  func settle() { settled.formUnion(placeholders.keys) }

  /// Adds a placeholder, or says that a name is another kind of thing than was thought.
  ///
  /// - Returns: false when it was so already, or must stay another thing for the modules that are
  ///   built.
  func put(_ placeholder: Placeholder) -> Bool {
    guard !settled.contains(placeholder.name), placeholders[placeholder.name] != placeholder
    else { return false }
    placeholders[placeholder.name] = placeholder
    return true
  }

  /// The same for several that belong together: all or none.
  func put(_ changed: [Placeholder]) -> Bool {
    guard !changed.contains(where: { settled.contains($0.name) }) else { return false }
    return changed.count { put($0) } > 0
  }

  /// Takes what a module was built with in an earlier run.
  ///
  /// - Returns: false when something stands here for one of the names that was another thing there.
  func restore(_ known: [Placeholder]) -> Bool {
    guard known.allSatisfy({ placeholders[$0.name].map([$0].contains) ?? true }) else {
      return false
    }
    for placeholder in known { placeholders[placeholder.name] = placeholder }
    return true
  }

  /// Compiles the module where the others find it; nothing when it is as it was.
  ///
  /// What was only guessed from uses must not stop a build: where an initialiser does not compile, it
  /// goes, and then the types within.
  func writeModule(for build: ModuleBuild) throws(BuildError) {
    while true {
      let sorted = placeholders.values.sorted { $0.name < $1.name }
      let text = GapModule.text(sorted)
      guard text != written else { return }
      let (status, output) = try compile(text, for: build)
      if status == 0 {
        written = text
        return
      }
      guard simplify(sorted, output) else {
        throw BuildError(.toolFailed("error: the placeholders do not compile:\n\(output)"))
      }
    }
  }

  private func compile(
    _ text: String, for build: ModuleBuild
  ) throws(BuildError) -> (status: Int32, output: String) {
    let source = build.generated.appendingPathComponent("\(GapModule.name).swift")
    do {
      try FileManager.default.createDirectory(
        at: build.generated, withIntermediateDirectories: true)
      try text.write(to: source, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(source.path, reason: error.localizedDescription))
    }
    let interface = build.folder.appendingPathComponent("\(GapModule.name).swiftmodule").path
    let arguments =
      build.common(named: GapModule.name, languageMode: "5") + [
        source.path, "-parse-as-library", "-wmo", "-no-emit-module-separately-wmo",
        "-emit-module", "-emit-module-path", interface, "-c", "-o", object(in: build),
      ]
    return try build.askCompiler(arguments)
  }

  /// Takes what was guessed off the placeholders that errors are in.
  ///
  /// - Returns: false when nothing of the kind is left.
  private func simplify(_ sorted: [Placeholder], _ output: String) -> Bool {
    let lines = Set(
      output.split(separator: "\n").compactMap(RawDiagnostic.init)
        .filter { $0.severity == "error" }.map(\.line))
    var isChanged = false
    var next = GapModule.firstPlaceholderLine
    for placeholder in sorted {
      let own =
        next..<(next
        + placeholder.text.split(
          separator: "\n", omittingEmptySubsequences: false
        ).count)
      next = own.upperBound
      guard !lines.isDisjoint(with: own) else { continue }
      if !placeholder.initializers.isEmpty {
        placeholders[placeholder.name]?.initializers = []
      } else if !placeholder.members.isEmpty {
        placeholders[placeholder.name]?.members = []
      } else if placeholder.parent != nil || !placeholder.adopted.isEmpty {
        placeholders[placeholder.name]?.parent = nil
        placeholders[placeholder.name]?.adopted = []
      } else {
        continue
      }
      isChanged = true
    }
    return isChanged
  }

  /// The compiled module; nil when nothing is left out.
  func objects(in build: ModuleBuild) -> [String] { written == nil ? [] : [object(in: build)] }

  private func object(in build: ModuleBuild) -> String {
    build.generated.appendingPathComponent("\(GapModule.name).o").path
  }
}
