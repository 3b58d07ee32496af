// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The swift compiler that apps are built with.
package struct Compiler: Equatable, Sendable {
  package var path: URL

  package init(path: URL) {
    self.path = path
  }

  /// `SNUG_SWIFTC`, or the first `swiftc` in `PATH`.
  package static func find() throws(BuildError) -> Compiler {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["SNUG_SWIFTC"] {
      return Compiler(path: URL(fileURLWithPath: given))
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return Compiler(path: URL(fileURLWithPath: candidate))
      }
    }
    throw BuildError(.noCompiler)
  }

  /// Whether the toolchain's own linker can be used; it is several times faster than the system's.
  var hasLLD: Bool {
    FileManager.default.isExecutableFile(atPath: sibling("ld.lld").path.path)
  }

  /// Another tool of the same toolchain: `clang`.
  func sibling(_ name: String) -> Compiler {
    let folder = path.resolvingSymlinksInPath().deletingLastPathComponent()
    return Compiler(path: folder.appendingPathComponent(name))
  }

  /// What sources with Swift Testing's macros need.
  var testingArguments: [String] {
    let folder = path.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins/testing")
    return FileManager.default.fileExists(atPath: folder.path) ? ["-plugin-path", folder.path] : []
  }

  /// Names of the C modules that UIKit's own modules were built with.
  private static let systemModules = [
    "CCairo", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU", "CPixbuf", "CPoppler", "CProcess",
    "CRsvg", "CSQLite", "CVirtualClock", "CZlib",
  ]

  /// Writes a module map that lets apps load UIKit without its C libraries' headers: the compiler
  /// asks that the modules exist, and no type that an app can see comes from them.
  ///
  /// - Returns: The path of the map.
  static func writeSystemModules(to folder: URL) throws(BuildError) -> String {
    let map = folder.appendingPathComponent("module.modulemap")
    let text = systemModules.map { "module \($0) [system] {}\n" }.joined()
    do {
      try text.write(to: map, atomically: true, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(map.path, reason: error.localizedDescription))
    }
    return map.path
  }

  /// Runs the compiler to its end.
  ///
  /// - Returns: Its status, and everything it printed, both streams in order.
  func run(_ arguments: [String]) throws(BuildError) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw BuildError(.toolFailed("error: cannot run \(path.path): \(error)"))
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
