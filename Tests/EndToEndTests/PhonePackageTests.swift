// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Packages that have more on phones")
struct PhonePackageTests {
  private func build(_ library: String, _ use: String) throws -> String {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Way", platforms: [.iOS(.v15)], targets: [
        .target(name: "Net"), .executableTarget(name: "Way", dependencies: ["Net"]),
      ])
      """,
      "Sources/Net/Net.swift": library,
      "Sources/Way/Way.swift": """
      import UIKit
      import Net
      \(use)
      @main final class Delegate: UIResponder, UIApplicationDelegate {}
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try Snug.run(["build", folder.path, "--offline"])
    return result.output + result.errors
  }

  @Test("one that asks for a framework that is here has in an app what it has with it")
  func more() throws {
    let said = try build(
      """
      import Foundation
      public struct Client { public init() {} }
      #if canImport(SystemConfiguration)
        import SystemConfiguration
        public final class Watch {
          public init() {}
          public let target = SCNetworkReachabilityCreateWithName(nil, "example.org")
        }
      #endif
      """, "let watch = Watch().target\nlet client = Client()")
    #expect(said.contains("nothing is left out"), "\(said)")
  }

  @Test("one that does not compile so is built as it is at home")
  func home() throws {
    let said = try build(
      """
      import Foundation
      #if canImport(SystemConfiguration)
        public let home = 1 as NoSuchType
      #else
        public let home = "Linux"
      #endif
      """, "let home: String = Net.home")
    #expect(said.contains("nothing is left out"), "\(said)")
  }

  @Test("tests that are for phones see what a module of their package has there")
  func tests() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Way", platforms: [.iOS(.v15)], targets: [
        .target(name: "Way"), .testTarget(name: "WayTests", dependencies: ["Way"]),
      ])
      """,
      "Sources/Way/Way.swift": """
      #if canImport(CoreLocation)
        import CoreLocation
        extension CLLocation {
          public var isNorth: Bool { coordinate.latitude > 0 }
        }
      #endif
      """,
      "Tests/WayTests/WayTests.swift": """
      import CoreLocation
      import Way
      import XCTest
      final class WayTests: XCTestCase {
        func testNorth() { XCTAssertTrue(CLLocation(latitude: 1, longitude: 0).isNorth) }
      }
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try Snug.run(["test", folder.path, "--offline"])
    #expect(result.output.contains("1 test declared, 1 run, 1 passed"), "\(result.output)")
  }
}
