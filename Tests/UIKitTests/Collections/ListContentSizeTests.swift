// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/TableView.md §8.2: 16 before the text and 8 behind it, 11 above and below.
@MainActor
@Suite("List content beside other views")
struct ListContentSizeTests {
  private static let long =
    "A sentence that is by far too long for the hundred points that are left"

  private func content(_ text: String, _ secondary: String? = nil) -> UIListContentView {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    configuration.secondaryText = secondary
    return UIListContentView(configuration: configuration)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels($0) }
  }

  /// The width of a text in one line, points.
  private func width(_ text: String, _ style: UIFont.TextStyle = .body) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label.sizeThatFits(.zero).width
  }

  @Test("the natural width is the text's and its margins, the longer one of two")
  func natural() {
    onFreshScreen {
      #expect(content("Pear").intrinsicContentSize.width == 16 + width("Pear") + 8)
      // A body line of 43.5 points, as a row of a table.
      #expect(content("Pear").intrinsicContentSize.height == 43.5)
      #expect(
        content("Pear", "A longer one").intrinsicContentSize.width
          == 16 + width("A longer one", .caption1) + 8)
    }
  }

  @Test("in a horizontal stack its label has its width, and the other view begins behind it")
  func horizontalStack() throws {
    try onFreshScreenThrowing {
      let content = content("Pear")
      let box = UIView()
      box.widthAnchor.constraint(equalToConstant: 30).isActive = true
      let stack = UIStackView(arrangedSubviews: [content, box])
      stack.translatesAutoresizingMaskIntoConstraints = false
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      host.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        stack.topAnchor.constraint(equalTo: host.topAnchor),
      ])
      host.layoutIfNeeded()

      let natural = 16 + width("Pear") + 8
      #expect(content.frame == CGRect(x: 0, y: 0, width: natural, height: 43.5))
      #expect(box.frame.minX == natural)
      let label = try #require(labels(content).first)
      #expect(label.frame.minX == 16 && label.frame.width == width("Pear"))
    }
  }

  @Test("in less width the text breaks and the content is as high as its lines")
  func narrow() throws {
    try onFreshScreenThrowing {
      let content = content(Self.long)
      content.translatesAutoresizingMaskIntoConstraints = false
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 124, height: 667))
      host.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        content.topAnchor.constraint(equalTo: host.topAnchor),
      ])
      host.layoutIfNeeded()

      let label = try #require(labels(content).first)
      #expect(label.frame.width == 100)
      let needed = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
      #expect(needed > 60)
      #expect(label.frame.height == needed)
      #expect(abs(content.frame.height - needed - 22) <= 1.5)
    }
  }

  @Test("a target width counts by its priority")
  func fitting() {
    onFreshScreen {
      let content = content("Pear")
      let natural = content.intrinsicContentSize.width
      let target = CGSize(width: 300, height: 0)
      #expect(content.systemLayoutSizeFitting(target).width == natural)
      #expect(
        content.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).width == 300)
      #expect(
        content.systemLayoutSizeFitting(
          CGSize(width: 20, height: 0), withHorizontalFittingPriority: UILayoutPriority(500),
          verticalFittingPriority: .fittingSizeLevel
        ).width == natural)
    }
  }
}
