// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
internal import Findings
import Foundation
internal import Inspection

/// What a worker knows of the units before: which faults were written, which pictures drawn.
///
/// A process that is forked has it as it is at that moment, and says what it adds.
@MainActor
final class WorkerMemory {
  let recorder: ScreenRecorder?
  private var books: [Int: FaultBook] = [:]
  /// The number of the next new finding.
  var number = 0
  /// What an exploration has found.
  private(set) var map = ScreenMap()

  private var uses: [Int: UnitUse] = [:]

  init(recorder: ScreenRecorder?) { self.recorder = recorder }

  func book(of screen: Int, named name: String) -> FaultBook {
    if let known = books[screen] { return known }
    let book = FaultBook(screen: name)
    books[screen] = book
    return book
  }

  /// What units of a screen are known to use.
  func use(of screen: Int) -> UnitUse { uses[screen] ?? UnitUse() }

  func learn(_ use: UnitUse, of screen: Int) { uses[screen, default: UnitUse()].formUnion(use) }

  /// What a unit added to a screen's book, as a record that ``learn(_:named:)`` takes.
  static func record(_ screen: Int, _ entry: FaultBook.News) -> WorkerRecord {
    .known(screen: screen, key: entry.key, number: entry.number, measure: entry.measure)
  }

  /// - Returns: false for a record of another kind.
  func learn(_ record: WorkerRecord, named name: (Int) -> String) -> Bool {
    switch record {
    case .known(let screen, let key, let number, let measure):
      book(of: screen, named: name(screen)).learn(
        FaultBook.News(key: key, number: number, measure: measure))
      self.number = max(self.number, number + 1)
    case .painted(let painting): recorder?.learn(painting)
    case .explored(let json):
      if let event = try? JSONDecoder().decode(MapEvent.self, from: Data(json.utf8)) {
        map.apply(event)
      }
      // The tool learns of it too.
      return false
    case .used(let screen, let use):
      learn(use, of: screen)
      return false
    default: return false
    }
    return true
  }
}
