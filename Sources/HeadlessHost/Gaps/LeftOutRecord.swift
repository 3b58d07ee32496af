// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Places that the app came to and that a build left out (Documentation/Gaps.md §6).
///
/// The module of placeholders calls it; apps do not.
public enum LeftOutRecord {
  /// A place, in the order of arrival, each once.
  package struct Visit: Hashable, Sendable, Codable {
    package var needs: String
    package var file: String
    package var line: Int
  }

  private static let visits = Visits()

  /// Notes that a left-out place was reached.
  public static func note(_ needs: StaticString, _ file: StaticString, _ line: UInt) {
    visits.add(Visit(needs: "\(needs)", file: "\(file)", line: Int(line)))
  }

  /// A value without meaning, where the type has one; else the end of the process, with the place.
  public static func neutral<T>(
    _ type: T.Type, _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) -> T {
    note(needs, file, line)
    if let value = NeutralValues.value(of: type) { return value }
    stop(needs, file, line)
  }

  /// Ends the process with words that reports know.
  public static func stop(_ needs: StaticString, _ file: StaticString, _ line: UInt) -> Never {
    note(needs, file, line)
    fatalError("left out: needs \(needs)", file: file, line: line)
  }

  /// Places reached since the last call.
  package static func take() -> [Visit] { visits.take() }
}

/// Shared between threads.
private final class Visits: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [LeftOutRecord.Visit] = []
  private var known: Set<LeftOutRecord.Visit> = []

  func add(_ visit: LeftOutRecord.Visit) {
    lock.withLock { if known.insert(visit).inserted { list.append(visit) } }
  }

  func take() -> [LeftOutRecord.Visit] {
    lock.withLock {
      defer {
        list = []
        known = []
      }
      return list
    }
  }
}
