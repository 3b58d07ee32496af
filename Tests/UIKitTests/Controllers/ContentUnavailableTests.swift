// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Screens with nothing to show")
struct ContentUnavailableTests {
  private final class Empty: UIViewController {
    var items: [String] = []
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard items.isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Letters"
      configuration.secondaryText = "They come at noon."
      configuration.button.title = "Write"
      contentUnavailableConfiguration = configuration
    }
  }

  private func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }

  @Test("the controller is asked before it appears and after each request")
  func updating() {
    onDevice("iPhone X") { _ in
      let controller = Empty()
      let window = show(controller)
      #expect(controller.updates == 1)
      #expect(texts(in: window) == ["No Letters", "They come at noon.", "Write"])
      controller.items = ["a"]
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
      settle()
      #expect(controller.updates == 2)
      #expect(texts(in: window).isEmpty)
      #expect(controller.contentUnavailableConfiguration == nil)
    }
  }

  @Test("its texts follow the text size while the app runs")
  func textSize() throws {
    try onDevice("iPhone X") { _ in
      let controller = Empty()
      let window = show(controller)
      let placeholder = try #require(
        controller.view.subviews.last as? UIContentUnavailableView)
      let stack = try #require(placeholder.subviews.first as? UIStackView)
      let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.font.pointSize) == [22, 15])

      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      settle()

      // Title2 and subheadline at AX5.
      #expect(labels.map(\.font.pointSize) == [56, 49])
      #expect(labels[0].font.fontDescriptor.symbolicTraits.contains(.traitBold))
      #expect(labels[0].frame.height > 60)
    }
  }

  @Test("what is said stands in the middle, one below the other")
  func layout() throws {
    try onDevice("iPhone X") { _ in
      let controller = Empty()
      _ = show(controller)
      let placeholder = try #require(
        controller.view.subviews.last as? UIContentUnavailableView)
      #expect(placeholder.frame == controller.view.bounds)
      let stack = try #require(placeholder.subviews.first as? UIStackView)
      // The safe area of an iPhone X is 44 points from the top and 34 from the bottom.
      let middle: Double = (44 + 812 - 34) / 2
      let offset = abs(Double(stack.frame.midY) - middle)
      #expect(offset <= 0.5)
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      #expect(shown.count == 3)
      for view in shown {
        let shift = abs(Double(view.frame.midX) - Double(stack.bounds.midX))
        #expect(shift <= 0.5)
      }
      let gaps = zip(shown, shown.dropFirst()).map { Double($1.frame.minY - $0.frame.maxY) }
      #expect(abs(gaps[0] - 6) < 0.01)
      #expect(abs(gaps[1] - 18) < 0.01)
    }
  }
}
