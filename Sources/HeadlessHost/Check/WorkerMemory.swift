// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
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

  init(recorder: ScreenRecorder?) { self.recorder = recorder }

  func book(of screen: Int, named name: String) -> FaultBook {
    if let known = books[screen] { return known }
    let book = FaultBook(screen: name)
    books[screen] = book
    return book
  }

  /// What a unit added to a screen's book, as a line that ``learn(_:named:)`` reads.
  static func line(_ screen: Int, _ entry: FaultBook.News) -> String {
    "B \(screen) \(entry.key) \(entry.number) \(entry.measure)"
  }

  /// - Returns: false for a line of another kind.
  func learn(_ line: Substring, named name: (Int) -> String) -> Bool {
    let words = line.split(separator: " ")
    switch words.first {
    case "B":
      guard words.count == 5, let screen = Int(words[1]), let key = Int(words[2]),
        let number = Int(words[3]), let measure = Double(words[4])
      else { return false }
      book(of: screen, named: name(screen)).learn(
        FaultBook.News(key: key, number: number, measure: measure))
      self.number = max(self.number, number + 1)
    case "I": recorder?.learn(words.dropFirst())
    case "W":
      let json = Data(line.dropFirst(2).utf8)
      if let event = try? JSONDecoder().decode(MapEvent.self, from: json) { map.apply(event) }
      // The tool learns of it too.
      return false
    default: return false
    }
    return true
  }
}
