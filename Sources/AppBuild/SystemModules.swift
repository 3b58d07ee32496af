// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The C modules that UIKit's own modules were built with.
///
/// The compiler asks that they exist where UIKit is loaded, and no type that an app can see comes from
/// them; so apps need none of their headers.
package enum SystemModules {
  private static let names = [
    "CCairo", "CCmark", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU", "CNettle", "CPixbuf",
    "CPoppler", "CProcess", "CRsvg", "CSQLite", "CVirtualClock", "CZlib",
  ]

  /// Those that iOS offers to apps, too: `import SQLite3`, `import zlib`.
  private static let forApps = [
    "CSQLite": ("/usr/include/sqlite3.h", "sqlite3"), "CZlib": ("/usr/include/zlib.h", "z"),
  ]

  /// Writes a module map for each into a folder of their own, which no compilation searches.
  package static func write(to folder: URL) throws(BuildError) {
    let maps = maps(in: folder)
    do {
      try FileManager.default.createDirectory(at: maps, withIntermediateDirectories: true)
      for name in names {
        try text(name).write(to: map(name, maps), atomically: true, encoding: .utf8)
      }
    } catch {
      throw BuildError(.cannotWrite(maps.path, reason: error.localizedDescription))
    }
  }

  package static func remove(from folder: URL) {
    try? FileManager.default.removeItem(at: maps(in: folder))
  }

  /// What tells the compiler of them.
  ///
  /// - Parameter own: Names of modules that the app brings itself: packages call their C modules so,
  ///   too, and a name stands for one module (Documentation/Packages.md §6).
  package static func flags(in folder: URL, except own: Set<String> = []) -> [String] {
    let maps = maps(in: folder)
    return names.filter { !own.contains($0) }.flatMap { name in
      ["-Xcc", "-fmodule-map-file=" + map(name, maps).path]
    }
  }

  private static func maps(in folder: URL) -> URL { folder.appendingPathComponent("system") }

  private static func map(_ name: String, _ maps: URL) -> URL {
    maps.appendingPathComponent("\(name).modulemap")
  }

  private static func text(_ name: String) -> String {
    guard let (header, library) = forApps[name], FileManager.default.fileExists(atPath: header)
    else { return "module \(name) [system] {}\n" }
    return "module \(name) [system] {\n  header \"\(header)\"\n  link \"\(library)\"\n"
      + "  export *\n}\n"
  }
}
