// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The C modules that UIKit's own modules were built with, and the libraries in C that iOS offers.
///
/// The compiler asks that the former exist where UIKit is loaded, and no type that an app can see comes
/// from them; so apps need none of their headers.
package enum SystemModules {
  private static let names = [
    "CCairo", "CCmark", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU", "CLibXML", "CNettle",
    "CPixbuf", "CPoppler", "CProcess", "CRsvg", "CSQLite", "CVirtualClock", "CZlib",
  ]

  /// A library that iOS offers to apps: `import SQLite3`, `import zlib`, `import libxml2`.
  private struct Library {
    static let systemFolder = "/usr/include"

    /// Where its headers are, and where they look for each other.
    var folder = systemFolder
    let headers: [String]
    let link: String

    var paths: [String] { headers.map { "\(folder)/\($0).h" } }
  }

  private static let forApps = [
    "CSQLite": Library(headers: ["sqlite3"], link: "sqlite3"),
    "CZlib": Library(headers: ["zlib"], link: "z"),
    "CLibXML": Library(
      folder: "/usr/include/libxml2",
      headers: [
        "HTMLparser", "HTMLtree", "c14n", "parser", "tree", "uri", "xmlreader", "xmlsave",
        "xmlschemas", "xmlwriter", "xpath", "xpathInternals",
      ].map { "libxml/" + $0 }, link: "xml2"),
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
      ["-Xcc", "-fmodule-map-file=" + map(name, maps).path] + searchFlags(name)
    }
  }

  private static func searchFlags(_ name: String) -> [String] {
    guard let folder = forApps[name]?.folder, folder != Library.systemFolder else { return [] }
    return ["-Xcc", "-isystem", "-Xcc", folder]
  }

  private static func maps(in folder: URL) -> URL { folder.appendingPathComponent("system") }

  private static func map(_ name: String, _ maps: URL) -> URL {
    maps.appendingPathComponent("\(name).modulemap")
  }

  private static func text(_ name: String) -> String {
    guard let library = forApps[name],
      library.paths.allSatisfy(FileManager.default.fileExists(atPath:))
    else { return "module \(name) [system] {}\n" }
    let headers = library.paths.map { "  header \"\($0)\"\n" }.joined()
    return "module \(name) [system] {\n\(headers)  link \"\(library.link)\"\n  export *\n}\n"
  }
}
