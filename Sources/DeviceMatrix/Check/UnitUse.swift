// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What of an app a look at a screen depends on (Documentation/ChangedScreens.md §2).
package struct UnitUse: Hashable, Sendable, Codable {
  /// Files of which a function ran since the launch, as they were given to the compiler.
  package var files: Set<String>
  /// Resources that were asked for, each with its kind before it.
  package var resources: Set<String>

  package init(files: Set<String> = [], resources: Set<String> = []) {
    self.files = files
    self.resources = resources
  }

  package var isEmpty: Bool { files.isEmpty && resources.isEmpty }

  package mutating func formUnion(_ other: UnitUse) {
    files.formUnion(other.files)
    resources.formUnion(other.resources)
  }

  package func adding(_ other: UnitUse) -> UnitUse {
    var sum = self
    sum.formUnion(other)
    return sum
  }

  package func subtracting(_ other: UnitUse) -> UnitUse {
    UnitUse(
      files: files.subtracting(other.files), resources: resources.subtracting(other.resources))
  }
}
