// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// Lists that open in place, chapters in chapters (Documentation/Exploration.md §4.3, §4.4).
@Suite("The map of an outline")
struct OutlineMapTests {
  /// An app whose first screen is an outline; each leaf leads to a screen of its own.
  private struct OutlineApp {
    /// Chapters by the chapter that they lie in; the outermost lie in "".
    let inner: [String: [String]]
    var open: Set<String> = []
    var leaf: String?

    /// - Parameter widths: How many entries each level has in one of the level above.
    init(widths: [Int]) {
      var inner: [String: [String]] = [:]
      var level = [""]
      for width in widths {
        for chapter in level { inner[chapter] = (0..<width).map { "\(chapter)\($0)" } }
        level = level.flatMap { inner[$0] ?? [] }
      }
      self.inner = inner
    }

    private func rows(in chapter: String = "") -> [String] {
      (inner[chapter] ?? []).flatMap { [$0] + (open.contains($0) ? rows(in: $0) : []) }
    }

    private var actions: [MapAction] {
      if leaf != nil { return [MapAction(kind: .back, mark: "back")] }
      let rows = rows()
      let arrows = rows.enumerated().filter { inner[$0.element] != nil }.map { number, row in
        MapAction(kind: .button, mark: "row \(number)/arrow", group: "arrows", face: row)
      }
      return arrows
        + rows.enumerated().map { number, row in
          let kind = inner[row] == nil ? "leaves" : "chapters"
          return MapAction(
            kind: .row, mark: "row \(number)", group: kind, kin: kind, position: number,
            isLastOfGroup: number == rows.count - 1, face: row)
        }
    }

    var state: MapState {
      let id = leaf ?? "outline \(open.sorted())"
      let chain = leaf ?? "Outline"
      return MapState(
        id: id, chain: [chain], tree: chain, isFilled: false, controllers: [chain],
        actions: actions)
    }

    mutating func act(_ index: Int) {
      let action = actions[index]
      guard let row = action.face else { return leaf = nil }
      guard inner[row] != nil else { return leaf = row }
      if open.remove(row) == nil { open.insert(row) }
    }

    /// Explores until there is nothing left, or `limit` steps were done.
    func explored(limit: Int) -> ScreenMap {
      var map = ScreenMap()
      var app = self
      var current: String?
      while map.stepCount < limit {
        let number = map.stepCount
        var steps: [MarkedStep] = []
        switch map.next(from: current, roots: 1) {
        case .launch(let root):
          map.apply(.begin(number: number, from: nil, action: root))
          app = self
        case .act(let index):
          map.apply(.begin(number: number, from: current, action: index))
          app.act(index)
          steps = [MarkedStep("\(number)")]
        case .stop: return map
        }
        let state = app.state
        if map.states[state.id] == nil { map.apply(.state(state)) }
        map.apply(.end(number: number, steps: steps, to: state.id))
        current = state.id
      }
      return map
    }
  }

  @Test(
    "is gone through to its leaves within the standard steps",
    arguments: [[5, 4], [3, 3, 2]])
  func leaves(widths: [Int]) {
    let map = OutlineApp(widths: widths).explored(limit: 600)
    #expect(map.screens().count == widths.reduce(1, *) + 1)
  }
}
