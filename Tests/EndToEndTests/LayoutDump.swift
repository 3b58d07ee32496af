// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A layout dump of `snug render`, read back.
struct LayoutDump {
  struct View: Equatable {
    let depth: Int
    let type: String
    let frame: CGRect
    /// What stands behind the frame: `"Hello"`, `offset 0 0 content 375 294`.
    let rest: String
  }

  let views: [View]

  init(_ text: String) {
    views = text.split(separator: "\n").compactMap { line in
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 5)
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return View(
        depth: depth, type: String(words[0]),
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        rest: words.count > 5 ? String(words[5]) : "")
    }
  }

  func frames(of type: String) -> [CGRect] {
    views.filter { $0.type == type }.map(\.frame)
  }

  func first(_ type: String) -> View? {
    views.first { $0.type == type }
  }
}
