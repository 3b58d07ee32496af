// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering

/// Takes out of a module what does not compile, round by round, until the rest does
/// (Documentation/Gaps.md §3).
struct GapLoop {
  let build: ModuleBuild
  var step: ModuleBuild.Step
  let files: [GapFile]
  /// How many of them, the first ones, are authors' files; those made of headers come behind them.
  private let authored: Int
  private let memory: GapMemory
  private let trees = SyntaxMemory()
  private var droppedStatements: Set<String> = []
  var isRelaxed = false
  /// Names that were looked for, and the modules that some of them are in.
  var probed: Set<String> = []
  var modules: [String: String] = [:]
  var flipped: Set<String> = []
  lazy var superclasses = files.reduce(into: GapClasses()) { $0.add($1.classes) }
    .superclasses

  /// Rounds after which the compiler's last words are told: each takes something out, so this is
  /// never met but by a fault here.
  private static let mostRounds = 100
  /// Files in which a look at the whole module found the last errors: behind it the build is tried,
  /// once, since one that fails costs more than a look.
  private static let fewFiles = 3

  init(build: ModuleBuild, step: ModuleBuild.Step) {
    self.build = build
    self.step = step
    var files = step.inputs.map { GapFile(path: $0.path, text: $0.text) }
    authored = files.count { !$0.path.hasSuffix(ForeignMaking.ending) }
    if !build.isTests {
      let made = [
        ("SnugAlone.swift", step.isApp ? AloneMaking.text(for: files) : nil),
        ("SnugNeutral.swift", NeutralMaking.text(for: files)),
      ]
      for case (let name, let text?) in made {
        let path = build.app.folder.appendingPathComponent(name).path
        files.append(GapFile(path: path, text: text))
        self.step.inputs.append(SourceInput(path: path, text: text))
      }
    }
    self.files = files
    memory = GapMemory(build: build, step: step, files: files)
  }

  /// Whether an earlier build left something out of this module, or this one has to.
  var hasMemory: Bool { memory.entry != nil || !memory.openStops.isEmpty }

  /// Builds the module without what is missing.
  ///
  /// - Parameter lowered: The module as it stands, where it was lowered already.
  mutating func run(
    _ state: inout ModuleBuild.State, lowered: LoweredModule?
  ) throws(BuildError) {
    var needs = begin(lowered, state)
    let planner = makePlanner()
    var focus = changes(planner)
    if focus == [], try isBuilt(&state) { return }
    var (isLikely, mayGuess) = (focus?.isEmpty == false, true)
    if !isLikely { focus = nil }
    var depth = memory.entry == nil ? GapCheck.Depth.declarations : .bodies
    for round in 1...Self.mostRounds {
      let result = try check(round, depth, focus, state)
      // What was given up early may be sound.
      let messages =
        depth == .whole ? result.messages : result.messages.filter { $0.meaning != .tooComplex }
      needs.note(messages)
      if try settleWithoutLoss(messages, needs, state) {
        if depth == .bodies, result.generated.isEmpty {
          focus = self.focus(on: Set(result.messages.map(\.file))) ?? focus
        }
        continue
      }
      guard depth != .declarations else {
        depth = .bodies
        continue
      }
      guard !messages.isEmpty || !result.generated.isEmpty else {
        if let failure = result.failure {
          focus = try goAround(result.crash, failure, planner, round, depth, focus, state)
          remember(state)
        } else if focus != nil {
          if isLikely, try isBuilt(&state) { return }
          (isLikely, focus) = (false, nil)
        } else if result.messages.isEmpty {
          if try finish(after: depth, &state) { return }
          depth = .code
        } else {
          depth = .whole
        }
        continue
      }
      depth = .bodies
      let dropped = droppedStatements.count
      tell(planner, needs, state)
      var edits = planner.plan(messages)
      drop(result.generated, behind: messages, edits)
      if edits == 0, droppedStatements.count == dropped { edits = planner.planFiles(of: messages) }
      addImports(to: Set(files.indices.filter { !files[$0].edits.isEmpty }))
      let wasWhole = focus == nil
      focus = result.generated.isEmpty ? self.focus(on: planner.changedFiles) : nil
      if mayGuess, wasWhole, let few = focus, few.count <= Self.fewFiles {
        (mayGuess, isLikely) = (false, true)
      }
      guard edits > 0 || droppedStatements.count > dropped else {
        throw BuildError(failure(messages, result.generated))
      }
      remember(state)
    }
    throw BuildError(.toolFailed("error: \(step.module.name) does not come to compile"))
  }

