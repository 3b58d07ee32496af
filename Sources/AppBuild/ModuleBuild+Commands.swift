// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import Supervision
internal import XcodeProject

extension ModuleBuild {
  /// What the compiler keeps from one app to the next.
  private var modules: URL {
    let shared = builder.cache.folder.appendingPathComponent("modules")
    try? FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    return access(shared.path, W_OK) == 0 ? shared : generated.appendingPathComponent("modules")
  }

  /// Runs the compiler; it writes to the build's folder, to what it keeps, and to one place more. Macros run
  /// in it, and do not come to what it keeps for others; what it kept and cannot read is made again.
  ///
  /// - Parameter tool: Another program of the toolchain; nil for the compiler's driver.
  func askCompiler(
    _ arguments: [String], to place: URL? = nil, tool: String? = nil
  ) throws(BuildError) -> (status: Int32, output: String) {
    var arguments = arguments
    var kept = modules
    if arguments.contains("-load-plugin-library") {
      let own = generated.appendingPathComponent("modules")
      arguments = arguments.map { $0 == kept.path ? own.path : $0 }
      kept = own
    }
    for folder in [kept, generated] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw BuildError(.cannotWrite(folder.path, reason: error.localizedDescription))
      }
    }
    let compiler = tool.map(builder.compiler.sibling) ?? builder.compiler
    let folders = [folder, kept] + [place].compactMap { $0 }
    let answer = try compiler.run(arguments, writingTo: folders, home: generated)
    guard answer.status != 0, answer.output.contains(kept.path + "/") else { return answer }
    // Others compile with it at the same time, so it is never changed in place.
    let fresh = generated.appendingPathComponent("modules.\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
    let second = try compiler.run(
      arguments.map { $0 == kept.path ? fresh.path : $0 }, writingTo: folders + [fresh],
      home: generated)
    if second.status == 0, rename(kept.path, fresh.path + ".old") == 0 {
      RunFolder.removeTree(fresh.path + ".old")
    }
    RunFolder.removeTree(fresh.path)
    return second
  }

  /// The flags of a module of a build.
  func common(_ step: Step) -> [String] { common(step.module, step.needs) + step.flags }

  /// - Parameter isNative: Whether the module is compiled as for Linux, and must not find a UIKit.
  func common(
    _ module: SourceModule, _ needs: [ModuleProduct], isNative: Bool = false
  ) -> [String] {
    var arguments = common(
      named: builder.installation.compiledName(module.name), languageMode: module.languageMode,
      needs, isNative: isNative)
    for condition in module.compilationConditions { arguments += ["-D", condition] }
    if let package = module.packageName { arguments += ["-package-name", package] }
    return arguments + module.flags
  }

  /// The flags of every compilation that sees some modules.
  func common(
    named name: String, languageMode: String, _ needs: [ModuleProduct] = [], isNative: Bool = false
  ) -> [String] {
    var arguments = [
      "-module-name", name, "-swift-version", languageMode, "-Onone",
      // Findings name the line of a call by what the debug information knows.
      "-gline-tables-only",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-I", folder.path,
      "-module-cache-path", modules.path,
    ]
    arguments += SystemModules.flags(in: folder, except: Set(needs.compactMap(\.clangName)))
    if !isNative { arguments += ["-I", builder.installation.modules.path] }
    for need in needs { arguments += need.flags }
    if isTests {
      arguments += ["-enable-testing", "-Xfrontend", "-disable-cross-import-overlays"]
      arguments += builder.compiler.testingArguments
    }
    return arguments
  }

  /// Counters in every function, by which a check knows what ran; told to the front end alone, since the
  /// driver would link a library that writes files (Documentation/ChangedScreens.md §2).
  private var counters: [String] { isTests ? [] : ["-Xfrontend", "-profile-generate"] }

  /// What the compiler is to write of a module that others import: all of it in one front end, since
  /// two would both read and check it (measured: 8 of an app's 122 s of processor time).
  func emission(_ module: SourceModule, in place: URL) -> [String] {
    let name = builder.installation.compiledName(module.name)
    let interface = place.appendingPathComponent("\(name).swiftmodule").path
    return counters + [
      "-parse-as-library", "-wmo", "-no-emit-module-separately-wmo", "-emit-module",
      "-emit-module-path", interface, "-c", "-o",
      place.appendingPathComponent("\(module.name).o").path,
    ]
  }

  /// Links the app; functions in C that no library has give 0 (Documentation/Gaps.md §5.8).
  func link(
    _ step: Step, _ files: [String], _ lowered: LoweredModule, _ state: inout State
  ) throws(BuildError) {
    let library = builder.installation.library.deletingLastPathComponent().path
    let products = state.products.sorted { $0.key < $1.key }.map(\.value)
    let objects = products.flatMap { product in
      product.objects.map { product.folder.appendingPathComponent($0).path }
    }
    let entry = lowered.hasMainFile ? [] : ["-parse-as-library"]
    let byFile = FileObjects(
      build: self, step: step, files: files, flags: entry + counters,
      placeholders: state.gaps.written ?? "")
    var arguments = common(step) + objects + state.gaps.objects(in: self)
    if builder.compiler.hasLLD {
      arguments += ["-use-ld=lld", "-Xlinker", "--error-limit=0"]
    }
    for flag in products.flatMap(\.linkFlags) { arguments += ["-Xlinker", flag] }
    for name in Set(app.modules.flatMap(\.linkedLibraries)).sorted() {
      if let flag = SystemLibrary.linkFlag(name) { arguments += ["-Xlinker", flag] }
    }
    arguments += [
      "-L", library, "-lSnugHost", "-Xlinker", "-rpath", "-Xlinker", library, "-emit-executable",
      "-o", folder.appendingPathComponent(app.productName).path,
    ]
    do throws(BuildError) {
      // The driver writes what it finds in objects beside the first, and others' places are not ours.
      if let own = try byFile.make(), try askCompiler(own + arguments).status == 0 { return }
    } catch {
      guard error.isOfSources, !step.isFirstLook else { throw error }
    }
    let whole = entry + counters + ["-wmo", "-num-threads", "2"]
    do throws(BuildError) {
      try run(arguments + files + whole, lowered)
    } catch {
      guard !builder.isStrict, case .toolFailed(let words) = error.kind,
        let symbols = ForeignSymbols(linkerOutput: words), let object = try object(for: symbols)
      else { throw error }
      try run(arguments + [object] + files + whole, lowered)
      state.issues.append(symbols.warning)
    }
  }

  /// Runs the compiler; on failure its messages are given at the author's places, with what the
  /// lowering left out before them, since a missing import explains a missing type.
  func run(
    _ arguments: [String], _ lowered: LoweredModule, to place: URL? = nil
  ) throws(BuildError) {
    let (status, output) = try askCompiler(arguments, to: place)
    guard status != 0 else { return }
    let reader = DiagnosticReader(columns: lowered.columns)
    let (diagnostics, rest) = reader.read(output)
    if diagnostics.contains(where: { $0.severity == "error" }) {
      let notes = lowered.issues.map { Diagnostic($0, "warning") }
      throw BuildError(.compilation(notes + diagnostics))
    }
    if CompilerCrash.happened(in: output) {
      throw BuildError(.compilerFailed("error: the compiler failed:\n\(output)"))
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
  init(_ issue: LoweringIssue, _ severity: String) {
    self.init(
      path: issue.path, line: issue.line, column: issue.column, severity: severity,
      message: issue.message)
  }
}

/// Libraries of the system that manifests name for Apple's systems.
private enum SystemLibrary {
  /// The linker's flag; nil for a library that this system has under no such name, whose symbols
  /// the linker then names if something needs them.
  static func linkFlag(_ name: String) -> String? {
    if ["c++", "stdc++"].contains(name) { return "-lstdc++" }
    let folders = ["", "/local", "/x86_64-linux-gnu", "/aarch64-linux-gnu"].map { "/usr/lib\($0)" }
    let isHere = folders.contains { folder in
      ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
    }
    return isHere ? "-l\(name)" : nil
  }
}
