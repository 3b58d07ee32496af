// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension URL {
  /// The file of this path; where there is none, the one whose path differs in the case of letters or
  /// in how accents are composed, as the disks that Xcode is used on find it
  /// (Documentation/XcodeProject.md §3). Nil without either.
  ///
  /// - Complexity: One look for a file that is there; else a listing of each folder that is not
  ///   called so.
  package var onDisk: URL? {
    let files = FileManager.default
    if files.fileExists(atPath: path) { return self }
    var found = URL(fileURLWithPath: "/")
    for name in standardizedFileURL.pathComponents.dropFirst() {
      let exact = found.appendingPathComponent(name)
      if files.fileExists(atPath: exact.path) {
        found = exact
        continue
      }
      let names = (try? files.contentsOfDirectory(atPath: found.path)) ?? []
      guard let other = names.sorted().first(where: { $0.lowercased() == name.lowercased() }) else {
        return nil
      }
      found = found.appendingPathComponent(other)
    }
    return found
  }
}
