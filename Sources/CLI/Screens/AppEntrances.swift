// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import XcodeProject

/// What an app's sources say of ways into it that no element shows (Documentation/Exploration.md §3.1.3).
struct AppEntrances: Equatable {
  /// Addresses that are spelled in one literal, in the order in which they stand; those of the web left
  /// out, for which an app that does not open them has many.
  private(set) var links: [String] = []
  /// Classes with code that hears of the device being shaken.
  private(set) var shaken: [String] = []

  /// - Parameter texts: What is in the source files.
  /// - Complexity: O(n) in the length of the texts.
  init(_ texts: [String]) {
    var known: Set<String> = []
    for text in texts {
      if text.contains("://") {
        for match in text.matches(of: #/"([A-Za-z][A-Za-z0-9+.\-]*:\/\/[^"\\\s]*)"/#) {
          let link = String(match.1)
          let scheme = link.prefix { $0 != ":" }.lowercased()
          guard !["http", "https", "file"].contains(scheme), known.insert(link).inserted else {
            continue
          }
          links.append(link)
        }
      }
      if text.contains(#/func\s+motion(?:Began|Ended)\s*\(/#) {
        shaken += text.matches(of: #/\b(?:class|extension)\s+(\w+)/#).map { String($0.1) }
      }
    }
  }

  /// Those of an app's own sources.
  init(of app: AppDescription) {
    let own = app.modules.filter { !$0.isFetched }
    self.init(
      own.flatMap(\.sources).compactMap { try? String(contentsOf: $0, encoding: .utf8) })
  }
}
