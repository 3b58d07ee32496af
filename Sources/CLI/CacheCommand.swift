// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Foundation

/// `snug cache [clear]`: what is kept of built apps.
package struct CacheCommand: Sendable {
  private let clears: Bool

  package init(_ arguments: inout Arguments) throws(UsageError) {
    switch arguments.command() {
    case nil: clears = false
    case "clear": clears = true
    case let word?:
      throw UsageError("'snug cache' shows the cache, 'snug cache clear' empties it; not '\(word)'")
    }
    try arguments.finish()
  }

  package func run() -> Int32 {
    let cache = BuildCache.standard
    if clears {
      do {
        try cache.clear()
      } catch {
        Console.complain("\(error)")
        return CommandLineTool.ExitCode.failure
      }
    }
    let (apps, bytes) = cache.contents
    Console.print(
      "\(cache.folder.path): \(apps == 1 ? "1 app" : "\(apps) apps"), "
        + String(format: "%.1f MB", Double(bytes) / Double(1 << 20)))
    return CommandLineTool.ExitCode.success
  }

  /// What `--cache-size` says, in megabytes; the usual limit where it says nothing.
  static func limit(_ arguments: inout Arguments) throws(UsageError) -> Int {
    guard let word = try arguments.value("--cache-size") else { return BuildCache.standardLimit }
    guard let number = Int(word), (1...10_000_000).contains(number) else {
      throw UsageError("--cache-size takes a number of megabytes, not '\(word)'")
    }
    return number << 20
  }
}
