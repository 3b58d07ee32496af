// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import GapRepair
internal import SourceLowering
package import XcodeProject

/// An app that can be run.
package struct BuiltApp: Equatable, Sendable {
  package var executable: URL
  /// The folder that the app's `Bundle.main` reads: a flat bundle, as on iOS, with the executable
  /// in it.
  package var resources: URL
  /// What was left out of the sources; empty when the app came from the cache.
  package var issues: [String]
  /// What was left out because it does not compile here.
  package var gaps = GapReport()
  /// True when nothing had to be compiled.
  package var wasCached: Bool
  /// What is known of its launches.
  package var launch: LaunchMemory
}

/// Compiles apps against the built UIKit.
///
/// The sources are lowered, compiled and linked only when something they depend on changed; the
/// resources are laid beside the executable. Behaviour note: Documentation/AppBuild.md.
package struct AppBuilder: Sendable {
  package var installation: Installation
  package var cache: BuildCache
  package var compiler: Compiler
  /// Told before each step that takes long.
  package var progress: @Sendable (String) -> Void
  /// Whether what does not compile is an error, in place of being left out
  /// (Documentation/Gaps.md §1).
  package var isStrict = false
  /// What the app is launched with: what was learnt of its launches holds for that alone.
  package var launchSettings = ""
  /// Where earlier launches stopped: set from what is remembered of the app.
  private(set) var stops: [LaunchStop] = []

  package init(
    installation: Installation, cache: BuildCache = .standard, compiler: Compiler,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.installation = installation
    self.cache = cache
    self.compiler = compiler
    self.progress = progress
  }

  /// A builder with the running program's installation and the compiler in `PATH`.
  package init(progress: @escaping @Sendable (String) -> Void) throws(BuildError) {
    self.init(installation: try .current(), compiler: try .find(), progress: progress)
  }

  package static func standard(
    isStrict: Bool = false, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(BuildError) -> AppBuilder {
    var builder = try AppBuilder(progress: progress)
    builder.isStrict = isStrict
    return builder
  }

  /// Builds an app, or finds it built.
  ///
  /// - Complexity: when nothing changed, one read of the sources and one look at each resource.
  package func build(_ described: AppDescription) throws(BuildError) -> BuiltApp {
    var app = described.withNumericPriorities
    // Strictly nothing stands for what is missing.
    if isStrict { app.modules.removeAll(where: \.isForeign) }
    let sources = try readSources(of: app)
    var binaryKey = key(of: app, sources)
    var launchKey = binaryKey
    launchKey.add(launchSettings)
    let launch = LaunchMemory(cache: cache, key: launchKey)
    var builder = self
    builder.stops = launch.stops
    for stop in launch.stops { binaryKey.add(stop) }
    var binary = cache.entry("binaries", binaryKey)
    let resources = ResourceFolder(app: app)
    var bundle = bundleEntry(of: resources, binaryKey: binaryKey)
    let isBundled = cache.holds(bundle)
    if !isBundled {
      try DocumentCheck(resources: app.resources).run()
      try TextCheck(resources: app.resources).run()
      try AssetCheck(resources: app.resources).run()
    }
    var issues: [String] = []
    let isBuilt = cache.holds(binary)
    if !isBuilt {
      binary = try cache.fill(binary) { (folder) throws(BuildError) in
        let result = try ModuleBuild.run(builder, app, sources, in: folder)
        issues = result.issues
        try GapFileStore(folder: folder).write(result.gaps)
      }
    }
    var gaps = GapFileStore(folder: binary).read()
    gaps.foreignFiles = app.foreignSources
    if !isBundled { bundle = try fill(bundle, with: resources, binary: binary) }
    cache.touch(binary)
    cache.touch(bundle)
    if !isBuilt || !isBundled { cache.shrink() }
    return BuiltApp(
      executable: bundle.appendingPathComponent(app.productName),
      resources: bundle, issues: issues, gaps: gaps,
      wasCached: isBuilt, launch: launch)
  }

  // MARK: Keys

  private func readSources(of app: AppDescription) throws(BuildError) -> [[SourceInput]] {
    var modules: [[SourceInput]] = []
    for module in app.modules {
      var inputs: [SourceInput] = []
      for url in module.sources {
        do {
          let data = try Data(contentsOf: url)
          inputs.append(SourceInput(path: url.path, text: String(decoding: data, as: UTF8.self)))
        } catch {
          throw BuildError(.unreadableSource(url.path, reason: error.localizedDescription))
        }
      }
      modules.append(inputs)
    }
    let generated = try DataModels(app: app).sources()
    let intents = try IntentSources(app: app).sources()
    let resources = ResourceCodeSources(app: app).sources()
    return modules.indices.map { index in
      let foreign = isStrict ? nil : ForeignSource(module: app.modules[index]).input
      return modules[index] + generated[index] + intents[index] + resources[index]
        + (foreign.map { [$0] } ?? [])
    }
  }

  private func key(of app: AppDescription, _ sources: [[SourceInput]]) -> ContentKey {
    var key = toolKey
    key.add("\(app.productName) \(app.kind) \(isStrict)")
    for (module, inputs) in zip(app.modules, sources) { module.add(to: &key, sources: inputs) }
    return key
  }

  private func bundleEntry(of resources: ResourceFolder, binaryKey: ContentKey) -> URL {
    var key = binaryKey
    resources.add(to: &key)
    return cache.entry("apps", key)
  }

  private func fill(
    _ bundle: URL, with resources: ResourceFolder, binary: URL
  ) throws(BuildError) -> URL {
    let name = resources.app.productName
    return try cache.fill(bundle) { (folder) throws(BuildError) in
      let executable = folder.appendingPathComponent(name)
      do {
        let built = binary.appendingPathComponent(name)
        // Where the cache cannot be written the two may lie on different disks.
        if link(built.path, executable.path) != 0 {
          try FileManager.default.copyItem(at: built, to: executable)
        }
        if case .tests(host: nil) = resources.app.kind {
          try ToolBundle.write(to: folder, program: executable)
        }
      } catch {
        throw BuildError(.cannotWrite(executable.path, reason: error.localizedDescription))
      }
      try resources.write(to: folder)
    }
  }
}
