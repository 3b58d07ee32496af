// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Gaps.md §9.1.
@Suite("What is remembered of left-out code")
struct GapMemoryTests {
  @Test("another version of a library brings back what the one before lacked")
  func newerLibrary() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """, to: "Package.swift")
    try folder.write(
      """
      import Kit
      import XCTest
      final class KitTests: XCTestCase {
        func testDouble() { XCTAssertEqual(double(of: 4), 8) }
      }
      """, to: "Tests/KitTests/KitTests.swift")
    let old = "import UIKit\npublic func view() -> UIView { UIView() }\n"
    try folder.write(old, to: "Sources/Kit/Kit.swift")
    let before = try Snug.run(["test", folder.path, "--offline"])
    #expect(before.exitCode == 1)

    try folder.write(
      old + "public func double(of number: Int) -> Int { 2 * number }\n",
      to: "Sources/Kit/Kit.swift")
    let after = try Snug.run(["test", folder.path, "--offline"])

    #expect(after.exitCode == 0, "\(after.output + after.errors)")
    #expect((after.output + after.errors).contains("1 passed"))
  }
}
