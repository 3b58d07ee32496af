// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

/// One build of an app's modules into a folder: lower, compile, link.
struct ModuleBuild {
  let builder: AppBuilder
  let app: AppDescription
  /// The sources of each module, in the order of the modules.
  let sources: [[SourceInput]]
  let folder: URL

  /// Builds, and returns what the lowering left out.
  func run() throws(BuildError) -> [String] {
    var issues: [String] = []
    var objects: [String] = []
    var hostEntry: EntryPoint?
    var interface = ModuleInterface()
    func text(of entry: EntryFile, _ lowered: LoweredModule) throws(BuildError) -> String {
      guard isTests else { return try entry.applicationText() }
      return TestEntryFile(entry: entry, host: hostModule, hostEntry: hostEntry).text
    }
    let names = Set(app.modules.map(\.name))
    let map = try Compiler.writeSystemModules(to: folder)
    defer { try? FileManager.default.removeItem(atPath: map) }
    for (index, module) in app.modules.enumerated() {
      let isApp = index == app.modules.count - 1
      var options = LoweringOptions(
        moduleName: module.name, languageMode: module.languageMode,
        conditions: Set(module.compilationConditions),
        modules: isTests ? names.union(["XCTest", "Testing"]) : names)
      options.known = interface
      options.headerImports = Set(module.headerImports)
      var inputs = sources[index]
      // Under test an app is a library, which has no statements of its own.
      if isTests { inputs.removeAll { $0.path.hasSuffix("/main.swift") } }
      let lowered = SourceLowering(options).lower(inputs)
      interface = lowered.interface
      issues += lowered.issues.map(\.description)
      guard lowered.missingModules.isEmpty else {
        throw BuildError(.compilation(lowered.missingModules.map { Diagnostic($0, "error") }))
      }
      let entry = EntryFile(
        module: module.name, lowered: lowered,
        dependencies: isApp ? app.modules.dropLast().map(\.name) : [])
      if module.name == hostModule { hostEntry = lowered.entryPoints.first }
      let text = isApp ? try text(of: entry, lowered) : entry.libraryText
      var generated = GeneratedSource.text(for: module)
      if isApp && isTests {
        generated = (generated ?? "") + TestAdditions.text + TestObserver.text
        if lowered.expectsFailures { generated = (generated ?? "") + ExpectedFailures.text }
      }
      let files = try write(lowered, entry: text, generated: generated, module: module.name)
      builder.progress("Compiling \(module.name) (\(module.sources.count) files)")
      if isApp {
        try link(module, files, objects, lowered, issues)
      } else {
        objects.append(try compile(module, files, lowered, issues))
      }
    }
    try? FileManager.default.removeItem(at: generated)
    return issues
  }

  private var isTests: Bool { app.kind != .app }

  /// The module of the app that tests run in.
  private var hostModule: String? {
    if case .tests(let host) = app.kind { host } else { nil }
  }

  private var generated: URL { folder.appendingPathComponent("lowered") }

  /// What the compiler keeps from one app to the next.
  private var modules: URL {
    let shared = builder.cache.folder.appendingPathComponent("modules")
    try? FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    return access(shared.path, W_OK) == 0 ? shared : generated.appendingPathComponent("modules")
  }

  private func attempt(_ target: URL, _ body: () throws -> Void) throws(BuildError) {
    do {
      try body()
    } catch {
      throw BuildError(.cannotWrite(target.path, reason: error.localizedDescription))
    }
  }

