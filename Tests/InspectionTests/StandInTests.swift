// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

/// Documentation/Gaps.md §6.12.
@Suite("what is beside content that nobody draws")
@MainActor
struct StandInTests {
  /// Stands for a view of another framework.
  private final class Foreign: UIView, StandInView {
    var standIn: StandIn? { StandIn(needs: "Foreign") }
  }

  private static let long = "A sentence that is a good deal too long for this"

  /// How many cut texts are told of a screen.
  private func cut(_ fill: (UIViewController) -> Void) throws -> Int {
    try findings(fill).of(.truncatedText).count
  }

  @Test("a text that has nothing to do with it is judged, one within it is not")
  func beside() throws {
    #expect(
      try cut { controller in
        controller.view.put(Foreign(), 0, 200, 300, 100)
        controller.view.put(label(Self.long), 20, 100, 100, 22)
      } == 1)
    #expect(
      try cut { controller in
        controller.view.put(Foreign(), 0, 200, 300, 100).put(label(Self.long), 20, 40, 100, 22)
      } == 0)
  }

  @Test("a text in its stack view, or with a constraint to it, may have no room because of it")
  func near() throws {
    #expect(
      try cut { controller in
        let stack = UIStackView(arrangedSubviews: [Foreign(), label(Self.long)])
        controller.view.put(stack, 20, 100, 100, 22)
      } == 0)
    func tied(_ isTied: Bool) throws -> Int {
      try cut { controller in
        let foreign: Foreign = controller.view.put(Foreign(), 0, 200, 100, 100)
        let text: UILabel = label(Self.long)
        text.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(text)
        let width: NSLayoutConstraint
        if isTied {
          width = text.widthAnchor.constraint(equalTo: foreign.widthAnchor)
        } else {
          width = text.widthAnchor.constraint(equalToConstant: 100)
        }
        let left = text.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 20)
        let top = text.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate([width, left, top])
      }
    }
    #expect(try tied(true) == 0)
    #expect(try tied(false) == 1)
  }

  @Test("so may one that is tied to a view which is tied to it")
  func chained() throws {
    let told = try cut { controller in
      let (foreign, middle, text) = (Foreign(), UIView(), label(Self.long))
      for view in [foreign, middle, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100).isActive = true
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        foreign.widthAnchor.constraint(equalToConstant: 100),
        middle.widthAnchor.constraint(equalTo: foreign.widthAnchor),
        text.widthAnchor.constraint(equalTo: middle.widthAnchor),
      ])
    }
    #expect(told == 0)
  }
}
