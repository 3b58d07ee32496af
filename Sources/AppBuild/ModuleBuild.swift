// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

/// One build of an app's modules into a folder: lower, compile, link.
struct ModuleBuild {
  let builder: AppBuilder
  let app: AppDescription
  /// The sources of each module, in the order of the modules.
  let sources: [[SourceInput]]
  let folder: URL

  /// What goes from one module to the next.
  struct State {
    /// What the lowering left out.
    var issues: [String] = []
    var objects: [String] = []
    var hostEntry: EntryPoint?
    var interface = ModuleInterface()
    let gaps = GapSession()
  }

  /// One module of the build.
  struct Step {
    let module: SourceModule
    /// Whether it is the last, which is linked.
    let isApp: Bool
    var options: LoweringOptions
    var inputs: [SourceInput]
    /// Options of the compiler beside the module's own.
    var flags: [String] = []
  }

  /// Builds, and returns what the lowering left out, and what had to be left out beyond that.
  func run() throws(BuildError) -> (issues: [String], gaps: GapReport) {
    var state = State()
    let names = Set(app.modules.map(\.name))
    let map = try Compiler.writeSystemModules(to: folder)
    defer { try? FileManager.default.removeItem(atPath: map) }
    for (index, module) in app.modules.enumerated() {
      var options = LoweringOptions(
        moduleName: module.name, languageMode: module.languageMode,
        conditions: Set(module.compilationConditions),
        modules: isTests ? names.union(["XCTest", "Testing"]) : names)
      options.known = state.interface
      options.headerImports = Set(module.headerImports)
      var inputs = sources[index]
      // Under test an app is a library, which has no statements of its own.
      if isTests { inputs.removeAll { $0.path.hasSuffix("/main.swift") } }
      let step = Step(
        module: module, isApp: index == app.modules.count - 1, options: options, inputs: inputs)
      builder.progress("Compiling \(module.name) (\(module.sources.count) files)")
      try build(step, &state)
    }
    try? FileManager.default.removeItem(at: generated)
    return (state.issues, state.gaps.report)
  }

  /// Builds a module as it stands, and goes around what does not compile where that is wanted
  /// (Documentation/Gaps.md §1).
  private func build(_ step: Step, _ state: inout State) throws(BuildError) {
    var loop = builder.isStrict ? nil : GapLoop(build: self, step: step)
    guard loop?.hasMemory != true else {
      try loop?.run(&state, lowered: nil)
      return
    }
    let lowered = SourceLowering(step.options).lower(step.inputs)
    do throws(BuildError) {
      guard lowered.missingModules.isEmpty else {
        throw BuildError(.compilation(lowered.missingModules.map { Diagnostic($0, "error") }))
      }
      try emit(step, lowered, &state)
      loop?.countWhole(&state)
    } catch {
      guard case .compilation = error.kind, loop != nil else { throw error }
      try loop?.run(&state, lowered: lowered)
    }
  }

  /// Compiles a lowered module to its object, or links it.
  func emit(_ step: Step, _ lowered: LoweredModule, _ state: inout State) throws(BuildError) {
    let files = try write(step, lowered, state)
    if step.isApp {
      try link(step, files, state.objects + state.gaps.objects(in: self), lowered)
    } else {
      state.objects.append(try compile(step, files, lowered))
    }
    state.interface = lowered.interface
    state.issues += lowered.issues.map(\.description)
    if step.module.name == hostModule { state.hostEntry = lowered.entryPoints.first }
  }

  /// Writes what the compiler reads of a lowered module.
  func write(
    _ step: Step, _ lowered: LoweredModule, _ state: State
  ) throws(BuildError) -> [String] {
    let module = step.module
    let entry = EntryFile(
      module: module.name, lowered: lowered,
      dependencies: step.isApp ? app.modules.dropLast().map(\.name) : [])
    let text: String
    if !step.isApp {
      text = entry.libraryText
    } else if isTests {
      text = TestEntryFile(entry: entry, host: hostModule, hostEntry: state.hostEntry).text
    } else {
      text = try entry.applicationText()
    }
    var generated = GeneratedSource.text(for: module)
    if step.isApp && isTests {
      generated = (generated ?? "") + TestAdditions.text + TestObserver.text
      if lowered.expectsFailures { generated = (generated ?? "") + ExpectedFailures.text }
    }
    return try write(lowered, entry: text, generated: generated, module: module.name)
  }

  private var isTests: Bool { app.kind != .app }

  /// The module of the app that tests run in.
  private var hostModule: String? {
    if case .tests(let host) = app.kind { host } else { nil }
  }

  var generated: URL { folder.appendingPathComponent("lowered") }

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

  func common(_ step: Step) -> [String] {
    var arguments = common(named: step.module.name, languageMode: step.module.languageMode)
    for condition in step.module.compilationConditions { arguments += ["-D", condition] }
    return arguments + step.flags
  }

  func common(named name: String, languageMode: String) -> [String] {
    var arguments = [
      "-module-name", name, "-swift-version", languageMode, "-Onone",
      // Findings name the line of a call by what the debug information knows.
      "-gline-tables-only",
      "-suppress-warnings", "-diagnostic-style", "llvm",
      "-I", builder.installation.modules.path, "-I", folder.path,
      "-Xcc", "-fmodule-map-file=" + folder.appendingPathComponent("module.modulemap").path,
      "-module-cache-path", modules.path,
    ]
    if isTests {
      arguments += ["-enable-testing", "-Xfrontend", "-disable-cross-import-overlays"]
      arguments += builder.compiler.testingArguments
    }
    return arguments
  }

  /// Compiles a module that others import.
  private func compile(
    _ step: Step, _ files: [String], _ lowered: LoweredModule
  ) throws(BuildError) -> String {
    let module = step.module
    let object = generated.appendingPathComponent("\(module.name).o").path
    let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
    try run(
      common(step) + files + [
        "-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", interface, "-c", "-o",
        object,
      ], lowered)
    return object
  }

  private func link(
    _ step: Step, _ files: [String], _ objects: [String], _ lowered: LoweredModule
  ) throws(BuildError) {
    let library = builder.installation.library.deletingLastPathComponent().path
    var arguments = common(step) + files + objects
    if !lowered.hasMainFile { arguments.append("-parse-as-library") }
    if builder.compiler.hasLLD { arguments.append("-use-ld=lld") }
    arguments += [
      "-L", library, "-lSnugHost", "-Xlinker", "-rpath", "-Xlinker", library, "-wmo",
      "-num-threads", "2", "-emit-executable", "-o",
      folder.appendingPathComponent(app.productName).path,
    ]
    try run(arguments, lowered)
  }

  /// Runs the compiler; on failure its messages are given at the author's places, with what the
  /// lowering left out before them, since a missing import explains a missing type.
  private func run(
    _ arguments: [String], _ lowered: LoweredModule
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

extension LoweredModule {
  /// Whether the module starts with the statements of a file.
  var hasMainFile: Bool {
    entryPoints.contains { entry in
      if case .mainFile = entry { true } else { false }
    }
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
