// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import Supervision
internal import XcodeProject

/// The machine code of a module's files, one by one, kept from build to build: a body that changed
/// costs its file alone (Documentation/AppBuild.md §2.8).
struct FileObjects {
  let build: ModuleBuild
  let step: ModuleBuild.Step
  /// What the compiler reads, in the order of the module.
  let files: [String]
  /// Options beside those of the step: what all of the module's compilations have.
  let flags: [String]
  /// Of what the placeholders are that the module sees.
  let placeholders: String

  /// Fewer files are compiled as one: each front end reads all that they import.
  private static let fewestFiles = 24
  /// Seconds for which what no build used last is kept, since another may be using it.
  private static let rest = 3600.0

  /// An object for each file.
  ///
  /// - Returns: nil for a small module, where the cache cannot be written, and where a compiler fails
  ///   without a word about the sources: then the module is to be compiled as a whole.
  /// - Throws: An error of the sources where one does not compile; its messages are not read.
  func make() throws(BuildError) -> [String]? {
    guard files.count >= Self.fewestFiles else { return nil }
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    guard texts.count == files.count else { return nil }
    let store = self.store(texts)
    try? FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    guard access(store.path, W_OK) == 0 else { return nil }
    let names = zip(files, texts).map { path, text in
      var key = ContentKey()
      key.add(plain(path))
      key.add(text)
      return key.text
    }
    let place = build.generated.appendingPathComponent("objects")
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let objects = files.indices.map { place.appendingPathComponent("\($0).o").path }
    let known = self.known(in: store)
    let missing = files.indices.filter { index in
      unlink(objects[index])
      guard let kept = known[names[index]] else { return true }
      if FileHash(ofFileAt: kept.path)?.text == kept.hash {
        return link(kept.path, objects[index]) != 0
      }
      unlink(kept.path)
      return true
    }
    guard try compile(missing, sizes: texts.map(\.utf8.count), to: objects) else { return nil }
    for index in missing {
      // Somebody may have saved the file while the compiler read it.
      guard let hash = FileHash(ofFileAt: objects[index]),
        (try? String(contentsOfFile: files[index], encoding: .utf8)) == texts[index]
      else { return nil }
      link(objects[index], store.appendingPathComponent("\(names[index])-\(hash.text).o").path)
    }
    tidy(store, keeping: Set(names))
    return objects
  }

  /// What does not differ where two builds are made in two folders.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: build.folder.path, with: "")
  }

  // MARK: Keeping

  /// Objects fit together as long as the files see the same of each other, and of what they import.
  private func store(_ texts: [String]) -> URL {
    var key = build.builder.toolKey
    for flag in build.common(step) + flags { key.add(plain(flag)) }
    for need in step.needs { key.add(need.digest) }
    key.add(placeholders)
    for (path, text) in zip(files, texts) {
      key.add(plain(path))
      key.add(DeclarationText.of(text))
    }
    return build.builder.cache.entry("objects", key)
  }

  private func known(in store: URL) -> [String: (path: String, hash: String)] {
    var known: [String: (path: String, hash: String)] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? [] {
      let parts = name.dropLast(2).split(separator: "-").map(String.init)
      guard parts.count == 2 else { continue }
      known[parts[0]] = (store.appendingPathComponent(name).path, parts[1])
    }
    return known
  }

  /// Lets go of the code of earlier texts.
  private func tidy(_ store: URL, keeping names: Set<String>) {
    build.builder.cache.touch(store)
    for (name, object) in known(in: store) where !names.contains(name) {
      let values = try? FileManager.default.attributesOfItem(atPath: object.path)
      let made = values?[.modificationDate] as? Date ?? .distantPast
      if Date().timeIntervalSince(made) > Self.rest { unlink(object.path) }
    }
  }

  // MARK: Compiling

  /// Compiles some of the files, in as many front ends as there are processors.
  ///
  /// - Returns: false where one of them failed for a reason of its own.
  private func compile(
    _ missing: [Int], sizes: [Int], to objects: [String]
  ) throws(BuildError) -> Bool {
    if missing.isEmpty { return true }
    let whole =
      build.common(step) + flags + files
      + ["-wmo", "-c", "-o", "/dev/null", "-driver-filelist-threshold=1000000", "-###"]
    let driver = try build.askCompiler(whole)
    guard driver.status == 0, let job = FrontendJob(driver.output, mode: "-c") else {
      throw BuildError(.compilerFailed("error: the compiler failed:\n\(driver.output)"))
    }
    let commands = parts(of: missing, sizes).map { part in
      job.compiling(Dictionary(uniqueKeysWithValues: part.map { (files[$0], objects[$0]) }))
    }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      results.add(
        Result { () throws(BuildError) in
          try build.askCompiler(commands[index], tool: "swift-frontend")
        })
    }
    for result in results.all {
      let answer = try result.get()
      if answer.status == 0 { continue }
      guard answer.output.contains(": error: ") else { return false }
      throw BuildError(.compilation([]))
    }
    return true
  }

  /// Parts of about the same size, as many as there are processors.
  private func parts(of missing: [Int], _ sizes: [Int]) -> [[Int]] {
    let count = min(missing.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    var parts: [(files: [Int], size: Int)] = Array(repeating: ([], 0), count: count)
    for index in missing.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      guard let least = parts.indices.min(by: { parts[$0].size < parts[$1].size }) else { break }
      parts[least].files.append(index)
      parts[least].size += sizes[index]
    }
    return parts.map { $0.files.sorted() }
  }

  /// What front ends answered, from several threads.
  private final class Results: @unchecked Sendable {
    typealias Answer = Result<(status: Int32, output: String), BuildError>
    private let lock = NSLock()
    private var answers: [Answer] = []

    var all: [Answer] { lock.withLock { answers } }

    func add(_ answer: Answer) { lock.withLock { answers.append(answer) } }
  }
}
