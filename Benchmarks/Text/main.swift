// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import TextLayout

// Times text layout; prints `name nanoseconds`, one case a line. `run` sets it against Pango.

let vocabulary = [
  "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do",
  "eiusmod", "tempor", "incididunt", "ut", "labore", "et", "dolore", "magna", "aliqua", "enim",
  "ad", "minim", "veniam", "quis", "nostrud", "exercitation", "ullamco", "laboris", "nisi",
  "aliquip", "ex", "ea", "commodo", "consequat", "duis", "aute", "irure", "in", "reprehenderit",
  "voluptate", "velit", "esse", "cillum", "eu", "fugiat", "nulla", "pariatur", "excepteur",
]

/// The same paragraphs as `pango.c` makes.
func paragraphs(count: Int, words: Int) -> [String] {
  var seed: UInt32 = 7
  return (0..<count).map { _ in
    (0..<words).map { _ in
      seed = seed &* 1_103_515_245 &+ 12345
      return vocabulary[Int(seed >> 16) % vocabulary.count]
    }.joined(separator: " ")
  }
}

/// Median time of one call in nanoseconds, over `rounds` timed loops of `calls`.
func measure(_ name: String, rounds: Int, calls: Int, _ body: (Int) -> CGFloat) {
  var sum: CGFloat = 0
  var times: [Double] = []
  for _ in 0..<rounds {
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for call in 0..<calls { sum += body(call) }
    }
    let seconds = Double(elapsed.components.attoseconds) / 1e18
    times.append((Double(elapsed.components.seconds) + seconds) * 1e9 / Double(calls))
  }
  precondition(sum > 0, "nothing was laid out")
  times.sort()
  print(name, (times[times.count / 2] * 10).rounded() / 10)
}

let library = FontLibrary.pinned
let sources = paragraphs(count: 120, words: 60).map { TextSource($0, font: .system(16)) }
let texts = sources.map { ShapedText($0, library) }
let widths: [CGFloat] = [343, 343 * 1.9]

measure("rewrap-size", rounds: 9, calls: 120_000) { call in
  texts[call % 120].size(width: widths[call / 120 & 1]).height
}
measure("rewrap-lines", rounds: 9, calls: 12_000) { call in
  texts[call % 120].lines(width: widths[call / 120 & 1]).size.height
}
measure("rewrap-glyphs", rounds: 9, calls: 1200) { call in
  texts[call % 120].lines(width: widths[call / 120 & 1]).lines.reduce(0) { sum, line in
    line.glyphRuns.reduce(sum) { $0 + CGFloat($1.glyphs.count) }
  }
}
measure("cold", rounds: 9, calls: 1200) { call in
  ShapedText(sources[call % 120], library).size(width: 343).height
}
measure("cached", rounds: 9, calls: 12_000) { call in
  library.shapedText(for: sources[call % 120]).size(width: 343).height
}
let mixed = sources.map { TextSource($0.string + " é 漢字 😀", font: .system(16)) }
measure("cold-mixed", rounds: 5, calls: 240) { call in
  ShapedText(mixed[call % 120], library).size(width: 343).height
}
