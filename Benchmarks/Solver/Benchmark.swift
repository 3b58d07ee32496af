// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Keeps results from being optimised away.
nonisolated(unsafe) var sink = 0.0

/// Prints `name nanoseconds`: the median of eleven runs of `count` calls each, a call.
func benchmark(_ name: String, count: Int, body: (Int) -> Double) {
  let clock = ContinuousClock()
  let times = (0..<11).map { _ in
    let time = clock.measure { for index in 0..<count { sink += body(index) } }
    let (seconds, attoseconds) = time.components
    return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count)
  }
  let median = times.sorted()[times.count / 2]
  print(name, String(format: "%.1f", median))
}
