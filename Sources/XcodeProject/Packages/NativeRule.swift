// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Whether a module of a package is at home on Linux (Documentation/Packages.md §5).
struct NativeRule {
  /// Modules for which it was found before.
  let native: Set<String>

  /// What makes a module one of iOS wherever it is imported, also under a condition.
  private static let screens: Set<String> = [
    "UIKit", "UIKitCore", "SwiftUI", "QuartzCore", "WebKit", "MapKit", "SafariServices",
    "MessageUI", "AVKit", "PhotosUI", "ContactsUI", "EventKitUI", "StoreKit", "WatchKit",
    "WidgetKit", "CarPlay", "PDFKit", "QuickLook", "SpriteKit", "SceneKit", "MetalKit",
  ]

  /// Modules of the toolchain, which need no condition here.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Glibc", "XCTest", "Testing", "Synchronization",
    "Observation", "RegexBuilder", "_StringProcessing", "_Concurrency", "Distributed", "Cxx",
    "CxxStdlib", "CoreFoundation",
  ]

  /// - Complexity: O(characters of the module).
  func isCandidate(_ found: FoundModule) -> Bool {
    let module = found.module
    guard module.linux != nil, found.issues.allSatisfy(\.isOfRevision) else { return false }
    if module.clang != nil { return true }
    guard !module.sources.isEmpty, module.assetCatalogs.isEmpty else { return false }
    for file in module.sources {
      guard let data = PlainFile.data(file) else { return false }
      var depth = 0
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("#if") { depth += 1 }
        if text.hasPrefix("#endif") { depth -= 1 }
        guard let name = ImportScan.module(of: text) else { continue }
        if NativeRule.screens.contains(name) { return false }
        let isHere = NativeRule.toolchain.contains(name) || native.contains(name)
        if depth == 0, !isHere, name != module.name { return false }
      }
    }
    return true
  }
}
