// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

/// Builds an app's modules, each from the cache where it is there, and links the app.
struct ModuleBuild: Sendable {
  let builder: AppBuilder
  let app: AppDescription
  /// The sources of each module, in the order of the modules.
  let sources: [[SourceInput]]
  let folder: URL
  let plan: ModulePlan

  init(builder: AppBuilder, app: AppDescription, sources: [[SourceInput]], folder: URL) {
    self.builder = builder
    self.app = app
    self.sources = sources
    self.folder = folder
    plan = ModulePlan(app.modules, sources)
  }

  /// Builds, and returns what the lowering left out.
  func run() throws(BuildError) -> [String] {
    let map = try Compiler.writeSystemModules(to: folder)
    defer { try? FileManager.default.removeItem(atPath: map) }
    let schedule = ModuleSchedule(needs: Array(plan.imports.dropLast()))
    let libraries = try schedule.run { (index, done) throws(BuildError) in
      try library(index, done)
    }
    let issues = try linkApp(libraries)
    try? FileManager.default.removeItem(at: generated)
    return libraries.flatMap(\.issues) + issues
  }

  var isTests: Bool { app.kind != .app }

  /// The module of the app that tests run in.
  private var hostModule: String? {
    if case .tests(let host) = app.kind { host } else { nil }
  }

  private var generated: URL { folder.appendingPathComponent("lowered") }

  // MARK: Libraries

  /// A module that others import, from the cache or built into it.
  private func library(
    _ index: Int, _ done: [Int: ModuleProduct]
  ) throws(BuildError) -> ModuleProduct {
    let needs = plan.closures[index].compactMap { done[$0] }
    let entry = builder.cache.entry("libraries", key(of: index, needs))
    if let known = ModuleProduct(in: entry) {
      builder.cache.touch(entry, keeping: 512)
      return known
    }
    try builder.cache.fill(entry) { (place) throws(BuildError) in
      var product = try build(app.modules[index], sources[index], needs, in: place)
      product.digest = digest(of: product, app.modules[index], place)
      try product.write(to: place)
    }
    guard let built = ModuleProduct(in: entry) else {
      throw BuildError(.cannotWrite(entry.path, reason: "what was written there is gone"))
    }
    return built
  }

  private func key(of index: Int, _ needs: [ModuleProduct]) -> ContentKey {
    let module = app.modules[index]
    var key = builder.toolKey
    key.add("\(isTests) \(module.name == hostModule)")
    module.add(to: &key, sources: sources[index])
    for need in needs { key.add(need.digest) }
    return key
  }

  /// What importers see: the compiled interface, or a module's headers, and what the lowering told.
  private func digest(
    of product: ModuleProduct, _ module: SourceModule, _ place: URL
  ) -> String {
    var key = ContentKey()
    key.add(module.name)
    let interface = place.appendingPathComponent("\(module.name).swiftmodule")
    if let data = try? Data(contentsOf: interface) { key.add(data) }
    module.clang?.addHeaders(to: &key)
    for source in module.macros.flatMap(\.sources) { key.addStamp(of: source) }
    if let data = try? JSONEncoder.sorted.encode(product.interface) { key.add(data) }
    return key.text
  }

  private func build(
    _ module: SourceModule, _ inputs: [SourceInput], _ needs: [ModuleProduct], in place: URL
  ) throws(BuildError) -> ModuleProduct {
    builder.progress(
      "Compiling \(module.name) (\(module.clang?.sources.count ?? inputs.count) files)")
    if let clang = module.clang {
      return try ClangBuild(
        module: module, clang: clang, compiler: builder.compiler, needs: needs, folder: place
      ).run()
    }
    var product = ModuleProduct(folder: place)
    if !module.macros.isEmpty {
      let macros = MacroBuild(modules: module.macros, compiler: builder.compiler, folder: place)
      let (library, message) = try macros.run()
      product.macroLibrary = library.map { URL(fileURLWithPath: $0).lastPathComponent }
      if library == nil { product.issues.append(macroWarning(module, message)) }
    }
    if let native = try native(module, inputs, needs, product) { return native }
    let lowered = try lower(module, inputs, needs)
    product.interface = lowered.interface
    product.issues += lowered.issues.map(\.description)
    product.entryPoint = lowered.entryPoints.first
    let entry = EntryFile(module: module.name, lowered: lowered, dependencies: [])
    let files = try write(
      lowered, entry: entry.libraryText, generated: GeneratedSource.text(for: module),
      module: module.name)
    product.objects = [try compile(module, files, lowered, needs, product)]
    return product
  }

  /// Macros that do not compile are told once; each use of them is then the compiler's error.
  private func macroWarning(_ module: SourceModule, _ message: String) -> String {
    let first = message.split(separator: "\n").first { $0.contains("error:") } ?? ""
    return "\(first)\n\(module.name): warning: its macros do not compile with this toolchain's "
      + "SwiftSyntax; code that uses them will not compile"
  }

