// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

extension ModuleBuild {
  /// Builds a module as it stands, and goes around what does not compile where that is wanted
  /// (Documentation/Gaps.md §1).
  ///
  /// - Parameter hasFailed: Whether it is known not to compile as it stands.
  func build(_ step: Step, hasFailed: Bool, _ state: inout State) throws(BuildError) {
    var loop = builder.isStrict ? nil : GapLoop(build: self, step: step)
    if let known = loop, hasFailed || known.hasMemory {
      loop = known
      try loop?.run(&state, lowered: nil)
      return
    }
    var lowered: LoweredModule?
    var step = step
    step.isFirstLook = loop != nil
    do throws(BuildError) {
      let whole = try lower(step) { lowered = $0 }
      try emit(step, whole, &state)
      loop?.countWhole(&state)
    } catch {
      guard error.isOfSources, loop != nil else { throw error }
      try loop?.run(&state, lowered: lowered)
    }
  }

  /// What the lowering of a module is told.
  func options(_ module: SourceModule, _ needs: [ModuleProduct]) -> LoweringOptions {
    let names = Set(app.modules.map(\.name))
    var options = LoweringOptions(
      moduleName: module.name, languageMode: module.languageMode,
      conditions: Set(module.compilationConditions),
      modules: isTests ? names.union(["XCTest", "Testing"]) : names)
    for name in names where builder.installation.compiledName(name) != name {
      options.compiledNames[name] = builder.installation.compiledName(name)
    }
    for need in needs { options.known.merge(need.interface) }
    options.headerImports = Set(module.headerImports)
    options.isTested = isTests
    options.importsAreInternal = module.importsAreInternal
    options.isLinux =
      isTests && module.isNativeCandidate && module.name == app.app.name
      && options.compiledNames[module.name] == nil
      && needs.allSatisfy(\.isNative)
    return options
  }

  /// Lowers a module; a bundle of tests that is at home on Linux with all it tests is only read.
  ///
  /// - Parameter keep: Told what was lowered, also when the imports are not all there.
  func lower(
    _ step: Step, keep: (LoweredModule) -> Void = { _ in }
  ) throws(BuildError) -> LoweredModule {
    let lowering = SourceLowering(step.options)
    let lowered = step.options.isLinux ? lowering.read(step.inputs) : lowering.lower(step.inputs)
    keep(lowered)
    guard lowered.missingModules.isEmpty else {
      throw BuildError(.compilation(lowered.missingModules.map { Diagnostic($0, "error") }))
    }
    return lowered
  }

  /// Compiles a lowered module to its object, or links it.
  func emit(_ step: Step, _ lowered: LoweredModule, _ state: inout State) throws(BuildError) {
    let files = try write(step, lowered, state)
    guard !step.isApp else {
      try link(step, files, lowered, &state)
      state.issues += lowered.issues.map(\.description)
      if isEntryLeftOut(step, lowered) {
        state.issues.append(
          "warning: the entry point of '\(step.module.name)' is left out; it is launched without "
            + "a delegate")
      }
      return
    }
    var product = state.products[step.index] ?? ModuleProduct(folder: step.place)
    let arguments = common(step) + files + emission(step.module, in: step.place)
    try run(arguments, lowered, to: step.place)
    product.objects = ["\(step.module.name).o"]
    product.interface = lowered.interface
    product.issues += lowered.issues.map(\.description)
    product.entryPoint = lowered.entryPoints.first
    state.products[step.index] = product
  }

  /// Writes what the compiler reads of a lowered module.
  func write(
    _ step: Step, _ lowered: LoweredModule, _ state: State
  ) throws(BuildError) -> [String] {
    let module = step.module
    // What nothing here imports, such as what a package only names, is linked and cannot be named.
    let registered = plan.closures[step.index].filter { state.products[$0]?.isNative == false }
    var entry = EntryFile(
      module: module.name, lowered: lowered,
      dependencies: step.isApp ? registered.map { app.modules[$0].name } : [])
    entry.isLeftOut = isEntryLeftOut(step, lowered)
    let text: String
    if !step.isApp {
      text = entry.libraryText
    } else if isTests {
      let host = app.modules.firstIndex { $0.name == hostModule }
      text =
        TestEntryFile(
          entry: entry, host: hostModule,
          hostEntry: host.flatMap { state.products[$0]?.entryPoint },
          hasQuick: lowered.usesQuick && isNative("Quick", state)
        ).text
    } else {
      text = try entry.applicationText()
    }
    var generated = GeneratedSource.text(for: module)
    if step.isApp && isTests {
      generated = (generated ?? "") + TestAdditions.text + TestObserver.text
      if lowered.expectsFailures { generated = (generated ?? "") + ExpectedFailures.text }
    }
    if module.importsAreInternal {
      // What these extend is public.
      generated = generated?.replacing(/(?m)^import\s/, with: "public import ")
    }
    return try write(lowered, entry: text, generated: generated, module: module.name)
  }

  private func isNative(_ module: String, _ state: State) -> Bool {
    app.modules.firstIndex { $0.name == module }.flatMap { state.products[$0]?.isNative } ?? false
  }

  /// Whether the app begins in what is not compiled here: another language's `main`, a SwiftUI app, a
  /// delegate whose superclass is missing. It is launched without a delegate then
  /// (Documentation/Gaps.md §6.7).
  private func isEntryLeftOut(_ step: Step, _ lowered: LoweredModule) -> Bool {
    guard step.isApp, !isTests, !builder.isStrict, lowered.entryPoints.isEmpty else { return false }
    return !app.foreignSources.isEmpty
      || step.inputs.contains { $0.text.contains(/@(main|UIApplicationMain)\b/) }
  }

  /// Writes the files that changed; the others are compiled where they are.
  private func write(
    _ lowered: LoweredModule, entry: String, generated: String?, module: String
  ) throws(BuildError) -> [String] {
    var paths: [String] = []
    for (index, file) in lowered.files.enumerated() {
      // What is made in place of a missing file stands nowhere else.
      guard !file.isUntouched || !FileManager.default.fileExists(atPath: file.path) else {
        paths.append(file.path)
        continue
      }
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      // Two files of one name in different folders are two files; main.swift keeps its name.
      let place = name == "main.swift" ? name : "\(index)-\(name)"
      paths.append(try write(file.text, named: place, module: module))
    }
    for (name, text) in [("SnugEntry.swift", entry), ("SnugGenerated.swift", generated ?? "")]
    where !text.isEmpty {
      paths.append(try write(text, named: name, module: module))
    }
    return paths
  }

  func write(
    _ text: String, named name: String, module: String
  ) throws(BuildError) -> String {
    let target = generated.appendingPathComponent(module)
    let place = target.appendingPathComponent(name)
    // The folder is there for all files but the first.
    if (try? text.write(to: place, atomically: false, encoding: .utf8)) != nil {
      return place.path
    }
    do {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try text.write(to: place, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(place.path, reason: error.localizedDescription))
    }
    return place.path
  }
}
