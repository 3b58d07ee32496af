// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

/// One build of an app into a folder: its modules, each from the cache where it is there, and the
/// app itself, linked (Documentation/Packages.md §8).
struct ModuleBuild: Sendable {
  let builder: AppBuilder
  let app: AppDescription
  /// The sources of each module, in the order of the modules.
  let sources: [[SourceInput]]
  let folder: URL
  let plan: ModulePlan

  /// What goes from one module to the next.
  struct State {
    /// The modules that are built.
    var products: [Int: ModuleProduct] = [:]
    /// What the lowering left out of the app.
    var issues: [String] = []
    let gaps = GapSession()
  }

  /// One module of the build.
  struct Step {
    let module: SourceModule
    /// Its place among the modules.
    let index: Int
    /// Whether it is the last, which is linked.
    let isApp: Bool
    var options: LoweringOptions
    var inputs: [SourceInput]
    /// The products of what it imports.
    var needs: [ModuleProduct]
    /// Where its files go.
    var place: URL
    /// Options of the compiler beside the module's own.
    var flags: [String] = []
    /// Whether what does not compile is looked at again, so that nobody reads what the compiler says.
    var isFirstLook = false
  }

  init(builder: AppBuilder, app: AppDescription, sources: [[SourceInput]], folder: URL) {
    self.builder = builder
    self.app = app
    self.sources = sources
    self.folder = folder
    var host: String?
    if case .tests(let name) = app.kind { host = name }
    plan = ModulePlan(app.modules, sources, host: host)
  }

  /// Builds, and returns what the lowering left out, and what had to be left out beyond that.
  ///
  /// Modules that compile as they stand are built at once, as far as they do not wait for each
  /// other; the others, and what imports them, one after the other in their order, because what is
  /// missing is the same thing for all of them.
  func run() throws(BuildError) -> (issues: [String], gaps: GapReport) {
    try SystemModules.write(to: folder)
    defer { SystemModules.remove(from: folder) }
    var state = State()
    let schedule = ModuleSchedule(needs: Array(plan.imports.dropLast()))
    state.products = try schedule.run { (index, done) throws(BuildError) in
      try whole(index, done)
    }
    for index in app.modules.indices.dropLast() where state.products[index] == nil {
      state.products[index] = try repaired(index, schedule.hasFailed(index), &state)
    }
    let last = try step(app.modules.count - 1, state.products, in: folder)
    builder.progress("Compiling \(last.module.name) (\(last.inputs.count) files)")
    try build(last, hasFailed: false, &state)
    try? FileManager.default.removeItem(at: generated)
    var report = GapReport()
    for (_, product) in state.products.sorted(by: { $0.key < $1.key }) { report.add(product.gaps) }
    report.add(state.gaps.report)
    let issues = state.products.sorted { $0.key < $1.key }.flatMap(\.value.issues)
    return (issues + state.issues, report)
  }

  var isTests: Bool { app.kind != .app }

  /// The module of the app that tests run in.
  var hostModule: String? {
    if case .tests(let host) = app.kind { host } else { nil }
  }

  var generated: URL { folder.appendingPathComponent("lowered") }

  private func step(
    _ index: Int, _ done: [Int: ModuleProduct], in place: URL
  ) throws(BuildError) -> Step {
    let module = app.modules[index]
    let needs = plan.closures[index].compactMap { done[$0] }
    var inputs = sources[index]
    // Under test an app is a library, which has no statements of its own.
    if isTests { inputs = inputs.compactMap(Self.withoutStatements) }
    return Step(
      module: module, index: index, isApp: index == app.modules.count - 1,
      options: options(module, needs), inputs: inputs, needs: needs, place: place)
  }

  /// The input, or for a `main.swift` what it declares; nil where that is nothing. It has another
  /// name, for a file of that name has statements.
  private static func withoutStatements(_ input: SourceInput) -> SourceInput? {
    guard input.path.hasSuffix("/main.swift") else { return input }
    let path = String(input.path.dropLast("main.swift".count)) + "main+Declarations.swift"
    return EntryDeclarations.text(of: input.text).map { SourceInput(path: path, text: $0) }
  }

  // MARK: Libraries

  /// A module that compiles as it stands, from the cache or built into it; nil for one that does
  /// not, whose turn comes later.
  private func whole(
    _ index: Int, _ done: [Int: ModuleProduct]
  ) throws(BuildError) -> ModuleProduct? {
    let module = app.modules[index]
    let entry = self.entry(index, done)
    if let known = known(entry) { return known.isWhole ? known : nil }
    var step = try step(index, done, in: entry)
    let loop = builder.isStrict || module.clang != nil ? nil : GapLoop(build: self, step: step)
    if loop?.hasMemory == true, !module.isNativeCandidate { return nil }
    builder.progress(
      "Compiling \(module.name) (\(module.clang?.sources.count ?? step.inputs.count) files)")
    do throws(BuildError) {
      return try fill(entry, index) { (place) throws(BuildError) in
        step.place = place
        if let clang = module.clang {
          return try ClangBuild(
            module: module, clang: clang, compiler: builder.compiler, needs: step.needs,
            folder: place
          ).run()
        }
        var local = State()
        try started(&step, &local)
        if hasMoreOnPhones(step), let product = try forPhones(step, local) { return product }
        if let native = try native(step, local) { return native }
        try emit(step, try lower(step), &local)
        loop?.countWhole(&local)
        return local.products[index, default: ModuleProduct(folder: place)].with(local.gaps)
      }
    } catch {
      guard error.isOfSources, loop != nil else { throw error }
      return nil
    }
  }

