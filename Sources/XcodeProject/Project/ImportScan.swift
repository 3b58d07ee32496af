// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Which modules Swift files import, by their lines alone.
package enum ImportScan {
  /// Modules of the system that no project brings itself; asking for them is waste.
  private static let common: Set<String> = [
    "UIKit", "Foundation", "Swift", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "Dispatch",
    "Darwin", "CoreData", "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "os",
    "OSLog", "StoreKit", "SafariServices", "UserNotifications", "Photos", "PhotosUI",
    "Observation", "ObjectiveC", "CoreImage", "CoreText", "MessageUI", "MobileCoreServices",
    "UniformTypeIdentifiers", "XCTest", "Testing", "AuthenticationServices", "LocalAuthentication",
  ]

  /// The names that files import, without those of common system modules.
  ///
  /// - Complexity: O(characters).
  static func modules(in files: [URL]) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      guard let data = PlainFile.data(file) else { continue }
      found.formUnion(modules(in: String(decoding: data, as: UTF8.self)))
    }
    return found
  }

  /// The names that one text imports, without those of common system modules.
  package static func modules(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let name = module(of: line) { found.insert(name) }
    }
    return found.subtracting(common)
  }

  /// `A` of `@testable import struct A.B`; nil for a line that is no import.
  static func module(of line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word), words.count > 1 { words.removeFirst() }
    guard let path = words.first else { return nil }
    let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
