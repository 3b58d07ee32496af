// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation

// Lays out the documents that `snug fidelity` names on standard input, a path and a name a line,
// and answers a record a line.
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
while let line = readLine() {
  let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
  guard words.count == 2 else { continue }
  let record = DocumentComparison(path: words[0], name: words[1]).record
  guard var answer = try? encoder.encode(record) else { continue }
  answer.append(0x0A)
  FileHandle.standardOutput.write(answer)
}