  /// Writes the files that changed; the others are compiled where they are.
  private func write(
    _ lowered: LoweredModule, entry: String, generated: String?, module: String
  ) throws(BuildError) -> [String] {
    let target = self.generated.appendingPathComponent(module)
    var paths: [String] = []
    do {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for (index, file) in lowered.files.enumerated() {
        guard !file.isUntouched else {
          paths.append(file.path)
          continue
        }
        let name = URL(fileURLWithPath: file.path).lastPathComponent
        // Two files of one name in different folders are two files; main.swift keeps its name.
        let place = target.appendingPathComponent(name == "main.swift" ? name : "\(index)-\(name)")
        try file.text.write(to: place, atomically: false, encoding: .utf8)
        paths.append(place.path)
      }
      for (name, text) in [("SnugEntry.swift", entry), ("SnugGenerated.swift", generated ?? "")]
      where !text.isEmpty {
        let place = target.appendingPathComponent(name)
        try text.write(to: place, atomically: false, encoding: .utf8)
        paths.append(place.path)
      }
    } catch {
      throw BuildError(.cannotWrite(target.path, reason: error.localizedDescription))
    }
    return paths
  }

  // MARK: Commands

  private func common(_ module: SourceModule) -> [String] {
    var arguments = [
      "-module-name", module.name, "-swift-version", module.languageMode, "-Onone",
      // Findings name the line of a call by what the debug information knows.
      "-gline-tables-only",
      "-suppress-warnings", "-diagnostic-style", "llvm",
      "-I", builder.installation.modules.path, "-I", folder.path,
      "-Xcc", "-fmodule-map-file=" + folder.appendingPathComponent("module.modulemap").path,
      "-module-cache-path", modules.path,
    ]
    for condition in module.compilationConditions { arguments += ["-D", condition] }
    if isTests {
      arguments += ["-enable-testing", "-Xfrontend", "-disable-cross-import-overlays"]
      arguments += builder.compiler.testingArguments
    }
    return arguments
  }

  /// Compiles a module that others import.
  private func compile(
    _ module: SourceModule, _ files: [String], _ lowered: LoweredModule, _ issues: [String]
  ) throws(BuildError) -> String {
    let object = generated.appendingPathComponent("\(module.name).o").path
    let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
    try run(
      common(module) + files + [
        "-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", interface, "-c", "-o",
        object,
      ], lowered, issues)
    return object
  }

  private func link(
    _ module: SourceModule, _ files: [String], _ objects: [String], _ lowered: LoweredModule,
    _ issues: [String]
  ) throws(BuildError) {
    let library = builder.installation.library.deletingLastPathComponent().path
    var arguments = common(module) + files + objects
    let hasMainFile = lowered.entryPoints.contains { entry in
      if case .mainFile = entry { true } else { false }
    }
    if !hasMainFile { arguments.append("-parse-as-library") }
    if builder.compiler.hasLLD { arguments.append("-use-ld=lld") }
    arguments += [
      "-L", library, "-lSnugHost", "-Xlinker", "-rpath", "-Xlinker", library, "-wmo",
      "-num-threads", "2", "-emit-executable", "-o",
      folder.appendingPathComponent(app.productName).path,
    ]
    try run(arguments, lowered, issues)
  }

  /// Runs the compiler; on failure its messages are given at the author's places, with what the
  /// lowering left out before them, since a missing import explains a missing type.
  private func run(
    _ arguments: [String], _ lowered: LoweredModule, _ issues: [String]
  ) throws(BuildError) {
    try attempt(modules) { () throws in
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
    }
    let (status, output) = try builder.compiler.run(
      arguments, writingTo: [folder, modules], home: generated)
    guard status != 0 else { return }
    let reader = DiagnosticReader(columns: lowered.columns)
    let (diagnostics, rest) = reader.read(output)
    if diagnostics.contains(where: { $0.severity == "error" }) {
      let notes = lowered.issues.map { Diagnostic($0, "warning") }
      throw BuildError(.compilation(notes + diagnostics))
    }
    throw BuildError(
      .toolFailed(
        rest.isEmpty ? "error: the compiler failed:\n\(output)" : rest.joined(separator: "\n")))
  }
}

extension Diagnostic {
  /// What the lowering says, in the compiler's form.
  fileprivate init(_ issue: LoweringIssue, _ severity: String) {
    self.init(
      path: issue.path, line: issue.line, column: issue.column, severity: severity,
      message: issue.message)
  }
}
