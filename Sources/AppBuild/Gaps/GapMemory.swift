// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

/// What was left out of a module in an earlier build, kept by content (Documentation/Gaps.md §9).
struct GapMemory {
  struct File: Codable {
    var edits: [GapEdit] = []
    var imports: Set<String> = []
  }

  struct Entry {
    /// In the order of the module's files.
    var files: [File]
    var placeholders: [Placeholder]
    var droppedStatements: [String]
    var isRelaxed: Bool
    /// Whether the module compiled so, and the build that kept it was not stopped before.
    var isWhole: Bool
    /// The files that changed since then.
    var news: Set<Int>
  }

  /// What is stored: files by their content.
  private struct Stored: Codable {
    var files: [String: File]
    var placeholders: [Placeholder]
    var droppedStatements: [String]
    var isRelaxed: Bool
    var isWhole: Bool
  }

  private let file: URL
  private let contents: [String]
  let entry: Entry?
  /// Of the places at which launches stopped, those that the entry knows nothing of.
  let openStops: [LaunchStop]

  /// Looks up what was left out of a module with these declarations, in these surroundings.
  ///
  /// A declaration that is new may be what another file lacked, so the names of all of them are in
  /// the key, and what imported modules show, such as another version of a library; a body that
  /// changed costs the edits of its file alone.
  init(build: ModuleBuild, step: ModuleBuild.Step, files: [GapFile]) {
    var key = ContentKey()
    for file in build.builder.installation.identifyingFiles { key.addStamp(of: file) }
    key.addStamp(of: build.builder.compiler.path.resolvingSymlinksInPath())
    key.add(step.module.name)
    key.add(step.options.modules.sorted().joined(separator: " "))
    for product in step.needs { key.add(product.digest) }
    for file in files { file.addDeclarations { key.add($0) } }
    contents = files.map { file in
      var key = ContentKey()
      key.add(file.path)
      key.add(file.text)
      return key.text
    }
    // A build with one stop more goes on from the one before.
    let paths = Set(files.map(\.path))
    let stops = build.builder.stops.filter { paths.contains($0.file) }
    let places = (0...stops.count).map { count in
      var key = key
      for stop in stops.prefix(count) { key.add(stop) }
      return build.builder.cache.entry("gaps", key).appendingPathExtension("json")
    }
    let known = places.indices.reversed().lazy
      .compactMap { [contents] count in
        Self.read(places[count], contents).map { (count: count, entry: $0) }
      }.first
    file = places[stops.count]
    entry = known?.entry
    openStops = Array(stops.dropFirst(known?.count ?? 0))
  }

  private static func read(_ file: URL, _ contents: [String]) -> Entry? {
    guard let data = SealedFile.read(file),
      let stored = try? JSONDecoder().decode(Stored.self, from: data)
    else { return nil }
    return Entry(
      files: contents.map { stored.files[$0] ?? File() }, placeholders: stored.placeholders,
      droppedStatements: stored.droppedStatements, isRelaxed: stored.isRelaxed,
      isWhole: stored.isWhole,
      news: Set(contents.indices.filter { stored.files[contents[$0]] == nil }))
  }

  /// Keeps what a build found; a memory that cannot be written costs the next build time only.
  func keep(_ entry: Entry) {
    let stored = Stored(
      files: Dictionary(zip(contents, entry.files)) { first, _ in first },
      placeholders: entry.placeholders, droppedStatements: entry.droppedStatements,
      isRelaxed: entry.isRelaxed, isWhole: entry.isWhole)
    if let data = try? JSONEncoder().encode(stored) { SealedFile.write(data, to: file) }
  }
}
