// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
package import GapRepair
internal import XcodeProject

/// Where launches of an app with gaps stopped, kept by what the app is built from
/// (Documentation/Gaps.md §6.8).
package struct LaunchMemory: Equatable, Sendable {
  private struct Stored: Equatable, Codable {
    var stops: [LaunchStop] = []
    var isSettled = false
  }

  private let file: URL
  private var stored = Stored()

  /// In the order in which they were met.
  package var stops: [LaunchStop] { stored.stops }
  /// Whether nothing more is to be learnt from another launch.
  package var isSettled: Bool { stored.isSettled }

  init(cache: BuildCache, key: ContentKey) {
    file = cache.entry("launches", key).appendingPathExtension("json")
    if let data = SealedFile.read(file) {
      stored = (try? JSONDecoder().decode(Stored.self, from: data)) ?? Stored()
    }
  }

  /// Has the next builds leave out what stands at a place.
  package mutating func add(_ stop: LaunchStop) {
    stored.stops.append(stop)
    keep()
  }

  /// Takes the last place back.
  package mutating func removeLast() {
    stored.stops.removeLast()
    keep()
  }

  /// Has the next builds launch the app no more to learn of it.
  package mutating func settle() {
    stored.isSettled = true
    keep()
  }

  /// A memory that cannot be written costs the next build time only.
  private func keep() {
    if let data = try? JSONEncoder.sorted.encode(stored) { SealedFile.write(data, to: file) }
  }
}

extension ContentKey {
  mutating func add(_ stop: LaunchStop) { add("\(stop.file):\(stop.line):\(stop.column)") }
}
