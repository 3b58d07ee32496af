// swift-tools-version:5.9
// Part of Snug, under the Apache License 2.0; see LICENSE.

import PackageDescription

// Stands for the Objective-C library of this name when Scripts/picture-truth runs a suite: it writes
// what the views look like, and compares nothing.
let package = Package(
  name: "iOSSnapshotTestCase",
  platforms: [.iOS(.v13)],
  products: [
    .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase"]),
    .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
  ],
  targets: [
    .target(name: "iOSSnapshotTestCase"),
    .target(name: "FBSnapshotTestCase", dependencies: ["iOSSnapshotTestCase"]),
  ]
)
