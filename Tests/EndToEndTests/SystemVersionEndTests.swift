// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("the version that a process tells of")
struct SystemVersionEndTests {
  @Test("the system is the simulated device's, as UIDevice tells it")
  func versionOfDevice() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": "",
        "VersionTests.swift": #"""
        import UIKit
        import XCTest

        final class VersionTests: XCTestCase {
          func testVersion() {
            let process = ProcessInfo.processInfo
            let version = process.operatingSystemVersion
            XCTAssertEqual(
              "\(version.majorVersion).\(version.minorVersion)", UIDevice.current.systemVersion)
            XCTAssertTrue(process.operatingSystemVersionString.hasPrefix(
              "Version \(UIDevice.current.systemVersion) (Build "))
            XCTAssertTrue(process.isOperatingSystemAtLeast(version))
            XCTAssertTrue(process.isOperatingSystemAtLeast(
              OperatingSystemVersion(majorVersion: 17, minorVersion: 9, patchVersion: 9)))
            XCTAssertFalse(process.isOperatingSystemAtLeast(
              OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 1)))
          }
        }
        """#,
      ])
    let result = try Snug.run(["test", package.folder.path])
    #expect(result.output.contains("1 test declared, 1 run, 1 passed"), "\(result.output)")
  }
}
