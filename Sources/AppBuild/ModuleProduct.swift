// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering

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
  /// The module map of a module in C, and what its importers need besides.
  var moduleMap: String?
  var importFlags: [String] = []
  var linkFlags: [String] = []
  /// The library that expands its macros, for the compiler.
  var macroLibrary: String?

  /// The folder, for paths within it.
  var base: URL { URL(fileURLWithPath: folder.path, isDirectory: true) }

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
}
