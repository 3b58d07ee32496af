// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The files below a folder, sorted by path, with folders that are one resource unopened.
enum FolderListing {
  struct File: Equatable {
    let url: URL
    /// Relative to the listed folder, with `/`.
    let path: String
    /// A folder that is copied whole.
    let isOpaqueFolder: Bool

    /// Whether a path is this file or a folder around it.
    ///
    /// Localised files are named without their `.lproj` folder: `/Localized: Main.storyboard`.
    func isAt(_ other: String) -> Bool {
      if let name = other.range(of: "/Localized: ") {
        return url.lastPathComponent == other[name.upperBound...]
          && url.deletingLastPathComponent().pathExtension == "lproj"
      }
      return path == other || path.hasPrefix(other + "/")
    }
  }

  /// - Complexity: O(n log n) in files.
  static func files(of root: URL, opaqueFolders: Set<String> = []) -> [File] {
    var result: [File] = []
    collect(root, prefix: "", opaqueFolders, [], into: &result)
    return result
  }

  /// - Parameter outer: The real paths of the folders around; a link to one of them leads in a circle.
  private static func collect(
    _ folder: URL, prefix: String, _ opaque: Set<String>, _ outer: [String],
    into result: inout [File]
  ) {
    let real = folder.resolvingSymlinksInPath().path
    if outer.contains(real) { return }
    let outer = outer + [real]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let path = prefix + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      guard isFolder.boolValue else {
        result.append(File(url: url, path: path, isOpaqueFolder: false))
        continue
      }
      // A package inside is a module of its own.
      if PackagePlaces.isPackage(url) { continue }
      switch FileKind(url) {
      case .resourceFolder: result.append(File(url: url, path: path, isOpaqueFolder: true))
      case .ignored: continue
      default:
        if opaque.contains(path) {
          result.append(File(url: url, path: path, isOpaqueFolder: true))
        } else {
          collect(url, prefix: path + "/", opaque, outer, into: &result)
        }
      }
    }
  }
}
