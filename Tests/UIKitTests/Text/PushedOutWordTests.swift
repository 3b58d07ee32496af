// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Label.md §5.7.
@MainActor
@Suite("Lone last words of labels", .serialized)
struct PushedOutWordTests {
  private static let words = "Turn this off when you're home"

  /// The width at which all words but the last fill the first line.
  private var width: CGFloat {
    makeLabel("Turn this off when you're", .systemFont(ofSize: 17)).intrinsicContentSize.width
  }

  private func firstLine(of label: UILabel) -> Int? {
    label.numberOfLines = 0
    return label.preparedText?.frame(width: width).lines.first?.range.length
  }

  @Test("a label moves the word before to the last line")
  func plain() {
    let label = makeLabel(Self.words, .systemFont(ofSize: 17))

    #expect(firstLine(of: label) == "Turn this off when ".count)
  }

  @Test("without the strategy, in attributed texts and before iOS 11 it does not")
  func others() {
    let greedy = "Turn this off when you're ".count
    let loose = makeLabel(Self.words, .systemFont(ofSize: 17))
    loose.lineBreakStrategy = []
    #expect(firstLine(of: loose) == greedy)

    let attributed = makeLabel("", .systemFont(ofSize: 17))
    attributed.attributedText = NSAttributedString(string: Self.words)
    #expect(firstLine(of: attributed) == greedy)

    let outer = Runtime.current.release
    defer { Runtime.current.release = outer }
    Runtime.current.release = .iOS10
    let old = makeLabel(Self.words, .systemFont(ofSize: 17))
    #expect(firstLine(of: old) == greedy)
  }
}
