// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The five examples in Arabic beside English: what UIKit mirrors is at the mirrored place in its
/// superview, and nothing else has moved (Documentation/Traits.md §4).
@Suite("From right to left")
struct RightToLeftTests {
  struct App: CustomTestStringConvertible, Sendable {
    let name: String
    var target: String?
    let device: String
    let steps: [String]
    /// What moves: `class of the superview/class`.
    let mirrored: Set<String>
    /// Cells of flow layouts, which do not mirror; each app has some that are not in the middle.
    let flow: String

    var testDescription: String { name }
    var file: String { "\(device.replacing(" ", with: "-"))_portrait_L" }
  }

  static let apps = [
    App(
      name: "SelfSizingCells", device: "iPhone 8", steps: ["rotate"], mirrored: [],
      flow: "TeaCell"),
    App(
      name: "RotatingCells", device: "iPhone 8",
      steps: ["tap cell 0", "tap Columns", "rotate", "back"],
      mirrored: [
        // Lines start where the text does; the way back is at the right, the button at the left.
        "EntryRow/RowSeparatorView", "NavigationBarContent/BackButton",
        "BackButton/UIImageView", "BackButton/UILabel", "NavigationBarContent/BarButton",
      ], flow: "EntryCard"),
    App(
      name: "Shelf", device: "iPhone X", steps: ["tap Long", "scroll 100 right", "rotate"],
      mirrored: [], flow: "ToolCard"),
    App(
      name: "NestedLists", target: "NestedLists", device: "iPhone 8", steps: ["rotate"],
      mirrored: [], flow: "SquareCell"),
    App(
      name: "ContentAwareCells", device: "iPhone X", steps: ["scroll 31", "rotate"],
      mirrored: [], flow: "ProverbCell"),
  ]

  /// The superview of each view of a dump; nil for windows.
  private func parents(_ dump: LayoutDump) -> [LayoutDump.View?] {
    var chain: [LayoutDump.View] = []
    return dump.views.map { view in
      chain.removeLast(chain.count - min(view.depth, chain.count))
      defer { chain.append(view) }
      return chain.last
    }
  }

  /// The kinds of views that are elsewhere, each checked to be at the mirrored place.
  private func moved(_ english: LayoutDump, _ arabic: LayoutDump) throws -> Set<String> {
    try #require(english.views.map(\.type) == arabic.views.map(\.type))
    #expect(english.views.map(\.rest) == arabic.views.map(\.rest), "texts, offsets and contents")
    var moved: Set<String> = []
    for (index, parent) in parents(english).enumerated() {
      let (old, new) = (english.views[index].frame, arabic.views[index].frame)
      guard old != new, let parent else { continue }
      #expect(abs(new.minX - (parent.frame.width - old.maxX)) < 0.002, "\(arabic.views[index])")
      #expect([new.minY, new.width, new.height] == [old.minY, old.width, old.height])
      moved.insert("\(parent.type)/\(english.views[index].type)")
    }
    return moved
  }

  @Test("what UIKit mirrors is mirrored, and nothing else", arguments: apps)
  func mirroring(_ app: App) throws {
    let run = try ExampleRun(
      app.name, target: app.target, ["--device", app.device, "--locale", "en_US,ar"],
      steps: app.steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    var all: Set<String> = []
    var isFlowOffCentre = false
    for step in 0...app.steps.count {
      let english = try run.dump(app.file, after: step)
      all.formUnion(try moved(english, run.dump("\(app.file)_ar", after: step)))
      for (index, parent) in parents(english).enumerated()
      where english.views[index].type == app.flow {
        let (view, width) = (english.views[index].frame, parent?.frame.width ?? 0)
        if abs(view.minX - (width - view.maxX)) > 1 { isFlowOffCentre = true }
      }
    }
    #expect(all == app.mirrored)
    #expect(isFlowOffCentre, "a cell that mirroring would move")
  }

  @Test("a direction that changes while the app runs mirrors the same", arguments: apps)
  func changing(_ app: App) throws {
    let options = ["--device", app.device, "--locale", "en_US,ar"]
    let run = try ExampleRun(
      app.name, target: app.target, options, steps: ["direction rtl", "direction ltr"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    #expect(try run.dump(app.file, after: 1).views == run.dump("\(app.file)_ar").views)
    #expect(try run.dump(app.file, after: 2).views == run.dump(app.file).views)
  }
}
