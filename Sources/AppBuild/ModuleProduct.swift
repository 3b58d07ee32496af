// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

/// What building a module leaves for those after it; kept with its files in the cache.
struct ModuleProduct: Codable, Sendable {
  /// The folder with the interface and the object files.
  var folder: URL
  var objects: [String] = []
  /// What modules that import this one must know of it alone.
  var interface = ModuleInterface()
  /// What the lowering left out.
  var issues: [String] = []
  /// Whether it was compiled as it stands: it has no classes to register then.
  var isNative = false
  /// The entry point, where tests run in the app of this module.
  var entryPoint: EntryPoint?
  /// The content that importers depend on.
  var digest = ""
  /// The name of a module in C, its module map, and what its importers need besides.
  var clangName: String?
  var moduleMap: String?
  /// What stands in the place of the author's module map.
  var overlay: String?
  var importFlags: [String] = []
  var linkFlags: [String] = []
  /// The library that expands its macros, for the compiler.
  var macroLibrary: String?

  /// What had to be left out of it, and what stands for missing types; it sees all of these.
  var gaps = GapReport()
  var placeholders: [Placeholder] = []

  /// Whether nothing was left out of it, and it sees nothing that stands for what is missing.
  var isWhole: Bool { gaps.places.isEmpty && placeholders.isEmpty }

  private static let file = "product.json"

  /// What an earlier build left in a folder.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(ModuleProduct.file)),
      let known = try? JSONDecoder().decode(ModuleProduct.self, from: data)
    else { return nil }
    self = known
    self.folder = folder
  }

  init(folder: URL) { self.folder = folder }

  func write(to folder: URL) throws(BuildError) {
    do {
      try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(ModuleProduct.file))
    } catch {
      throw BuildError(.cannotWrite(folder.path, reason: error.localizedDescription))
    }
  }

  /// With what was left out so far.
  func with(_ session: GapSession) -> ModuleProduct {
    var product = self
    product.gaps = session.report
    product.placeholders = session.placeholders.values.sorted { $0.name < $1.name }
    return product
  }

  /// What modules that import it are compiled with.
  var flags: [String] {
    var flags = ["-I", folder.path] + importFlags.flatMap { ["-Xcc", $0] }
    if let overlay {
      let file = folder.appendingPathComponent(overlay).path
      flags += ["-Xcc", "-ivfsoverlay", "-Xcc", file]
    }
    if let moduleMap {
      let map = moduleMap.hasPrefix("/") ? moduleMap : folder.appendingPathComponent(moduleMap).path
      flags += ["-Xcc", "-fmodule-map-file=" + map]
    }
    if let macroLibrary {
      flags += ["-load-plugin-library", folder.appendingPathComponent(macroLibrary).path]
    }
    return flags
  }

  /// What importers see: the compiled interface, or a module's headers, and what the lowering told.
  ///
  /// - Parameter name: What the module is compiled as.
  func digest(of module: SourceModule, as name: String, in place: URL) -> String {
    var key = ContentKey()
    key.add(module.name)
    let interface = place.appendingPathComponent("\(name).swiftmodule")
    if let data = try? Data(contentsOf: interface) { key.add(data) }
    module.clang?.addHeaders(to: &key)
    for source in module.macros.flatMap(\.sources) { key.addStamp(of: source) }
    if let data = try? JSONEncoder.sorted.encode(self.interface) { key.add(data) }
    return key.text
  }
}
