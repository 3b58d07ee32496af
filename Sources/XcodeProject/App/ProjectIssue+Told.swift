// Part of Snug, under the Apache License 2.0; see LICENSE.

extension [ProjectIssue] {
  /// The lines that people read: each sentence once, and one line with a count for what one file says
  /// several times over (Documentation/XcodeProject.md §15).
  ///
  /// - Returns: In the order in which the first of each kind came.
  /// - Complexity: O(n) in the number of issues.
  package var told: [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    var told: Set<ProjectFold.Key> = []
    let folds = ProjectFold.all(of: self)
    for issue in self {
      guard let key = ProjectFold.Key(issue, isWithoutPods: isWithoutPods) else {
        let line = "\(issue)"
        if seen.insert(line).inserted { lines.append(line) }
        continue
      }
      if told.insert(key).inserted, let line = folds[key]?.line { lines.append(line) }
    }
    return lines
  }

  fileprivate var isWithoutPods: Bool { contains { $0.problem == .missingPods } }
}

/// What one file says several times.
private struct ProjectFold {
  /// Which issues are told in one line.
  enum Key: Hashable {
    /// Sources in other languages, of one project, target or package.
    case notSwift(path: String)
    /// Phases of one project.
    case scriptPhase(path: String)
    /// All that lies in `Pods` and is missing with it.
    case pods

    init?(_ issue: ProjectIssue, isWithoutPods: Bool) {
      switch issue.problem {
      case .notSwift: self = .notSwift(path: issue.location.path)
      case .scriptPhase: self = .scriptPhase(path: issue.location.path)
      case .missingPods: self = .pods
      case .missingFile(let path), .missingConfigurationFile(let path), .missingProject(let path):
        guard isWithoutPods, path.contains("/Pods/") else { return nil }
        self = .pods
      default: return nil
      }
    }
  }

  /// Names that a line tells; the others are counted.
  private static let mostNames = 3

  private let key: Key
  private var first: ProjectIssue
  private var names: [String] = []

  static func all(of issues: [ProjectIssue]) -> [Key: ProjectFold] {
    var folds: [Key: ProjectFold] = [:]
    let isWithoutPods = issues.isWithoutPods
    for issue in issues {
      guard let key = Key(issue, isWithoutPods: isWithoutPods) else { continue }
      folds[key, default: ProjectFold(key, issue)].add(issue)
    }
    return folds
  }

  private init(_ key: Key, _ issue: ProjectIssue) {
    self.key = key
    first = issue
  }

  private mutating func add(_ issue: ProjectIssue) {
    switch issue.problem {
    case .notSwift(let name), .scriptPhase(let name), .missingFile(let name),
      .missingConfigurationFile(let name), .missingProject(let name):
      if !names.contains(name) { names.append(name) }
    case .missingPods: first = issue
    default: break
    }
  }

  var line: String {
    let place = first.location.path
    switch key {
    case .notSwift where names.count > 1:
      return "\(place): warning: \(names.count) files are not Swift and are left out (\(some)); "
        + "code that needs them will not compile until they are written in Swift"
    case .scriptPhase where names.count > 1:
      return "\(place): warning: \(names.count) script phases are not run (\(some)); what they "
        + "would generate is missing"
    case .pods where !names.isEmpty:
      return "\(first); \(names.count) files of it are missing"
    default: return "\(first)"
    }
  }

  private var some: String {
    let told = names.prefix(ProjectFold.mostNames).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count - ProjectFold.mostNames
    return more > 0 ? "\(told) and \(more) more" : told
  }
}