  /// Leaves out generated statements that fail, but for those that may follow from what is mended first:
  /// who registers or launches a class fails while that has no initialisers.
  private mutating func drop(
    _ generated: [String], behind messages: [CompilerMessage], _ edits: Int
  ) {
    guard edits == 0 || !messages.contains(where: \.isOfMissingInitializers) else { return }
    droppedStatements.formUnion(generated)
  }

  /// Why nothing more can be left out: the author's errors, or a generated statement that has to stay.
  private func failure(
    _ messages: [CompilerMessage], _ generated: [String]
  ) -> BuildError.Kind {
    guard messages.isEmpty, let statement = generated.first else {
      return .compilation(diagnostics(messages))
    }
    return .toolFailed(
      "error: \(step.module.name) does not compile: of what is generated for it '\(statement)' fails"
    )
  }

  /// What changed is looked at alone while it is not nearly all; the whole module follows when nothing
  /// is wrong in it (Documentation/Gaps.md §3.1).
  func focus(on changed: Set<Int>) -> Set<Int>? {
    !changed.isEmpty && changed.count * 5 < files.count * 4 ? changed : nil
  }

  private func makePlanner() -> EditPlanner {
    EditPlanner(files: files) { GapCause(needs: GapCause.unknown, message: $0.text) }
  }

  /// Tells a planner what stands for missing things, and why something is missing.
  private func tell(_ planner: EditPlanner, _ needs: GapNeeds, _ state: ModuleBuild.State) {
    let placeholders = state.gaps.placeholders
    planner.isPlaceholder = { name in
      placeholders[String(name.prefix { $0 != "<" && $0 != "?" })] != nil
    }
    planner.cause = { needs.cause(of: $0, placeholders) }
  }

  /// Lowers the module so that what is missing may be left out, and takes what is known of it.
  private mutating func begin(
    _ lowered: LoweredModule?, _ state: ModuleBuild.State
  ) -> GapNeeds {
    step.options.leavesOutModules = true
    step.options.modules.insert(GapModule.name)
    let first = lowered ?? SourceLowering(step.options, memory: trees).lower(step.inputs)
    prepare(first, state)
    return GapNeeds(first.leftOutImports)
  }

  // MARK: Rounds

  /// What an earlier build knew, and imports in place of those that are left out: a file that loses
  /// one must not lose Foundation with it (Documentation/Gaps.md §2.1).
  private mutating func prepare(_ lowered: LoweredModule, _ state: ModuleBuild.State) {
    if let entry = memory.entry {
      for (file, known) in zip(files, entry.files) {
        file.restore(known.edits)
        file.addedImports = known.imports
      }
      for placeholder in entry.placeholders where state.gaps.placeholders[placeholder.name] == nil {
        _ = state.gaps.put(placeholder)
      }
      droppedStatements = Set(entry.droppedStatements)
      if entry.isRelaxed { relax() }
    }
    addImports(to: Set(lowered.leftOutImports.map(\.file)), alsoFoundation: true)
  }

  var allFiles: [Int] { Array(files.indices) }

  func addImport(to file: Int) { files[file].addedImports.insert(GapModule.name) }

  private func addImports(to indices: Set<Int>, alsoFoundation: Bool = false) {
    for index in indices {
      files[index].addedImports.insert(GapModule.name)
      if alsoFoundation { files[index].addedImports.insert("Foundation") }
    }
  }

  func check(
    _ round: Int, _ depth: GapCheck.Depth, _ focus: Set<Int>?, _ state: ModuleBuild.State
  ) throws(BuildError) -> GapCheck.Result {
    build.builder.progress("Going around what is missing in \(step.module.name), round \(round)")
    try state.gaps.writeModule(for: build)
    let texts = files.map { $0.rendered() }
    return try GapCheck(
      build: build, step: step, texts: texts, droppedStatements: droppedStatements, depth: depth,
      focus: focus
    ).run(lower(texts, state), state)
  }

  private func lower(_ texts: [GapText], _ state: ModuleBuild.State) -> LoweredModule {
    var options = step.options
    for placeholder in state.gaps.placeholders.values {
      guard let base = placeholder.base else { continue }
      options.known.addClass(placeholder.name, base: base, protocols: placeholder.protocols)
    }
    for file in files where !file.addedImports.isEmpty {
      options.addedImports[file.path] = file.addedImports
    }
    let inputs = zip(step.inputs, texts).map { SourceInput(path: $0.path, text: $1.text) }
    var lowered = SourceLowering(options, memory: trees).lower(inputs)
    lowered.leaveOut(droppedStatements)
    for (index, file) in files.enumerated() where !file.edits.isEmpty {
      lowered.files[index].keepPlaces(index)
    }
    // What is made here is nowhere else.
    for index in files.indices.dropFirst(authored) { lowered.files[index].isUntouched = false }
    return lowered
  }

