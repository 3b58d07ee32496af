// swift-tools-version:6.1

import PackageDescription

let package = Package(
  name: "HelloList",
  dependencies: [.package(name: "Snug", path: "../..")],
  targets: [
    .executableTarget(name: "HelloList", dependencies: [.product(name: "UIKit", package: "Snug")]),
    .testTarget(
      name: "HelloListTests",
      dependencies: ["HelloList", .product(name: "UIKitTesting", package: "Snug")]),
  ]
)
