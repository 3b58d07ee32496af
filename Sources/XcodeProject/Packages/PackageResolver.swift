// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Has SwiftPM fetch packages (Documentation/Packages.md §1): it reads a manifest that says what the
/// project says, with the project's pins, mirrors and credentials.
struct PackageResolver {
  let graph: PackageGraph

  private var roots: PackageGraph.Roots { graph.roots }

  private var folder: URL? { PackageResolver.folder(graph.options, roots) }

  /// The folder of the generated package, or the package's own.
  static func folder(_ options: PackageOptions, _ roots: PackageGraph.Roots) -> URL? {
    if let package = roots.package { return package }
    guard let cache = options.cache else { return nil }
    var key = ContentKey()
    key.add(roots.place.standardizedFileURL.path)
    return cache.appendingPathComponent("packages/\(key.text)")
  }

  private var scratch: URL? { folder?.appendingPathComponent(".build") }

  /// Checkouts of an earlier run by identity.
  ///
  /// - Parameter mustBeFresh: leaves out what the project no longer says.
  func fetched(mustBeFresh: Bool) -> [String: URL] {
    guard let scratch, let folder,
      let data = PlainFile.data(scratch.appendingPathComponent("workspace-state.json")),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return [:] }
    if mustBeFresh, roots.package == nil {
      let last = PlainFile.text(folder.appendingPathComponent("wishes"))
      guard last == wishes else { return [:] }
    }
    var found: [String: URL] = [:]
    for entry in state.object.dependencies {
      guard let path = entry.subpath else { continue }
      let identity = entry.packageRef.identity
      let pin = graph.pins.pins[identity]?.revision
      let revision = entry.state.checkoutState?.revision
      if mustBeFresh, let pin, let revision, pin != revision { continue }
      let parent = entry.state.name == "registryDownload" ? "registry/downloads" : "checkouts"
      let place = scratch.appendingPathComponent(parent).appendingPathComponent(path)
      found[identity] = place
    }
    return found
  }

  /// - Complexity: as long as fetching takes; seconds where everything is in SwiftPM's cache.
  func run() throws(ProjectError) {
    guard let folder, let scratch else { return }
    if roots.package == nil { try write(to: folder) }
    // A manifest may change what SwiftPM keeps, so no other project uses it.
    var key = ContentKey()
    key.add(folder.standardizedFileURL.path)
    let remotes = roots.remotes + graph.packages.values.compactMap(\.remote)
    let local =
      graph.packages.values.filter { $0.remote == nil }.map(\.folder) + roots.local
      + remotes.compactMap { remote in
        remote.url.hasPrefix("/")
          ? URL(fileURLWithPath: remote.url)
          : URL(string: remote.url).flatMap { $0.isFileURL ? $0 : nil }
      }
    try PackageTool.resolve(
      folder, scratch: scratch,
      own: (graph.options.cache ?? scratch).appendingPathComponent("swiftpm/\(key.text)"),
      local: local, options: graph.options.toolArguments)
  }

  private func write(to folder: URL) throws(ProjectError) {
    let files = FileManager.default
    do {
      let sources = folder.appendingPathComponent("Sources/Needs")
      try files.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data().write(to: sources.appendingPathComponent("Needs.swift"))
      try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      try Data(wishes.utf8).write(to: folder.appendingPathComponent("wishes"))
      let configuration = folder.appendingPathComponent(".swiftpm/configuration")
      try? files.removeItem(at: configuration)
      if let own = roots.configurations.first(where: { files.fileExists(atPath: $0.path) }) {
        try files.createDirectory(
          at: configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.copyItem(at: own, to: configuration)
      }
      if let pins = graph.pins.file {
        let copy = folder.appendingPathComponent("Package.resolved")
        if copy.path != pins.path { try Data(contentsOf: pins).write(to: copy) }
      }
    } catch {
      throw ProjectError(
        .unreadable(error.localizedDescription), at: FileLocation(path: folder.path))
    }
  }

  /// What the project itself asks for; what was fetched for other wishes is stale.
  private var wishes: String {
    let remotes = roots.remotes.map { "\($0.url) \($0.requirement)" }
    let needs = roots.needs.map { "\($0.package ?? "") \($0.product)" }
    return (remotes + needs).joined(separator: "\n")
  }

  /// The manifest: the project's packages, and a target that needs the products its targets need,
  /// for SwiftPM fetches nothing for a product that nobody needs.
  private var text: String {
    var dependencies: [String] = []
    var products: [String] = []
    for remote in roots.remotes {
      dependencies.append(".package(url: \(literal(remote.url)), \(remote.requirement))")
    }
    let remotes = Set(roots.remotes.map(\.identity))
    for need in roots.needs {
      guard let package = need.package, remotes.contains(package) else { continue }
      products.append(product(need.product, package))
    }
    for folder in roots.local {
      let identity = PackageIdentity.of(folder.path)
      guard let package = graph.packages[identity] else { continue }
      dependencies.append(".package(path: \(literal(folder.path)))")
      products += package.manifest.products.map { product($0.name, identity) }
    }
    return """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "Needs",
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
          .target(
            name: "Needs",
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ])
        ])

      """
  }

  private func product(_ name: String, _ package: String) -> String {
    ".product(name: \(literal(name)), package: \(literal(package)))"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// SwiftPM's record of what it checked out.
  private struct State: Decodable {
    struct Object: Decodable { let dependencies: [Entry] }
    struct Entry: Decodable {
      struct Reference: Decodable { let identity: String }
      struct Status: Decodable {
        struct Checkout: Decodable { let revision: String? }
        let name: String
        let checkoutState: Checkout?
      }
      let packageRef: Reference
      let state: Status
      let subpath: String?
    }
    let object: Object
  }
}
