// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Foundation here knows no folder `Library`, which is in the home of every app's container on Apple's
// systems (Documentation/SourceLowering.md §2.18).
extension FileManager {
  /// What `urls(for:in:)` becomes where it may ask for that folder, which is made then.
  public func folders(
    for directory: SearchPathDirectory, in mask: SearchPathDomainMask
  ) -> [URL] {
    let found = urls(for: directory, in: mask)
    guard found.isEmpty, directory == .libraryDirectory, mask.contains(.userDomainMask) else {
      return found
    }
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return [folder]
  }

  /// What `url(for:in:appropriateFor:create:)` becomes.
  public func folder(
    for directory: SearchPathDirectory, in mask: SearchPathDomainMask,
    appropriateFor place: URL?, create: Bool
  ) throws -> URL {
    if directory == .libraryDirectory, let library = folders(for: directory, in: mask).first {
      return library
    }
    return try url(for: directory, in: mask, appropriateFor: place, create: create)
  }
}

/// What `NSSearchPathForDirectoriesInDomains` becomes.
public func searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ mask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  let found = NSSearchPathForDirectoriesInDomains(directory, mask, expandTilde)
  return found.isEmpty ? FileManager.default.folders(for: directory, in: mask).map(\.path) : found
}

// Objects of Apple's Foundation, and so the file manager, are compared by identity; here it is no
// `NSObject`, and what an author's types synthesise of it would be missing (C).
extension FileManager: @retroactive Hashable {
  public static func == (one: FileManager, other: FileManager) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
