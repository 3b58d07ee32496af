// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The examples without the lines that their tutorials add as cures: what is wrong on a device is
/// wrong here, in the same way.
@Suite("The examples without their cures")
struct WithoutCureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "without automaticDimension the storyboard's 44 holds; without reloading texts keep their size")
  func rotatingCells() throws {
    let project = try ExampleCopy(name: "RotatingCells").replacing(
      [
        .init(
          "DiaryController.swift", "tableView.rowHeight = UITableView.automaticDimension",
          with: ""),
        .init(
          "CardsController.swift", "collectionView.reloadData()",
          with: "collectionView.setNeedsLayout()"),
      ], to: folder)

    let run = try ExampleRun(
      project, ["--device", "iPhone 8", "--orientation", "portrait,landscape"],
      steps: ["tap cell 0", "text-size AX3"])

    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    for orientation in ["portrait", "landscape"] {
      let table = try run.dump("iPhone-8_\(orientation)_L")
      #expect(table.sorted("EntryRow").map(\.height) == Array(repeating: 44, count: 6))
      #expect(table.scrolling("UITableView")?.content.height == 264)
      let before = try run.dump("iPhone-8_\(orientation)_L", after: 1)
      let after = try run.dump("iPhone-8_\(orientation)_L", after: 2)
      #expect(
        before.frames(of: "EntryCard") == after.frames(of: "EntryCard"),
        "fonts that were set by hand do not follow")
    }
  }

  /// 200 points of the storyboard, less 8 above and below, are 184 for cards.
  @Test("without the height constraint small cards stand in two rows, and tall ones are too tall")
  func shelf() throws {
    let project = try ExampleCopy(name: "Shelf").replacing(
      "collectionViewHeightConstraint.constant = ", with: "_ = ", in: "ViewController.swift",
      to: folder)

    let run = try ExampleRun(
      project, ["--device", "iPhone X"], steps: ["tap Short", "tap Long"])

    #expect(run.exitCode == 0, "\(run.errors)")
    let short = try run.dump("iPhone-X_portrait_L", after: 1)
    #expect(short.first("UICollectionView")?.frame.height == 200)
    // Two of 77.333 in 184: 29.333 between them; the columns 252 apart.
    #expect(
      short.frames(of: "ToolCard").map(\.origin).sorted { ($0.x, $0.y) < ($1.x, $1.y) } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 106.667), CGPoint(x: 252, y: 0),
        CGPoint(x: 252, y: 106.667),
      ])
    #expect(short.scrolling("UICollectionView")?.content.width == 492)
    // 280 do not fit into 184.
    #expect(
      run.errors.contains(
        "the item height must be less than the height of the UICollectionView minus the section "
          + "insets top and bottom values, minus the content insets top and bottom values."))
  }

  @Test("without a maximum width the long cells overhang in landscape, too")
  func phoneCells() throws {
    let project = try PhoneCells.copy(without: "width =", to: folder)

    let run = try ExampleRun(
      project, ["--device", "iPhone 8", "--orientation", "portrait,landscape"])

    #expect(run.exitCode == 0, "\(run.errors)")
    let portrait = [
      ExpectedCell(y: 0, height: 20.5, width: 307.7),
      ExpectedCell(y: 30.5, height: 20.5, width: 293.5),
      ExpectedCell(y: 61, height: 20.5, width: 323.8),
      ExpectedCell(y: 91.5, height: 20.5, width: 191.5),
      ExpectedCell(y: 122, height: 20.5, width: 820),
      ExpectedCell(y: 152.5, height: 20.5, width: 1553.6),
    ]
    let upright = try run.dump("iPhone-8_portrait_L").frames(of: "PassageCell")
    expect(upright, are: portrait, in: 375, kerning: 0.006)
    let landscape = [
      ExpectedCell(y: 0, height: 20.5, width: 307.7, x: 0),
      ExpectedCell(y: 0, height: 20.5, width: 293.5, x: 373),
      ExpectedCell(y: 30.5, height: 20.5, width: 323.8, x: 0),
      ExpectedCell(y: 30.5, height: 20.5, width: 191.5, x: 475.5),
      ExpectedCell(y: 61, height: 20.5, width: 820),
      ExpectedCell(y: 91.5, height: 20.5, width: 1553.6),
    ]
    let turned = try run.dump("iPhone-8_landscape_L").frames(of: "PassageCell")
    expect(turned, are: landscape, in: 667, kerning: 0.006)
    #expect(upright.suffix(2).allSatisfy { $0.minX < 0 })
    #expect(turned.suffix(2).allSatisfy { $0.minX < 0 })
    // Two warnings a run.
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("the item width must") }
    #expect(warnings.count == 4)
  }
}
