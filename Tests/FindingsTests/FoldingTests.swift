// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

/// A matrix of the kind that `snug check` runs, and sets of it.
enum SampleMatrix {
  static let sizes: [TextSize] = [.xS, .l, .xxxL, .ax3, .ax5]

  /// Devices × windows × orientations × sizes × (plain, right to left, longer) × appearances.
  static let all: [Configuration] = {
    let screens: [(String, WindowShape)] = [
      ("iPhone SE", .full), ("iPhone 15", .full), ("iPhone 16 Pro Max", .full),
      ("iPad Pro 11", .full), ("iPad Pro 11", .half), ("iPad Pro 11", .slideOver),
    ]
    var all: [Configuration] = []
    for (device, window) in screens {
      for orientation in [Orientation.portrait, .landscape] {
        for size in sizes {
          for (direction, pseudo) in languages {
            for appearance in Configuration.Appearance.allCases {
              all.append(
                Configuration(
                  device: device, orientation: orientation, textSize: size, appearance: appearance,
                  window: window, direction: direction, pseudoLanguage: pseudo))
            }
          }
        }
      }
    }
    return all
  }()

  private static let languages: [(Configuration.Direction?, Configuration.PseudoLanguage?)] = [
    (nil, nil), (.rightToLeft, nil), (nil, .longer),
  ]
}

@Suite("Folding configurations into words")
struct FoldingTests {
  private let matrix = SampleMatrix.all
  private let folding = Folding(matrix: SampleMatrix.all)

  private func text(_ isMember: (Configuration) -> Bool) -> String {
    folding.fold(matrix.filter(isMember)).text
  }

  @Test("the whole matrix is everywhere, nothing is nowhere")
  func wholeAndEmpty() {
    #expect(text { _ in true } == "everywhere")
    #expect(text { _ in false } == "nowhere")
  }

