// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Where the built UIKit lies that apps are compiled against.
package struct Installation: Equatable, Sendable {
  /// The folder with `UIKit.swiftmodule` and the modules it needs.
  package var modules: URL
  /// `libSnugHost.so`.
  package var library: URL

  package init(modules: URL, library: URL) {
    self.modules = modules
    self.library = library
  }

  /// The name that a module of an app is compiled under: its own, but where a module that UIKit needs has
  /// that name, which would be taken for the app's (Documentation/SourceLowering.md §2.3).
  package func compiledName(_ name: String) -> String {
    let own = modules.appendingPathComponent("\(name).swiftmodule").path
    return FileManager.default.fileExists(atPath: own) ? name + "_" : name
  }

  /// Finds the installation that belongs to an executable: in its build folder, or in
  /// `PREFIX/lib/snug` beside `PREFIX/bin`.
  package init(executable: URL) throws(BuildError) {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("lib/snug")
    for base in [folder, installed] {
      let modules = base.appendingPathComponent("Modules")
      let library = base.appendingPathComponent("libSnugHost.so")
      let found = [modules.appendingPathComponent("UIKit.swiftmodule"), library]
      if found.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
        self.init(modules: modules, library: library)
        return
      }
    }
    throw BuildError(.noInstallation(searched: [folder.path, installed.path]))
  }

  /// The installation of the running program.
  package static func current() throws(BuildError) -> Installation {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try Installation(executable: URL(fileURLWithPath: link ?? CommandLine.arguments[0]))
  }

  /// Files whose change makes every built app stale.
  var identifyingFiles: [URL] {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return [library, modules.appendingPathComponent("UIKit.swiftmodule"), running]
  }
}
