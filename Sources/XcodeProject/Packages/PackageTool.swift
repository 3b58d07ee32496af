// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

/// Runs SwiftPM, contained (Documentation/Containment.md §4).
enum PackageTool {
  /// Seconds that fetching packages may take.
  private static let fetchLimit = 1800.0

  /// Has SwiftPM fetch what a package needs. It evaluates the manifests of all packages, which are programs: they
  /// have the network, see nothing of the user's home but what fetching takes, and write to the checkouts
  /// and to what is kept for this package alone.
  ///
  /// - Parameters:
  ///   - folder: The package.
  ///   - scratch: Where its checkouts go.
  ///   - own: Where SwiftPM keeps what it has fetched for this package, and knows of its signatures.
  ///   - local: Packages in other folders that it needs.
  ///   - options: Words of `swift package`.
  static func resolve(
    _ folder: URL, scratch: URL, own: URL, local: [URL], options: [String]
  ) throws(ProjectError) {
    func failure(_ message: String) -> ProjectError {
      ProjectError(
        .toolFailed(tool: "swift package resolve", message: message),
        at: FileLocation(path: folder.path))
    }
    let answer: Tool.Answer
    do {
      let temporary = try RunFolder.make("resolve")
      defer { RunFolder.removeTree(temporary.path) }
      var launch = Launch(executable: try swift())
      launch.arguments = ["package", "--package-path", folder.path, "--scratch-path", scratch.path]
      for name in ["cache", "security"] where !options.contains("--\(name)-path") {
        launch.arguments += ["--\(name)-path", own.appendingPathComponent(name).path]
      }
      launch.arguments += options + ["resolve"]
      launch.environment = BuildEnvironment.fetching(temporary: temporary)
      launch.folder = folder.path
      var enclosure = Enclosure()
      FetchingHome(launch).hide(in: &enclosure)
      for place in Set(local.map(\.path)).sorted() where access(place, R_OK) == 0 {
        enclosure.show(place)
      }
      show(folder, scratch, own, options, in: &enclosure)
      enclosure.show(temporary.path, isWritable: true)
      answer = try Tool.run(enclosure.tool(launch, hasNetwork: true), within: fetchLimit)
    } catch {
      throw failure(error.description)
    }
    if answer.end == .stopped {
      throw failure("it did not end within \(Int(fetchLimit / 60)) minutes")
    }
    guard answer.hasSucceeded else {
      let words = String(decoding: answer.errors, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      throw failure(words + FetchingHome.remedy(for: words))
    }
  }

  /// Shows what SwiftPM writes: checkouts, what it keeps, and `Package.resolved` beside a manifest,
  /// where the rest stays as it is; and what its options name.
  private static func show(
    _ folder: URL, _ scratch: URL, _ own: URL, _ options: [String], in enclosure: inout Enclosure
  ) {
    let files = FileManager.default
    for place in [scratch, own] {
      try? files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    enclosure.show(folder.path, isWritable: true)
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name != "Package.resolved" {
      enclosure.show(folder.appendingPathComponent(name).path)
    }
    for place in [scratch, own] where access(place.path, W_OK) == 0 {
      enclosure.show(place.path, isWritable: true)
    }
    for index in options.indices.dropLast() where options[index].hasPrefix("--") {
      let path = options[index + 1]
      guard path.hasPrefix("/"), files.fileExists(atPath: path) else { continue }
      let isWritten = ["--cache-path", "--security-path"].contains(options[index])
      enclosure.show(path, isWritable: isWritten && access(path, W_OK) == 0)
    }
  }

  /// Seconds that SwiftPM gets for a manifest, which is a program and may not end.
  private static let limit = 120.0

  /// Has SwiftPM evaluate a manifest, without a network; it writes nothing outside a folder of its
  /// own (Documentation/Containment.md §4). Conditions on systems hold as on a Mac, where the manifest
  /// can be evaluated so.
  ///
  /// - Parameter limit: Seconds that it has.
  /// - Returns: What SwiftPM printed.
  static func dumpManifest(
    of folder: URL, within limit: Double = limit
  ) throws(ProjectError) -> Data {
    if let copy = try? RunFolder.make("manifest-text") {
      defer { RunFolder.removeTree(copy.path) }
      // Its name is the package's identity.
      let place = copy.appendingPathComponent(folder.lastPathComponent)
      if ManifestConditions.write(of: folder, to: place),
        let answer = try? dumpManifest(asOf: folder, in: place, within: limit)
      {
        return answer
      }
    }
    return try dumpManifest(asOf: folder, in: folder, within: limit)
  }

  private static func dumpManifest(
    asOf folder: URL, in place: URL, within limit: Double
  ) throws(ProjectError) -> Data {
    // Only a folder's real place is shown to what reads the manifest.
    let place = place.resolvingSymlinksInPath()
    let manifest = FileLocation(path: folder.appendingPathComponent("Package.swift").path)
    func failure(_ message: String) -> ProjectError {
      ProjectError(.toolFailed(tool: "swift package dump-package", message: message), at: manifest)
    }
    let answer: Tool.Answer
    do {
      let scratch = try RunFolder.make("manifest")
      defer { RunFolder.removeTree(scratch.path) }
      var launch = Launch(executable: try swift())
      launch.arguments = ["package", "--scratch-path", "\(scratch.path)/build"]
      for name in ["cache", "config", "security"] {
        launch.arguments += ["--\(name)-path", "\(scratch.path)/\(name)"]
      }
      launch.arguments += ["--disable-sandbox", "dump-package"]
      launch.environment = BuildEnvironment.variables(home: scratch)
      launch.folder = place.path
      var enclosure = Enclosure()
      enclosure.show(scratch.path, isWritable: true)
      enclosure.show(place.path, isWritable: false)
      answer = try Tool.run(enclosure.tool(launch), within: limit)
    } catch {
      throw failure(error.description)
    }
    if answer.end == .stopped {
      throw failure("it did not end within \(Int(limit)) s; the manifest may not come to its end")
    }
    guard answer.hasSucceeded else {
      throw failure(
        String(decoding: answer.errors, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return answer.output
  }

  /// The program `swift` of the toolchain that compiles: beside the first `swiftc` in `PATH`.
  private static func swift() throws(LaunchError) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = FileManager.default
    for folder in path.split(separator: ":")
    where files.isExecutableFile(atPath: "\(folder)/swiftc") {
      let program = "\(folder)/swift"
      if files.isExecutableFile(atPath: program) { return program }
    }
    throw LaunchError("no Swift toolchain is in PATH; install Swift from swift.org")
  }
}
