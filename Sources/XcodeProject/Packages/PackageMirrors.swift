// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Addresses that stand for others: SwiftPM's `mirrors.json`.
struct PackageMirrors {
  private(set) var mirrors: [String: String] = [:]

  /// - Parameter folders: `configuration` folders, the strongest first.
  init(_ folders: [URL]) {
    for folder in folders {
      let file = folder.appendingPathComponent("mirrors.json")
      guard let data = PlainFile.data(file),
        let content = try? JSONDecoder().decode(Content.self, from: data)
      else { continue }
      for entry in content.object where mirrors[entry.original] == nil {
        mirrors[entry.original] = entry.mirror
      }
    }
  }

  /// The address that is used for one.
  func address(for url: String) -> String { mirrors[url] ?? url }

  private struct Content: Decodable {
    struct Entry: Decodable {
      let original: String
      let mirror: String
    }
    let object: [Entry]
  }
}
