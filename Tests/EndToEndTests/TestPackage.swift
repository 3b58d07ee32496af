// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A Swift package of a library `Shelf` and its tests `ShelfTests`, for `snug test`.
struct TestPackage {
  let folder: TemporaryFolder

  /// - Parameter files: The tests' sources by name; `Library.swift` is the library's.
  init(mode: Int, _ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Shelf",
        targets: [
          .target(name: "Shelf"), .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
        ],
        swiftLanguageModes: [.v\(mode)])
      """, to: "Package.swift")
    for (name, text) in files {
      let place = name == "Library.swift" ? "Sources/Shelf" : "Tests/ShelfTests"
      try folder.write(text, to: "\(place)/\(name)")
    }
  }

  /// The output and errors together, and the exit code.
  func test(_ words: String...) throws -> (text: String, exitCode: Int32) {
    let result = try Snug.run(["test", folder.path] + words)
    return (result.output + result.errors, result.exitCode)
  }

  /// What `snug` says of a line of the tests: `Tests/ShelfTests/NAME:LINE: error: …`.
  func error(_ name: String, _ line: Int, _ words: String) -> String {
    "\(folder.path)/Tests/ShelfTests/\(name):\(line): error: ShelfTests.\(words)"
  }
}
