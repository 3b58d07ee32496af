// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Compiles a module in C or C++ with the toolchain's clang (Documentation/Packages.md §6).
struct ClangBuild {
  let module: SourceModule
  let clang: ClangSources
  let compiler: Compiler
  /// The products of the modules that it includes.
  let needs: [ModuleProduct]
  let folder: URL

  func run() throws(BuildError) -> ModuleProduct {
    var product = ModuleProduct(folder: folder)
    product.isNative = true
    product.clangName = module.name
    let packageFlags = clang.pkgConfig.map { PackageConfiguration(name: $0, home: folder) }
    product.importFlags = ["-I", clang.headers.path] + (packageFlags?.compileFlags ?? [])
    product.linkFlags = packageFlags?.linkFlags ?? []
    var ownFolder: [String] = []
    if clang.bridge != nil || clang.map != nil {
      product.importFlags = clang.flags
      product.moduleMap = clang.map?.file.path
      ownFolder = ["-I", try NativeLibrary.prepare(folder).path]
    } else {
      product.moduleMap = try moduleMap()
    }
    let includes =
      needs.flatMap(\.importFlags) + product.importFlags + ownFolder
    for (index, source) in clang.sources.enumerated() {
      let stem = source.deletingPathExtension().lastPathComponent
      let object = "\(index)-\(stem).o"
      try compile(source, to: object, includes)
      product.objects.append(object)
    }
    let library = NativeLibrary(module: module, clang: clang, compiler: compiler, folder: folder)
    if let bridge = clang.bridge {
      product.moduleMap = try BridgingHeader(library: library, bridge: bridge).write()
    }
    if let map = clang.map {
      product.overlay = try MappedLibrary(library: library, map: map).write()
    }
    let isCxx = clang.sources.contains(where: isCxx)
    if isCxx { product.linkFlags.append("-lstdc++") }
    return product
  }

  private func isCxx(_ source: URL) -> Bool {
    ["cc", "cpp", "cxx"].contains(source.pathExtension)
  }

  private func compile(
    _ source: URL, to object: String, _ includes: [String]
  ) throws(BuildError) {
    let language = isCxx(source) ? "cxx" : "c"
    var arguments = ["-c", source.path, "-o", folder.appendingPathComponent(object).path]
    arguments += ["-O0", "-g1", "-fPIC", "-fblocks", "-w"] + includes + clang.flags
    if language == "cxx" { arguments += clang.cxxFlags }
    let isAssembly = ["s", "S"].contains(source.pathExtension)
    if let standard = clang.standards[language], !isAssembly {
      arguments.append("-std=\(standard)")
    }
    let tool = compiler.sibling(language == "cxx" ? "clang++" : "clang")
    let (status, output) = try tool.run(arguments, writingTo: [folder], home: folder)
    if status != 0 { throw BuildError(.libraryFailed(module: module.name, output)) }
  }

  /// The author's module map, or one for the umbrella header or the folder of headers.
  private func moduleMap() throws(BuildError) -> String? {
    if let map = clang.moduleMap { return map.path }
    let files = FileManager.default
    guard files.fileExists(atPath: clang.headers.path) else { return nil }
    let headers = ["\(module.name).h", "\(module.name)/\(module.name).h"]
      .map(clang.headers.appendingPathComponent)
    let umbrella =
      headers.first { files.fileExists(atPath: $0.path) }.map { "umbrella header \"\($0.path)\"" }
      ?? "umbrella \"\(clang.headers.path)\""
    let map = folder.appendingPathComponent("module.modulemap")
    do {
      try "module \(module.name) {\n  \(umbrella)\n  export *\n}\n"
        .write(to: map, atomically: true, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(map.path, reason: error.localizedDescription))
    }
    return map.lastPathComponent
  }
}

/// What `pkg-config` says of a library of the system.
struct PackageConfiguration {
  let compileFlags: [String]
  let linkFlags: [String]

  /// A library that it does not know has no flags: its headers may lie where the compiler looks.
  init(name: String, home: URL) {
    func ask(_ word: String) -> [String] {
      let tool = Compiler(path: URL(fileURLWithPath: "/usr/bin/env"))
      guard
        let (status, output) = try? tool.run(
          ["pkg-config", word, name], writingTo: [], home: home), status == 0
      else {
        return []
      }
      return output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    compileFlags = ask("--cflags")
    linkFlags = ask("--libs")
  }
}
