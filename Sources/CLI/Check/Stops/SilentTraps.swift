// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Gives words to stops at which Swift says nothing, such as `(label?.text)!` where it is nil: they are those
/// that it has for the same elsewhere.
struct SilentTraps {
  let executable: URL

  /// - Complexity: one process where there is a crash without words.
  func saying(_ casualties: [CheckWorker.Casualty]) -> [CheckWorker.Casualty] {
    let offsets = Set(casualties.compactMap(Self.offset))
    guard !offsets.isEmpty else { return casualties }
    let failures = Symbolizer(executable: executable).failures(at: offsets)
    return casualties.map { casualty in
      guard let failure = Self.offset(of: casualty).flatMap({ failures[$0] }) else {
        return casualty
      }
      var casualty = casualty
      casualty.lastWords += "\nFatal error: \(Self.words(for: failure))"
      return casualty
    }
  }

  /// Where a crash was that said nothing.
  private static func offset(of casualty: CheckWorker.Casualty) -> Int? {
    guard casualty.kind == .crash, CrashWords(casualty.lastWords) == nil else { return nil }
    return casualty.stops.last?.first
  }

  static func words(for failure: String) -> String {
    failure == "force unwrapped a nil value"
      ? "Unexpectedly found nil while unwrapping an Optional value"
      : failure.prefix(1).uppercased() + failure.dropFirst()
  }
}
