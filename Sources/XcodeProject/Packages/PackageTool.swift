// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

/// Runs SwiftPM, contained (Documentation/Containment.md §4).
enum PackageTool {
  /// Seconds that fetching packages may take.
  private static let fetchLimit = 1800.0

  /// Has SwiftPM fetch what a package needs. It evaluates the manifests of all packages, which are programs: they
  /// have the network and see the files of the machine, and write to the checkouts and the cache alone.
  ///
  /// - Parameters:
  ///   - folder: The package.
  ///   - scratch: Where its checkouts go.
  ///   - cache: Where SwiftPM keeps what it has fetched, apart from what it keeps for others.
  ///   - options: Words of `swift package`.
  static func resolve(
    _ folder: URL, scratch: URL, cache: URL, options: [String]
  ) throws(ProjectError) {
    func failure(_ message: String) -> ProjectError {
      ProjectError(
        .toolFailed(tool: "swift package resolve", message: message),
        at: FileLocation(path: folder.path))
    }
    let answer: Tool.Answer
    do {
      let own = try RunFolder.make("resolve")
      defer { RunFolder.removeTree(own.path) }
      var launch = Launch(executable: try swift())
      launch.arguments =
        ["package", "--package-path", folder.path, "--scratch-path", scratch.path]
        + (options.contains("--cache-path") ? [] : ["--cache-path", cache.path]) + options
        + ["resolve"]
      launch.environment = BuildEnvironment.fetching(temporary: own)
      launch.folder = FileManager.default.currentDirectoryPath
      var enclosure = Enclosure()
      show(folder, scratch, cache, options, in: &enclosure)
      enclosure.show(own.path, isWritable: true)
      answer = try Tool.run(enclosure.tool(launch, hasNetwork: true), within: fetchLimit)
    } catch {
      throw failure(error.description)
    }
    if answer.end == .stopped {
      throw failure("it did not end within \(Int(fetchLimit / 60)) minutes")
    }
    guard answer.hasSucceeded else {
      throw failure(
        String(decoding: answer.errors, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Shows what SwiftPM writes: checkouts, its cache, what it knows of signatures, and `Package.resolved`
  /// beside a manifest, where the rest stays as it is.
  private static func show(
    _ folder: URL, _ scratch: URL, _ cache: URL, _ options: [String], in enclosure: inout Enclosure
  ) {
    let files = FileManager.default
    let trust = files.homeDirectoryForCurrentUser.appendingPathComponent(".swiftpm/security")
    let given = options.indices.dropLast().compactMap { index in
      ["--cache-path", "--security-path"].contains(options[index])
        ? URL(fileURLWithPath: options[index + 1]) : nil
    }
    for place in [scratch, cache, trust] {
      try? files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    enclosure.show(folder.path, isWritable: true)
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name != "Package.resolved" {
      enclosure.show(folder.appendingPathComponent(name).path)
    }
    for place in [scratch, cache, trust] + given where access(place.path, W_OK) == 0 {
      enclosure.show(place.path, isWritable: true)
    }
  }

  /// Seconds that SwiftPM gets for a manifest, which is a program and may not end.
  private static let limit = 120.0

  /// Has SwiftPM evaluate a manifest, without a network; it writes nothing outside a folder of its
  /// own (Documentation/Containment.md §4). Conditions on systems hold as on a Mac, where the manifest
  /// can be evaluated so.
  ///
  /// - Returns: What SwiftPM printed.
  static func dumpManifest(of folder: URL) throws(ProjectError) -> Data {
    if let copy = try? RunFolder.make("manifest-text") {
      defer { RunFolder.removeTree(copy.path) }
      // Its name is the package's identity.
      let place = copy.appendingPathComponent(folder.lastPathComponent)
      if ManifestConditions.write(of: folder, to: place),
        let answer = try? dumpManifest(asOf: folder, in: place)
      {
        return answer
      }
    }
    return try dumpManifest(asOf: folder, in: folder)
  }

  private static func dumpManifest(
    asOf folder: URL, in place: URL
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
