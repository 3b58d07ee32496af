// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A package that a project reaches, with where it lies.
package struct ResolvedPackage: Equatable, Sendable {
  package var identity: String
  /// A version, a branch or the start of a revision; empty for a local package.
  package var version: String
  package var folder: URL
}

extension AppReader {
  /// Has SwiftPM fetch the packages of the project, workspace or package at a path, as
  /// `Package.resolved` says (Documentation/Packages.md §1).
  ///
  /// - Returns: All packages that are reached, by identity.
  package func resolve(at url: URL) throws(ProjectError) -> [ResolvedPackage] {
    let graph = try graph(at: url)
    graph.load()
    let hasRemotes = !graph.missing.isEmpty || graph.packages.values.contains { $0.remote != nil }
    if hasRemotes {
      try graph.resolve()
      graph.load()
    }
    if let failure = graph.failures.first { throw failure.error }
    return graph.packages.values.sorted { $0.identity < $1.identity }.map { package in
      let pin = package.remote == nil ? "" : graph.pins.pins[package.identity]?.words ?? ""
      return ResolvedPackage(
        identity: package.identity, version: pin, folder: package.folder)
    }
  }

  private func graph(at url: URL) throws(ProjectError) -> PackageGraph {
    let place = try testPlace(url)
    if let project = place.project {
      var reader = try reader(project, in: place.workspace)
      return try reader.packages()
    }
    guard let folder = place.package else {
      throw ProjectError(.notAProject, at: FileLocation(path: url.path))
    }
    return try package(folder).graph()
  }
}