  /// A module that needs what is missing here, or imports one that does.
  private func repaired(
    _ index: Int, _ hasFailed: Bool, _ state: inout State
  ) throws(BuildError) -> ModuleProduct {
    let entry = self.entry(index, state.products)
    if let known = known(entry), state.gaps.restore(known.placeholders) {
      try state.gaps.writeModule(for: self)
      state.gaps.settle()
      return known
    }
    // What was kept was built for other placeholders.
    try? FileManager.default.removeItem(at: entry)
    var step = try step(index, state.products, in: entry)
    builder.progress("Compiling \(step.module.name) (\(step.inputs.count) files)")
    var local = state
    let product = try fill(entry, index) { (place) throws(BuildError) in
      step.place = place
      try started(&step, &local)
      if !hasFailed, let native = try native(step, local) { return native }
      let before = local.gaps.report
      local.gaps.report = GapReport()
      try build(step, hasFailed: hasFailed, &local)
      defer { local.gaps.report = before }
      return local.products[index, default: ModuleProduct(folder: place)].with(local.gaps)
    }
    return product
  }

  /// Where a module is kept: by its sources and settings, and by what it sees of its imports.
  private func entry(_ index: Int, _ done: [Int: ModuleProduct]) -> URL {
    let module = app.modules[index]
    var key = builder.toolKey
    key.add("\(isTests) \(module.name == hostModule) \(builder.isStrict)")
    module.add(to: &key, sources: sources[index])
    for need in plan.closures[index].compactMap({ done[$0] }) { key.add(need.digest) }
    let paths = Set(sources[index].map(\.path))
    for stop in builder.stops where paths.contains(stop.file) { key.add(stop) }
    return builder.cache.entry("libraries", key)
  }

  private func known(_ entry: URL) -> ModuleProduct? {
    guard builder.cache.holds(entry), let known = ModuleProduct(in: entry) else { return nil }
    builder.cache.touch(entry)
    return known
  }

  private func fill(
    _ entry: URL, _ index: Int, _ make: (URL) throws(BuildError) -> ModuleProduct
  ) throws(BuildError) -> ModuleProduct {
    let place = try builder.cache.fill(entry) { (place) throws(BuildError) in
      var product = try make(place)
      product.digest = product.digest(
        of: app.modules[index],
        as: builder.installation.compiledName(app.modules[index].name), in: place)
      try product.write(to: place)
    }
    guard let built = ModuleProduct(in: place) else {
      throw BuildError(.cannotWrite(entry.path, reason: "what was written there is gone"))
    }
    return built
  }

  /// Builds the macros of a module before the module itself.
  private func started(_ step: inout Step, _ state: inout State) throws(BuildError) {
    guard !step.module.macros.isEmpty else { return }
    var product = ModuleProduct(folder: step.place)
    let macros = MacroBuild(
      modules: step.module.macros, compiler: builder.compiler, folder: step.place)
    let (library, message) = try macros.run()
    product.macroLibrary = library.map { URL(fileURLWithPath: $0).lastPathComponent }
    if library == nil { product.issues.append(macroWarning(step.module, message)) }
    step.needs.append(product)
    state.products[step.index] = product
  }

  /// Macros that do not compile are told once; each use of them is then the compiler's error.
  private func macroWarning(_ module: SourceModule, _ message: String) -> String {
    let first = message.split(separator: "\n").first { $0.contains("error:") } ?? ""
    return "\(first)\n\(module.name): warning: its macros do not compile with this toolchain's "
      + "SwiftSyntax; code that uses them will not compile"
  }

  /// Compiles a module as it stands, where it is at home on Linux; nil where that fails, and it is
  /// built as for iOS (Documentation/Packages.md §5).
  private func native(_ step: Step, _ state: State) throws(BuildError) -> ModuleProduct? {
    var step = step
    guard step.module.isNativeCandidate, let settings = step.module.linux,
      step.options.compiledNames[step.module.name] == nil
    else { return nil }
    // What is not at home here is imported under conditions, which do not hold without it.
    step.needs.removeAll { !$0.isNative && $0.macroLibrary == nil }
    var module = step.module
    module.compilationConditions = settings.conditions
    module.flags = settings.flags
    if let version = settings.version { module.swiftVersion = version }
    var files = step.inputs.map(\.path)
    if let text = GeneratedSource.text(for: module, isNative: true) {
      files.append(try write(text, named: "SnugGenerated.swift", module: module.name))
    }
    let arguments =
      common(module, step.needs, isNative: true) + files + emission(module, in: step.place)
    guard try askCompiler(arguments, to: step.place).status == 0 else { return nil }
    var product = state.products[step.index] ?? ModuleProduct(folder: step.place)
    product.objects = ["\(module.name).o"]
    product.isNative = true
    step.options = options(module, step.needs)
    step.options.isLinux = true
    product.interface = SourceLowering(step.options).read(step.inputs).interface
    return product
  }
}
