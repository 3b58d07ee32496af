// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

/// Which modules of an app must be compiled before which (Documentation/Packages.md §8).
struct ModulePlan: Sendable {
  /// For each module, the modules that it imports itself, by index.
  let imports: [[Int]]
  /// The same with what those import, in the order of the modules.
  let closures: [[Int]]

  /// Only modules that stand before another can be its dependencies: an import line that no
  /// active code holds makes no cycle.
  ///
  /// - Parameter host: the module of the app that the last module's tests run in; they need it
  ///   whether they import it or not.
  init(_ modules: [SourceModule], _ sources: [[SourceInput]], host: String? = nil) {
    var places: [String: Int] = [:]
    var imports: [[Int]] = []
    var closures: [[Int]] = []
    for (index, module) in modules.enumerated() {
      var names = Set(module.headerImports)
      if let host, index == modules.count - 1 { names.insert(host) }
      if module.clang != nil { names.formUnion(module.dependencies) }
      for input in sources[index] { names.formUnion(ImportScan.modules(in: input.text)) }
      let direct = names.compactMap { places[$0] }.sorted()
      imports.append(direct)
      closures.append(direct.reduce(into: Set(direct)) { $0.formUnion(closures[$1]) }.sorted())
      places[module.name] = index
    }
    self.imports = imports
    self.closures = closures
  }
}
