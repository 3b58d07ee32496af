// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment
internal import Foundation

/// What keeps processes away from the machine (Documentation/Containment.md §3): what of it the machine has,
/// found out once a run.
package struct Containment: Equatable, Sendable {
  /// How `bwrap` can be used.
  enum Namespaces: Equatable, Sendable {
    case none(reason: String)
    /// Everything but a namespace of processes, whose `/proc` may not be mounted here.
    case withoutProcesses(path: String)
    case all(path: String)

    var path: String? {
      switch self {
      case .none: nil
      case .withoutProcesses(let path), .all(let path): path
      }
    }
  }

  let namespaces: Namespaces
  /// Landlock's version; 0 for none.
  let landlock: Int
  let hasFilters: Bool
  /// Whether somebody said `--trust`.
  package let isTrusted: Bool

  /// Set before anything is started.
  nonisolated(unsafe) private static var trusts = false

  /// Takes the machine as it is from now on: nothing is contained.
  ///
  /// - Important: Called before ``current`` is asked for.
  package static func trust() { trusts = true }

  package static let current = Containment(isTrusted: trusts)

  private init(isTrusted: Bool) {
    self.isTrusted = isTrusted
    namespaces = isTrusted ? .none(reason: "") : Self.findNamespaces()
    landlock = isTrusted ? 0 : Int(snug_landlock_version())
    hasFilters = !isTrusted && snug_has_filters() != 0
  }

  /// Whether nothing of the promise lacks.
  package var isWhole: Bool {
    if case .all = namespaces { return hasFilters }
    return false
  }

  /// What lacks and what remains, in one sentence; nil where nothing lacks.
  package var remark: String? {
    if isTrusted { return "--trust: the app and what builds it may do all that you may" }
    guard !isWhole else { return nil }
    var lacks: [String] = []
    switch namespaces {
    case .none(let reason): lacks.append("namespaces (\(reason))")
    case .withoutProcesses: lacks.append("a namespace of processes")
    case .all: break
    }
    if !hasFilters { lacks.append("filters of system calls") }
    if namespaces.path == nil, landlock == 0 { lacks.append("Landlock") }
    var remains = ["no secret of the environment", "no open file"]
    let hasNamespaces = namespaces.path != nil
    remains.append(
      hasNamespaces || landlock > 0
        ? "no file but its bundle, the system's and its container's"
        : "but it can read and write your files")
    remains.append(
      hasNamespaces || hasFilters ? "no network" : "but it can use the network")
    remains.append(
      hasFilters ? "no other process" : "but it can start processes and reach others")
    return "this machine lacks \(lacks.joined(separator: " and ")); for the app remains: "
      + remains.joined(separator: ", ")
  }

  /// How an app's own code is kept from other calls than it needs; -1 for no filter.
  package func filter(isWorker: Bool) -> Int32 {
    guard !isTrusted, hasFilters else { return -1 }
    return Int32(isWorker ? SNUG_FILTER_WORKER : SNUG_FILTER_APP)
  }

  /// How many processes and threads there may be at once in a namespace of users; nil where there is none,
  /// and all of a user's programs would be counted.
  package var mostProcesses: Int? { namespaces.path == nil ? nil : Self.mostProcesses }

  /// Above what a compiler with a plugin for each processor has.
  static let mostProcesses = 4096

  // MARK: Finding out

  private static func findNamespaces() -> Namespaces {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/bwrap" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return .none(reason: "the program bwrap is not installed") }
    var complaint = ""
    for (hasProcesses, found) in [
      (true, Namespaces.all(path: path)), (false, .withoutProcesses(path: path)),
    ] {
      var launch = Launch(executable: path)
      launch.arguments =
        ["--ro-bind", "/", "/"] + Enclosure.namespaces(withProcesses: hasProcesses)
        + ["--", "/bin/true"]
      guard let answer = try? Tool.run(launch, within: 10) else { continue }
      if answer.hasSucceeded { return found }
      if complaint.isEmpty {
        complaint = String(decoding: answer.errors, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    return .none(reason: complaint.isEmpty ? "bwrap does not work" : complaint)
  }
}
