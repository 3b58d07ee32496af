// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a module in C or C++ is made of (Documentation/Packages.md §6).
package struct ClangSources: Equatable, Sendable {
  /// The target's folder.
  package var root: URL
  package var sources: [URL]
  /// The folder with the headers that others see.
  package var headers: URL
  /// Flags for all sources, and for those in C++ besides.
  package var flags: [String] = []
  package var cxxFlags: [String] = []
  /// Of the languages `c` and `cxx`: `c11`, `c++17`.
  package var standards: [String: String] = [:]
  /// Of an app's own C, what its Swift files see of it; `headers` says nothing then.
  package var bridge: Bridge?
  /// Of a library of the project that has a module map, that; `headers` is its folder then.
  package var map: Map?
  /// A library of the system: its folder holds a module map and nothing else.
  package var isSystem = false
  /// The name by which `pkg-config` knows it.
  package var pkgConfig: String?

  package init(
    root: URL, sources: [URL], headers: URL, standards: [String: String] = [:]
  ) {
    self.root = root
    self.sources = sources
    self.headers = headers
    self.standards = standards
  }

  init(systemLibrary root: URL, pkgConfig: String?) {
    self.init(root: root, sources: [], headers: root)
    isSystem = true
    self.pkgConfig = pkgConfig
  }

  /// The module map that the author wrote.
  package var moduleMap: URL? {
    let map = headers.appendingPathComponent("module.modulemap")
    return FileManager.default.fileExists(atPath: map.path) ? map : nil
  }
}
