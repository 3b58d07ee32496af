// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// The bundles of tests that are loaded into no app (Documentation/Testing.md §6.2.1).
@Suite("Bundles of tests without an app")
struct AloneBundleTests {
  @Test("the main bundle is the tool's, and the tests' own has what the manifest names")
  func alone() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shelf", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "Shelf", resources: [.process("Media")]),
          .testTarget(name: "ShelfTests", dependencies: ["Shelf"], resources: [.copy("note.txt")]),
        ])
      """, to: "Package.swift")
    try folder.write("words", to: "Sources/Shelf/Media/list.txt")
    try folder.write("note", to: "Tests/ShelfTests/note.txt")
    try folder.write(
      """
      import UIKit
      public final class Shelf: UIView {
        public static var list: URL? {
          Bundle.module.url(forResource: "list", withExtension: "txt")
        }
      }
      """, to: "Sources/Shelf/Shelf.swift")
    try folder.write(
      """
      import XCTest
      @testable import Shelf
      final class BundleTests: XCTestCase {
        func testMain() {
          XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
          XCTAssertNil(Bundle.main.url(forResource: "note", withExtension: "txt"))
          XCTAssertNil(UIImage(named: "shelf"))
          let program = Bundle.main.executablePath ?? ""
          XCTAssertEqual((program as NSString).lastPathComponent, "xctest")
          XCTAssert(FileManager.default.isExecutableFile(atPath: program), program)
        }
        func testOwn() {
          let own = Bundle(for: BundleTests.self)
          XCTAssertNotEqual(own.bundlePath, Bundle.main.bundlePath)
          XCTAssertEqual(Bundle(for: Shelf.self).bundlePath, own.bundlePath)
          XCTAssert(Bundle.allBundles.contains { $0.bundlePath == own.bundlePath })
          XCTAssert(own.bundlePath.hasSuffix(".xctest"), own.bundlePath)
        }
        func testResources() throws {
          XCTAssertNotNil(Shelf.list)
          let note = try XCTUnwrap(Bundle.module.url(forResource: "note", withExtension: "txt"))
          XCTAssertEqual(try String(contentsOf: note, encoding: .utf8), "note")
        }
      }
      """, to: "Tests/ShelfTests/BundleTests.swift")
    let result = try Snug.run(["test", folder.path])
    #expect(result.output.contains("3 tests declared, 3 run, 3 passed"), "\(result.output)")
  }
}