  @Test("phones in landscape at two large sizes are one phrase")
  func phrase() {
    #expect(
      text { $0.device.hasPrefix("iPhone") && !$0.orientation.isPortrait && $0.textSize.isHuge }
        == "all phones in landscape at AX3 and above")
  }

  @Test("one device in one direction")
  func deviceAndDirection() {
    #expect(text { $0.device == "iPhone SE" && $0.isRightToLeft } == "iPhone SE, right to left")
  }

  @Test("sizes below, at and between")
  func sizes() {
    #expect(text { $0.textSize == .xS || $0.textSize == .l } == "at L and below")
    #expect(text { $0.textSize == .ax5 } == "at AX5")
    #expect(text { $0.textSize == .l || $0.textSize == .xxxL } == "from L to xxxL")
  }

  @Test("windows of several tablets are named together, in each shape and beside another app")
  func windowsOfTablets() {
    var matrix: [Configuration] = []
    for device in ["iPhone SE", "iPad Pro 11", "iPad Pro 12.9"] {
      for orientation in [Orientation.portrait, .landscape] {
        let shapes: [WindowShape] = device == "iPhone SE" ? [.full] : [.full, .half, .slideOver]
        for shape in shapes {
          matrix.append(Configuration(device: device, orientation: orientation, window: shape))
        }
      }
    }
    let folding = Folding(matrix: matrix)
    func text(_ isMember: (Configuration) -> Bool) -> String {
      folding.fold(matrix.filter(isMember)).text
    }

    #expect(Set(matrix.map(\.device)).allSatisfy { DeviceCatalog.device(named: $0) != nil })
    #expect(text { $0.window == .slideOver } == "all iPads in slide-over")
    #expect(
      text { $0.window == .half && $0.orientation == .landscape }
        == "all iPads in half of the screen in landscape")
    #expect(text { $0.window != .full } == "all iPads beside another app")
    #expect(
      text { $0.window == .full && $0.device != "iPhone SE" } == "all iPads in full screen")
    #expect(
      text { $0.device == "iPhone SE" || $0.window == .slideOver }
        == "iPhone SE and all iPads in slide-over")
    #expect(text { $0.device.hasPrefix("iPad") } == "all iPads")
  }

  @Test("windows of a tablet")
  func windows() {
    #expect(
      text { $0.device == "iPad Pro 11" && $0.window != .full }
        == "iPad Pro 11 beside another app")
    #expect(text { $0.window == .half } == "iPad Pro 11 in half of the screen")
    #expect(text { $0.device == "iPad Pro 11" } == "iPad Pro 11")
    #expect(
      text { $0.device == "iPad Pro 11" && $0.window == .full } == "iPad Pro 11 in full screen")
  }

  @Test("appearance and language follow after commas")
  func commas() {
    #expect(
      text { $0.appearance == .dark && $0.pseudoLanguage != nil && $0.textSize == .l }
        == "at L, with longer text, in dark mode")
  }

  @Test("boxes that differ along one axis are said together")
  func joined() {
    #expect(
      text {
        ["iPhone SE", "iPad Pro 11"].contains($0.device) && $0.window != .slideOver
          && $0.window != .half && $0.orientation == .portrait
      } == "iPhone SE and iPad Pro 11 in full screen in portrait")
  }

  @Test("a small rest is named as the exception")
  func exception() {
    #expect(
      text { !($0.device == "iPhone SE" && $0.orientation == .landscape) }
        == "everywhere but iPhone SE in landscape")
  }

  @Test("several boxes follow one another")
  func several() {
    #expect(
      text {
        $0.textSize == .ax5 || ($0.device == "iPhone SE" && $0.orientation == .landscape)
      } == "at AX5; iPhone SE in landscape"
        || text {
          $0.textSize == .ax5 || ($0.device == "iPhone SE" && $0.orientation == .landscape)
        } == "iPhone SE in landscape; at AX5")
  }

  @Test("groups of phones have names")
  func phones() {
    let folding = Folding(
      matrix: ["iPhone SE", "iPhone 8", "iPhone 14", "iPhone 15", "iPhone 16 Pro Max"].map {
        Configuration(device: $0)
      })
    func text(_ names: [String]) -> String {
      folding.fold(names.map { Configuration(device: $0) }).text
    }
    #expect(text(["iPhone SE", "iPhone 8"]) == "phones with a home button")
    #expect(text(["iPhone SE", "iPhone 8", "iPhone 14"]) == "phones up to 390 pt wide")
    #expect(text(["iPhone 15", "iPhone 16 Pro Max"]) == "phones from 393 pt wide")
    #expect(text(["iPhone 16 Pro Max"]) == "iPhone 16 Pro Max")
  }

  @Test("languages are told apart by locale, and by direction where several share it")
  func locales() {
    let locales = ["en_US", "de", "ar", "he"]
    let folding = Folding(matrix: locales.map { Configuration(device: "iPhone X", locale: $0) })
    func text(_ names: [String]) -> String {
      folding.fold(names.map { Configuration(device: "iPhone X", locale: $0) }).text
    }
    #expect(text(["ar", "he"]) == "right to left")
    #expect(text(["de"]) == "in de")
  }

  @Test("configurations that no axis tells apart are named themselves")
  func indistinguishable() {
    let same = [nil, Configuration.Direction.leftToRight].map {
      Configuration(device: "iPhone X", direction: $0)
    }
    let folded = Folding(matrix: same).fold([same[1]])
    #expect(folded.contains(same[1]))
    #expect(!folded.contains(same[0]))
  }

  @Test("a headline names the largest groups that fit in a line, and counts the rest")
  func headline() {
    let large = matrix.filter {
      $0.orientation == .landscape && $0.textSize.isHuge && $0.device.hasPrefix("iPhone")
    }
    // One plain configuration of each of three devices, far apart in the matrix.
    let others = ["iPhone SE", "iPhone 15", "iPad Pro 11"].compactMap { device in
      matrix.first { $0.device == device && $0.orientation == .portrait && $0.textSize == .xS }
    }
    let all = large + others
    #expect(folding.fold(all).text.count > 72)
    #expect(
      folding.fold(all).headline(of: all)
        == "all phones in landscape at AX3 and above, and \(others.count) more")
  }

  @Test("scattered configurations have a headline too")
  func scatteredHeadline() {
    let scattered = stride(from: 0, to: matrix.count, by: 7).map { matrix[$0] }
    let words = folding.fold(scattered).headline(of: scattered)
    #expect(words.count <= 72 && words.hasSuffix(" more"))
  }

  @Test("a description that fits is its own headline")
  func shortHeadline() {
    let large = matrix.filter { $0.textSize == .ax5 }
    #expect(folding.fold(large).headline(of: large) == "at AX5")
  }
}

extension TextSize {
  fileprivate var isHuge: Bool { self == .ax3 || self == .ax5 }
}
