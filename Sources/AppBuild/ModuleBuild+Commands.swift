// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

extension ModuleBuild {
  /// The flags of every module.
  func common(
    _ module: SourceModule, _ needs: [ModuleProduct], isNative: Bool = false
  ) -> [String] {
    var arguments = [
      "-module-name", module.name, "-swift-version", module.languageMode, "-Onone",
      // Findings name the line of a call by what the debug information knows.
      "-gline-tables-only",
      "-suppress-warnings", "-diagnostic-style", "llvm",
      "-module-cache-path", builder.cache.folder.appendingPathComponent("modules").path,
    ]
    // What is at home on Linux must not find a UIKit.
    if !isNative { arguments += ["-I", builder.installation.modules.path] }
    arguments += [
      "-Xcc", "-fmodule-map-file=" + folder.appendingPathComponent("module.modulemap").path,
    ]
    for need in needs {
      arguments += ["-I", need.folder.path]
      for flag in need.importFlags { arguments += ["-Xcc", flag] }
      if let map = need.moduleMap {
        let file = URL(fileURLWithPath: map, relativeTo: need.base).path
        arguments += ["-Xcc", "-fmodule-map-file=" + file]
      }
      if let library = need.macroLibrary {
        let file = need.folder.appendingPathComponent(library).path
        arguments += ["-load-plugin-library", file]
      }
    }
    for condition in module.compilationConditions { arguments += ["-D", condition] }
    if let package = module.packageName { arguments += ["-package-name", package] }
    arguments += module.flags
    if isTests {
      arguments += ["-enable-testing", "-Xfrontend", "-disable-cross-import-overlays"]
      arguments += builder.compiler.testingArguments
    }
    return arguments
  }

  /// What the compiler is to write of a module that others import.
  func emission(_ module: SourceModule, _ object: String, in place: URL) -> [String] {
    let interface = place.appendingPathComponent("\(module.name).swiftmodule").path
    return [
      "-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", interface, "-c", "-o",
      object,
    ]
  }

  /// Compiles a module that others import; answers the name of its object file.
  func compile(
    _ module: SourceModule, _ files: [String], _ lowered: LoweredModule, _ needs: [ModuleProduct],
    _ product: ModuleProduct
  ) throws(BuildError) -> String {
    let object = product.folder.appendingPathComponent("\(module.name).o")
    try run(
      common(module, needs + [product]) + files
        + emission(module, object.path, in: product.folder), lowered)
    return object.lastPathComponent
  }

  func link(
    _ module: SourceModule, _ files: [String], _ libraries: [ModuleProduct],
    _ lowered: LoweredModule, _ needs: [ModuleProduct]
  ) throws(BuildError) {
    let library = builder.installation.library.deletingLastPathComponent().path
    let objects = libraries.flatMap { product in
      product.objects.map { product.folder.appendingPathComponent($0).path }
    }
    var arguments = common(module, needs) + files + objects
    let hasMainFile = lowered.entryPoints.contains { entry in
      if case .mainFile = entry { true } else { false }
    }
    if !hasMainFile { arguments.append("-parse-as-library") }
    if builder.compiler.hasLLD { arguments.append("-use-ld=lld") }
    for flag in libraries.flatMap(\.linkFlags) { arguments += ["-Xlinker", flag] }
    for name in Set(app.modules.flatMap(\.linkedLibraries)).sorted() {
      if let flag = SystemLibrary.linkFlag(name) { arguments += ["-Xlinker", flag] }
    }
    arguments += [
      "-L", library, "-lSnugHost", "-Xlinker", "-rpath", "-Xlinker", library, "-wmo",
      "-num-threads", "2", "-emit-executable", "-o",
      folder.appendingPathComponent(app.productName).path,
    ]
    try run(arguments, lowered)
  }

  /// Runs the compiler; on failure its messages are given at the author's places, with what the
  /// lowering left out before them, since a missing import explains a missing type.
  func run(_ arguments: [String], _ lowered: LoweredModule) throws(BuildError) {
    let (status, output) = try builder.compiler.run(arguments)
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