  /// Compiles a module as it stands, where it is at home on Linux; nil where that fails, and it is
  /// built as for iOS (Documentation/Packages.md §5).
  private func native(
    _ module: SourceModule, _ inputs: [SourceInput], _ needs: [ModuleProduct],
    _ started: ModuleProduct
  ) throws(BuildError) -> ModuleProduct? {
    guard module.isNativeCandidate, let settings = module.linux, needs.allSatisfy(\.isNative)
    else { return nil }
    var module = module
    module.compilationConditions = settings.conditions
    module.flags = settings.flags
    if let version = settings.version { module.swiftVersion = version }
    var files = inputs.map(\.path)
    if let text = GeneratedSource.text(for: module, isNative: true) {
      files.append(try write(text, named: "SnugGenerated.swift", module: module.name))
    }
    let object = started.folder.appendingPathComponent("\(module.name).o").path
    let arguments =
      common(module, needs + [started], isNative: true) + files
      + emission(module, object, in: started.folder)
    guard try builder.compiler.run(arguments).status == 0 else { return nil }
    var product = started
    product.objects = ["\(module.name).o"]
    product.isNative = true
    product.interface = SourceLowering(options(module, needs, isLinux: true)).read(inputs).interface
    return product
  }

  // MARK: Lowering

  func options(
    _ module: SourceModule, _ needs: [ModuleProduct], isLinux: Bool = false
  ) -> LoweringOptions {
    let names = Set(app.modules.map(\.name))
    var options = LoweringOptions(
      moduleName: module.name, languageMode: module.languageMode,
      conditions: Set(module.compilationConditions),
      modules: isTests ? names.union(["XCTest", "Testing"]) : names)
    for need in needs { options.known.merge(need.interface) }
    options.headerImports = Set(module.headerImports)
    options.isLinux = isLinux
    return options
  }

  private func lower(
    _ module: SourceModule, _ inputs: [SourceInput], _ needs: [ModuleProduct]
  ) throws(BuildError) -> LoweredModule {
    var inputs = inputs
    // Under test an app is a library, which has no statements of its own.
    if isTests { inputs.removeAll { $0.path.hasSuffix("/main.swift") } }
    let isNative = isNativeTest(module, needs)
    let lowering = SourceLowering(options(module, needs, isLinux: isNative))
    let lowered = isNative ? lowering.read(inputs) : lowering.lower(inputs)
    guard lowered.missingModules.isEmpty else {
      throw BuildError(.compilation(lowered.missingModules.map { Diagnostic($0, "error") }))
    }
    return lowered
  }

  /// Whether a bundle of tests is at home on Linux with all it tests.
  private func isNativeTest(_ module: SourceModule, _ needs: [ModuleProduct]) -> Bool {
    isTests && module.isNativeCandidate && module.name == app.app.name
      && needs.allSatisfy(\.isNative)
  }

  /// Writes the files that changed; the others are compiled where they are.
  private func write(
    _ lowered: LoweredModule, entry: String, generated: String?, module: String
  ) throws(BuildError) -> [String] {
    var paths: [String] = []
    for (index, file) in lowered.files.enumerated() {
      guard !file.isUntouched else {
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

  private func write(
    _ text: String, named name: String, module: String
  ) throws(BuildError) -> String {
    let target = generated.appendingPathComponent(module)
    let place = target.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try text.write(to: place, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(place.path, reason: error.localizedDescription))
    }
    return place.path
  }

  // MARK: The app

  /// Compiles the last module and links everything.
  private func linkApp(_ libraries: [ModuleProduct]) throws(BuildError) -> [String] {
    let module = app.app
    let inputs = sources[sources.count - 1]
    let needs = plan.closures[plan.closures.count - 1].map { libraries[$0] }
    let lowered = try lower(module, inputs, needs)
    let names = zip(app.modules, libraries).filter { !$0.1.isNative }.map(\.0.name)
    let entry = EntryFile(module: module.name, lowered: lowered, dependencies: names)
    var generated = GeneratedSource.text(for: module)
    var text: String
    if isTests {
      let host = zip(app.modules, libraries).first { $0.0.name == hostModule }
      text = TestEntryFile(entry: entry, host: hostModule, hostEntry: host?.1.entryPoint).text
      generated = (generated ?? "") + TestAdditions.text + TestObserver.text
      if lowered.expectsFailures { generated = (generated ?? "") + ExpectedFailures.text }
    } else {
      text = try entry.applicationText()
    }
    let files = try write(lowered, entry: text, generated: generated, module: module.name)
    builder.progress("Compiling \(module.name) (\(inputs.count) files)")
    try link(module, files, libraries, lowered, needs)
    return lowered.issues.map(\.description)
  }
}
