// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Supervision

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
  package func sibling(_ name: String) -> Compiler {
    let folder = path.resolvingSymlinksInPath().deletingLastPathComponent()
    return Compiler(path: folder.appendingPathComponent(name))
  }

  /// What sources with Swift Testing's macros need.
  var testingArguments: [String] {
    let folder = path.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins/testing")
    return FileManager.default.fileExists(atPath: folder.path) ? ["-plugin-path", folder.path] : []
  }

  /// Seconds that one module gets.
  private static let limit = 1800.0

  /// Runs the compiler to its end, without a network; it writes to a folder alone.
  ///
  /// - Parameters:
  ///   - folders: Where its output goes.
  ///   - home: Where what is temporary goes.
  /// - Returns: Its status, and everything it printed, both streams in order.
  func run(
    _ arguments: [String], writingTo folders: [URL], home: URL
  ) throws(BuildError) -> (status: Int32, output: String) {
    var launch = Launch(executable: path.path, arguments: arguments)
    launch.environment = BuildEnvironment.variables(home: home)
    var enclosure = Enclosure()
    for folder in folders + [home] { enclosure.show(folder.path, isWritable: true) }
    let answer: Tool.Answer
    do {
      answer = try Tool.run(enclosure.tool(launch), within: Self.limit, areMerged: true)
    } catch {
      throw BuildError(.toolFailed("error: \(error)"))
    }
    let output = String(decoding: answer.output, as: UTF8.self)
    switch answer.end {
    case .exited(let status): return (status, output)
    case .signalled(let number):
      return (128 + number, "\(output)\nerror: the compiler crashed (signal \(number))")
    case .stopped:
      throw BuildError(
        .toolFailed("error: the compiler did not end within \(Int(Self.limit / 60)) minutes"))
    case .interrupted: throw BuildError(.toolFailed("error: the run was ended"))
    }
  }
}
