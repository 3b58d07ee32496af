// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Labels to which their neighbours leave no room (Documentation/Label.md §3).
@MainActor
@Suite("Squeezed labels")
struct SqueezedLabelTests {
  /// A label beside a box that takes all of 100 points but `room`.
  private func height(lines: Int, text: String, room: CGFloat) -> CGFloat {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    let (label, box) = (UILabel(), UIView())
    label.numberOfLines = lines
    label.text = text
    for child in [label, box] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100 - room),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.width == room)
    return label.frame.height
  }

  @Test("one line keeps its height at any width", arguments: [0, 0.5, 1, 5, 20] as [CGFloat])
  func oneLine(room: CGFloat) {
    onFreshScreen {
      // A line of 17 points: 1.193359375 · 17 = 20.29, up to half points.
      #expect(height(lines: 1, text: "Old Railway", room: room) == CGFloat(20.5))
    }
  }

  @Test("any number of lines is never lower than one", arguments: [0, 0.5, 1, 5] as [CGFloat])
  func anyLines(room: CGFloat) {
    onFreshScreen {
      #expect(height(lines: 0, text: "A", room: room) >= 20.5)
      #expect(height(lines: 0, text: "Old Railway", room: room) >= 20.5)
    }
  }
}
