// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Where packages may come from (Documentation/Packages.md §2).
package struct PackageOptions: Equatable, Sendable {
  /// Folders of checkouts that were named, each called by its package's identity.
  package var folders: [URL] = []
  /// Xcode's folders of derived data.
  package var derivedData: [URL] = []
  /// Whether nothing is fetched.
  package var isOffline = false
  /// Whether the build goes on without packages that are missing, and says so.
  package var goesAroundMissing = false
  /// Words for `swift package`: `--netrc-file` and its like.
  package var toolArguments: [String] = []
  /// Where manifests that were evaluated and what was fetched are kept; nil keeps nothing and
  /// fetches nothing.
  package var cache: URL?

  package init() {}
}
