// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

extension CrashWords {
  /// The place in a document that is to blame for an exception: `Main.storyboard:41:9: error: …`.
  static func documentPlace(in text: String) -> SourcePlace? {
    for line in text.split(separator: "\n").reversed() {
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