  // MARK: The end

  /// What changed since the module compiled, which is in bodies alone, with what stops launches taken
  /// out: with these looked at it most likely compiles (Documentation/Gaps.md §9.1).
  ///
  /// - Returns: nil where it never did.
  private func changes(_ planner: EditPlanner) -> Set<Int>? {
    let stopped = planner.plan(memory.openStops)
    for file in stopped { addImport(to: file) }
    guard let entry = memory.entry, entry.isWhole else { return nil }
    return stopped.union(entry.news)
  }

  /// Builds what most likely compiles without a look at it before.
  ///
  /// - Returns: false where it does not, and the rounds have to say why.
  private mutating func isBuilt(_ state: inout ModuleBuild.State) throws(BuildError) -> Bool {
    try state.gaps.writeModule(for: build)
    step.isFirstLook = true
    defer { step.isFirstLook = false }
    do throws(BuildError) {
      return try finish(after: .code, &state)
    } catch {
      guard error.isOfSources else { throw error }
      return false
    }
  }

  /// - Returns: false when the compiler crashed in making code, which nobody looked for yet.
  private mutating func finish(
    after depth: GapCheck.Depth, _ state: inout ModuleBuild.State
  ) throws(BuildError) -> Bool {
    let missing = state.gaps.placeholders.merging(foreignClasses) { $1 }
    for index in 0..<authored where files[index].markLostSuperclasses(missing) {
      addImport(to: index)
    }
    let lowered = lower(files.map { $0.rendered() }, state)
    do throws(BuildError) {
      try build.emit(step, lowered, &state)
    } catch {
      guard case .compilerFailed = error.kind, depth != .code else { throw error }
      return false
    }
    state.gaps.settle()
    remember(state, isWhole: true)
    countWhole(&state)
    return true
  }

  /// What stands for classes in Objective-C, as what it would show is missing as well.
  private var foreignClasses: [String: Placeholder] {
    let files = files.filter { $0.path.hasSuffix(ForeignMaking.ending) }
    let classes = files.reduce(into: GapClasses()) { $0.add($1.classes) }.superclasses
    return Dictionary(
      uniqueKeysWithValues: classes.map { name, superclass in
        var one = Placeholder(name: name, kind: .class, needs: "\(name) in Objective-C")
        one.base = ForeignMaking.base(of: superclass) { classes[$0] }
        return (name, one)
      })
  }

  /// Keeps what went, so that a build that is stopped goes on from here.
  ///
  /// - Parameter isWhole: Whether the module compiled so.
  private func remember(_ state: ModuleBuild.State, isWhole: Bool = false) {
    memory.keep(
      GapMemory.Entry(
        files: files.map { GapMemory.File(edits: $0.edits, imports: $0.addedImports) },
        placeholders: state.gaps.placeholders.values.sorted { $0.name < $1.name },
        droppedStatements: droppedStatements.sorted(), isRelaxed: isRelaxed, isWhole: isWhole,
        news: []))
  }

  /// Adds the module to the report.
  func countWhole(_ state: inout ModuleBuild.State) {
    var report = GapReport()
    var classes = GapClasses()
    let files = Array(files.prefix(authored))
    for file in self.files { classes.add(file.classes) }
    let foreign = self.files.dropFirst(authored).reduce(into: GapClasses()) { $0.add($1.classes) }
    let controllers = classes.controllers(state.gaps.placeholders)
    for file in files {
      let counts = file.counts(controllers: controllers)
      report.functions += counts.functions
      report.viewControllers += counts.viewControllers
      report.places += file.places(delegates: classes.delegates)
      report.missingTypes += file.missingTypes(
        state.gaps.placeholders, of: GapModule.name,
        uncompiled: step.options.uncompiledRanges(of: file.text))
      if build.isTests, step.isApp {
        report.tests += file.lostTests(module: step.module.name)
      }
    }
    let order = ControllerOrder(
      of: controllers, in: files, texts: step.isApp ? build.app.foreignDelegates : [])
    report.launchOrder = order.reached
    // What stands for a class in Objective-C shows nothing of it.
    let own = controllers.intersection(classes.plain).subtracting(foreign.controllers([:]))
    report.plainControllers = order.sorted(own)
      .map { "\(step.module.name).\($0)" }
    state.gaps.report.add(report)
  }

  /// What is left when nothing helps: the compiler's words at the authors' places.
  private func diagnostics(_ messages: [CompilerMessage]) -> [Diagnostic] {
    messages.map { message in
      let file = files[message.file]
      return Diagnostic(
        path: file.path, line: file.line(of: message.offset), column: 1, severity: "error",
        message: message.text)
    }
  }
}
