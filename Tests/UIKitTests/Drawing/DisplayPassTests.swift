// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Drawing.md §5.7.
@MainActor
@Suite("Drawing that moves views")
struct DisplayPassTests {
  /// Places a label below a line that it draws, and gives another one a height.
  private final class Ruled: UIView {
    let note = UILabel()
    let tied = UIView()
    var drawn = 0
    private lazy var height = tied.heightAnchor.constraint(equalToConstant: 0)

    required init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(note)
      tied.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tied)
      height.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      drawn += 1
      note.frame = CGRect(x: 8, y: rect.height / 2, width: rect.width - 16, height: 20)
      height.constant = rect.height / 4
    }
  }

  private func ruled(_ frame: CGRect) -> Ruled {
    let controller = UIViewController()
    let view = Ruled(frame: frame)
    controller.view.addSubview(view)
    _ = show(controller)
    return view
  }

  @Test("frames and constants that drawing code sets hold once a screen has come to rest")
  func geometry() {
    onDevice("iPhone X") { _ in
      let view = ruled(CGRect(x: 0, y: 100, width: 200, height: 80))
      #expect(view.note.frame == .zero && view.drawn == 0)

      #expect(Runtime.current.displayOwnViews())
      #expect(view.note.frame == CGRect(x: 8, y: 40, width: 184, height: 20))
      settle()
      #expect(view.tied.frame.height == 20)

      // Nothing asks for display again.
      #expect(!Runtime.current.displayOwnViews() && view.drawn == 1)
      view.setNeedsDisplay()
      #expect(!Runtime.current.displayOwnViews() && view.drawn == 2)
    }
  }

  @Test("what is hidden or has no size does not draw")
  func unseen() {
    onDevice("iPhone X") { _ in
      let flat = ruled(CGRect(x: 0, y: 100, width: 200, height: 0))
      _ = Runtime.current.displayOwnViews()
      #expect(flat.drawn == 0)
      let hidden = ruled(CGRect(x: 0, y: 100, width: 200, height: 80))
      hidden.isHidden = true
      _ = Runtime.current.displayOwnViews()
      #expect(hidden.drawn == 0)
    }
  }
}
