// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/StackView.md §3.5: texts over several lines in rows that fill.
@MainActor
@Suite("Shares of texts in rows", .serialized)
struct StackTextWidthTests {
  /// Keeps roots alive for the test that made them.
  private final class Kept { var views: [UIView] = [] }
  private let kept = Kept()

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func button(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  /// The widths of a row's items; without a width the row is as wide as its items want.
  private func widths(
    _ items: [UIView], row: CGFloat? = nil, spacing: CGFloat = 0,
    release: SystemRelease = .newest, prepare: (UIStackView) -> Void = { _ in }
  ) -> [CGFloat] {
    let previous = Runtime.current.release
    defer { Runtime.current.release = previous }
    Runtime.current.release = release
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    let stack = UIStackView(arrangedSubviews: items)
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    prepare(stack)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let row { stack.widthAnchor.constraint(equalToConstant: row).isActive = true }
    root.layoutIfNeeded()
    kept.views.append(root)
    return items.map(\.frame.width)
  }

  @Test("titles of configured buttons share a row's width")
  func stretched() {
    // (320 − 2 · 10) / 3.
    #expect(
      widths([button("One"), button("Second one"), button("3")], row: 320, spacing: 10)
        == [100, 100, 100])
  }

  @Test("a row of its own width has the widest title's for each")
  func natural() {
    let wide = button("Sausages")
    let found = widths([button("Egg"), wide, button("Ham")], spacing: 16)

    #expect(found == Array(repeating: wide.intrinsicContentSize.width, count: 3))
  }

  @Test("labels of several lines share it, those of one line do not")
  func labels() {
    #expect(widths([label("a"), label("longer text")], row: 200) == [100, 100])
    #expect(widths([label("a", lines: 1), label("longer text", lines: 1)], row: 200)[0] > 100)
  }

  @Test("a stated width and other distributions come first")
  func stated() {
    let first = button("One")
    first.widthAnchor.constraint(equalToConstant: 60).isActive = true
    #expect(widths([first, button("Two")], row: 200) == [60, 140])

    let items = [button("One"), button("Second one")]
    let spaced = widths(items, row: 300) { $0.distribution = .equalSpacing }
    #expect(spaced == items.map(\.intrinsicContentSize.width))
  }

  @Test("beside other items up to Xcode 11 alone; unequal priorities decide otherwise")
  func mixed() {
    func row(_ release: SystemRelease) -> [CGFloat] {
      let text = label("Some text")
      text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let toggle = UISwitch()
      toggle.setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
      return widths([text, toggle], row: 320, release: release)
    }
    // Half the row at 749 + 10, against the hugging of 750 that documents give switches (a report
    // of iOS 11).
    #expect(row(.iOS13)[0] == 160)
    #expect(abs(row(.iOS14)[0] - (320 - 49)) < 0.01)

    let firm = button("One")
    firm.setContentHuggingPriority(.required, for: .horizontal)
    let natural = firm.intrinsicContentSize.width
    #expect(widths([firm, button("Two")], row: 300) == [natural, 300 - natural])
  }

  @Test("a priority that differs from now on ends the shares")
  func changedPriority() {
    let items = [label("a"), label("longer text")]
    _ = widths(items, row: 200)
    items[1].setContentHuggingPriority(.required, for: .horizontal)
    kept.views.last?.layoutIfNeeded()

    #expect(items[1].frame.width == items[1].intrinsicContentSize.width)
  }

  @Test("a text that comes to go over several lines takes its share")
  func changed() {
    let items = [label("a", lines: 1), label("longer text")]
    _ = widths(items, row: 200)
    items[0].numberOfLines = 0
    kept.views.last?.layoutIfNeeded()

    #expect(items.map(\.frame.width) == [100, 100])
  }
}
