// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Fixtures/PhoneCells` on an iPhone X, 375 × 812 points at 3 pixels, against hand calculation.
///
/// Line heights are 1.193359375 × size, rounded up to a pixel for the whole label
/// (Documentation/TextLayout.md); lines of the list are 10 apart. At AX3 the scaled font has 37 points.
@Suite("The cells of a real phone's picture", .serialized)
struct PhoneCellsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func dump(_ options: String..., name: String) throws -> LayoutDump {
    let result = try Snug.run(
      ["render", PhoneCells.sources, "--device", "iPhone X", "--format", "text"] + options
        + ["--output", folder.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    return LayoutDump(try folder.read("iPhone-X_\(name).txt"))
  }

  @Test("the six cells are where a real iPhone X has them")
  func portrait() throws {
    let dump = try dump(name: "portrait_L")

    // The content begins below the status bar's 44 points, short as it is.
    let list = try #require(dump.first("UICollectionView"))
    #expect(list.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(list.rest == "offset 0 -44 content 375 294")
    let expected = [
      ExpectedCell(y: 0, height: 20.333, width: 307.7),
      ExpectedCell(y: 30.333, height: 20.333, width: 293.5),
      ExpectedCell(y: 60.667, height: 20.333, width: 323.8),
      ExpectedCell(y: 91, height: 20.333, width: 191.5),
      // The second of three lines, with the space it breaks at; then the bound 375 − 16.
      ExpectedCell(y: 121.333, height: 61, width: 324.4),
      ExpectedCell(y: 192.333, height: 101.667, width: 359),
    ]
    expect(dump.frames(of: "PassageCell"), are: expected, in: 375)
  }

  @Test("content views and labels fill their cells")
  func contents() throws {
    let dump = try dump(name: "portrait_L")

    let cells = dump.frames(of: "PassageCell").map(\.size)
    let labels = dump.views.filter { $0.type == "UILabel" }
    #expect(labels.map(\.frame.size) == cells)
    #expect(labels.allSatisfy { $0.frame.origin == .zero })
    #expect(dump.frames(of: "CollectionCellContentView").map(\.size) == cells)
    #expect(labels.first?.rest == "\"Lorem ipsum dolor sit amet, consectetur\"")
  }

  @Test("in landscape short cells share lines, justified between the safe area's sides")
  func landscape() throws {
    let dump = try dump("--orientation", "landscape", name: "landscape_L")

    // 812 − 2 × 44 wide; nothing covers the top.
    let list = try #require(dump.first("UICollectionView"))
    #expect(list.frame == CGRect(x: 44, y: 0, width: 724, height: 375))
    #expect(list.rest == "offset 0 0 content 724 172.333")
    // 307.7 + 10 + 293.5 and 323.8 + 10 + 191.5 fit in 724 and no third does; neither is the last
    // line, so the second cell ends at 724. The bound of the long ones is 708: two lines, the
    // first with its space 707.1 wide, and three, the second 688.5.
    let expected = [
      ExpectedCell(y: 0, height: 20.333, width: 307.7, x: 0),
      ExpectedCell(y: 0, height: 20.333, width: 293.5, x: 430.5),
      ExpectedCell(y: 30.333, height: 20.333, width: 323.8, x: 0),
      ExpectedCell(y: 30.333, height: 20.333, width: 191.5, x: 532.5),
      ExpectedCell(y: 60.667, height: 40.667, width: 707.1),
      ExpectedCell(y: 111.333, height: 61, width: 688.5),
    ]
    expect(dump.frames(of: "PassageCell"), are: expected, in: 724, kerning: 0.006)
  }

  @Test("at AX3 every text wraps at 359 points in lines of 44.154")
  func largeText() throws {
    let dump = try dump("--text-size", "AX3", name: "portrait_AX3")

    #expect(dump.first("UICollectionView")?.rest == "offset 0 -44 content 375 1154.333")
    // "veniam" would be alone on the fourth's last line, so "minim" goes with it: 217.7 wide.
    let expected = [
      ExpectedCell(y: 0, height: 88.333, width: 346.5),
      ExpectedCell(y: 98.333, height: 88.333, width: 346.9),
      ExpectedCell(y: 196.667, height: 88.333, width: 348.4),
      ExpectedCell(y: 295, height: 88.333, width: 217.7),
      ExpectedCell(y: 393.333, height: 265, width: 359),
      ExpectedCell(y: 668.333, height: 486, width: 359),
    ]
    expect(dump.frames(of: "PassageCell"), are: expected, in: 375, kerning: 0.006)
  }

  @Test("at AX3 in landscape each cell is alone on its line")
  func largeTextInLandscape() throws {
    let dump = try dump(
      "--orientation", "landscape", "--text-size", "AX3", name: "landscape_AX3")

    // 4 × 44.333, 132.667 for three lines and 221 for five, 10 apart.
    #expect(dump.first("UICollectionView")?.rest == "offset 0 0 content 724 581")
    let expected = [
      ExpectedCell(y: 0, height: 44.333, width: 631.2),
      ExpectedCell(y: 54.333, height: 44.333, width: 603.9),
      ExpectedCell(y: 108.667, height: 44.333, width: 667.0),
      ExpectedCell(y: 163, height: 44.333, width: 396.9),
      ExpectedCell(y: 217.333, height: 132.667, width: 664.5),
      ExpectedCell(y: 360, height: 221, width: 664.6),
    ]
    expect(dump.frames(of: "PassageCell"), are: expected, in: 724, kerning: 0.006)
  }

  @Test("two runs write the same bytes in every format")
  func runsAreEqual() throws {
    for run in ["first", "second"] {
      let result = try Snug.run(
        "render", PhoneCells.sources, "--text-size", "L,AX3", "--format", "png,pdf,svg,text",
        "--output", "\(folder.path)/\(run)")
      #expect(result.exitCode == 0, "\(result.errors)")
    }

    let names = ["L", "AX3"].flatMap { size in
      ["png", "pdf", "svg", "txt"].map { "iPhone-X_portrait_\(size).\($0)" }
    }
    for name in names + ["index.html"] {
      let first = try Data(contentsOf: folder.url.appendingPathComponent("first/\(name)"))
      let second = try Data(contentsOf: folder.url.appendingPathComponent("second/\(name)"))
      #expect(!first.isEmpty)
      #expect(first == second, "\(name)")
    }
  }

  // MARK: Variants

  @Test("without a maximum width the long cells are centred on one line each, and complained about")
  func withoutMaximumWidth() throws {
    let project = try PhoneCells.copy(without: "width =", to: folder)

    let result = try Snug.run("render", project, "--output", folder.path)

    #expect(result.exitCode == 0, "\(result.errors)")
    let cells = LayoutDump(try folder.read("iPhone-X_portrait_L.txt")).frames(of: "PassageCell")
    let expected = [
      ExpectedCell(y: 0, height: 20.333, width: 307.7),
      ExpectedCell(y: 30.333, height: 20.333, width: 293.5),
      ExpectedCell(y: 60.667, height: 20.333, width: 323.8),
      ExpectedCell(y: 91, height: 20.333, width: 191.5),
      ExpectedCell(y: 121.333, height: 20.333, width: 820),
      ExpectedCell(y: 151.667, height: 20.333, width: 1553.6),
    ]
    expect(cells, are: expected, in: 375, kerning: 0.006)
    #expect(cells.suffix(2).allSatisfy { $0.minX < 0 })
    expectInvalidSizeWarnings(in: result.errors)
  }

  /// One warning a long cell, and nothing else; addresses differ from run to run.
  private func expectInvalidSizeWarnings(in errors: String) {
    let lines = errors.replacing(/0x[0-9a-f]+/, with: "0x").split(separator: "\n").map(String.init)
    #expect(lines.count == 8)
    for warning in [lines.prefix(4), lines.suffix(4)].map(Array.init) where warning.count == 4 {
      #expect(
        warning[0] == "The behavior of the UICollectionViewFlowLayout is not defined because:")
      #expect(
        warning[1] == "the item width must be less than the width of the UICollectionView minus "
          + "the section insets left and right values, minus the content insets left and right "
          + "values.")
      #expect(
        warning[2].hasPrefix(
          "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x>, "
            + "and it is attached to <UICollectionView: 0x; frame = (0 0; 375 812); "
            + "clipsToBounds = YES; "))
      #expect(
        warning[2].contains(
          "adjustedContentInset: {44, 0, 34, 0}; layout: <UICollectionViewFlowLayout: 0x>; "))
      #expect(
        warning[3]
          == "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to "
          + "catch this in the debugger.")
    }
  }

  @Test("without an estimated size cells keep the layout's 50 × 50")
  func withoutEstimate() throws {
    let project = try PhoneCells.copy(without: "flow.estimatedItemSize =", to: folder)

    let result = try Snug.run("render", project, "--output", folder.path)

    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = LayoutDump(try folder.read("iPhone-X_portrait_L.txt"))
    // Six of them fill a line of 375: (375 − 6 × 50) / 5 = 15 between them.
    let expected = [0, 65, 130, 195, 260, 325].map {
      CGRect(x: CGFloat($0), y: 0, width: 50, height: 50)
    }
    #expect(dump.frames(of: "PassageCell") == expected)
    #expect(dump.first("UICollectionView")?.rest == "offset 0 -44 content 375 50")
  }
}
