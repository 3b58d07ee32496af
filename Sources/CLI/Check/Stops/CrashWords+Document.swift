// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

extension CrashWords {
  /// The place that is to blame for an exception, as a line before it says: in a document,
  /// `Main.storyboard:41:9: error: 'go' is connected here`, or of a method whose answer was taken,
  /// `Feed: error: 'heightForRowAt' is answered here`.
  static func statedPlace(in text: String) -> SourcePlace? {
    for line in text.split(separator: "\n").reversed() {
      if let match = line.wholeMatch(of: /(\w+): error: '(\w+)' is answered here/) {
        return WorkerPlace.override(of: [String(match.2)], in: String(match.1))
      }
      guard let end = line.range(of: ": error: '"), line.hasSuffix("' is connected here") else {
        continue
      }
      let parts = line[..<end.lowerBound].split(separator: ":")
      guard parts.count == 3, let row = Int(parts[1]), let column = Int(parts[2]) else { continue }
      return SourcePlace(
        file: WorkerPlace.documentPrefix + parts[0], line: row, column: column)
    }
    return nil
  }
}
