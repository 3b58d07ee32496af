// Part of Snug, under the Apache License 2.0; see LICENSE.

extension PackageGraph {
  /// Searches for modules, and once more after fetching where packages of needed products are
  /// missing.
  ///
  /// - Parameter needs: The products that the first targets need; found modules add theirs.
  func search(
    _ needs: [ProductNeed], _ make: () throws(ProjectError) -> ModuleSearch
  ) throws(ProjectError) -> ModuleSearch {
    var search = try make()
    guard search.isIndexed else { return search }
    var missing = missing(for: needs + search.needs)
    var reason: String?
    if !missing.isEmpty, canResolve {
      do throws(ProjectError) {
        try resolve()
        search = try make()
        missing = self.missing(for: needs + search.needs)
      } catch {
        reason = error.description
      }
    }
    guard missing.isEmpty || options.goesAroundMissing else {
      throw ProjectError(
        .missingPackages(missing, reason: reason), at: FileLocation(path: roots.place.path))
    }
    withheld = (missing, reason)
    return search
  }

  /// What the build goes on without, as warnings.
  var withheldIssues: [ProjectIssue] {
    var issues = withheld.packages.map {
      ProjectIssue(problem: .missingPackage($0.sentence), location: $0.location)
    }
    if let reason = withheld.reason, !issues.isEmpty {
      issues.append(
        ProjectIssue(
          problem: .notFetched(reason), location: FileLocation(path: roots.place.path)))
    }
    return issues
  }
}
