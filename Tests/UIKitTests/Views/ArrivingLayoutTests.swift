// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

/// A view that lays itself out the moment it is in a window.
@Suite("layout while a view arrives")
@MainActor
struct ArrivingLayoutTests {
  final class Eager: UIView {
    var passes = 0

    override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
      layoutIfNeeded()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test("a view deep in an arriving tree may lay itself out at once")
  func arriving() {
    let (root, eager) = (UIView(), Eager(frame: .zero))
    root.addSubview(eager)
    eager.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      eager.topAnchor.constraint(equalTo: root.topAnchor),
      eager.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      eager.widthAnchor.constraint(equalToConstant: 30),
      eager.heightAnchor.constraint(equalToConstant: 20),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    Runtime.current.clearIssues()

    window.addSubview(root)
    window.layoutIfNeeded()

    #expect(Runtime.current.issues.isEmpty)
    #expect(eager.bounds.size == CGSize(width: 30, height: 20))
    #expect((1...3).contains(eager.passes))
  }
}
