// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §8, §10.
@MainActor
@Suite struct FittingTests {
  /// A box of `size` with `content` pinned 10 points from every edge.
  private func box(_ content: UIView, _ size: CGSize = .zero) -> UIView {
    let box = makeRoot(size.width, size.height)
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    return box
  }

  @Test("the compressed size is content plus distances, whatever the box measures now")
  func compressed() {
    let box = box(FixedView(50, 20), CGSize(width: 300, height: 300))

    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 40))
  }

  @Test("a required width gives the height at that width")
  func requiredWidth() {
    let text = FlowingView(length: 250)
    let box = box(text)

    let size = box.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    // 250 points in lines of 100: three lines of 20, and 10 above and below.
    #expect(size == CGSize(width: 120, height: 80))
  }

  @Test("without a bound, flowing text is one long line")
  func oneLine() {
    let box = box(FlowingView(length: 250))

    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 270, height: 40))
  }

  @Test("a huge target does not win against the content at 750, nor hugging at 250")
  func expanded() {
    let box = box(FixedView(50, 20))

    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 70, height: 40))
  }

  @Test("an axis without constraints fits to zero")
  func unconstrained() {
    let box = makeRoot(100, 100)
    let view = FixedView(30, 30)
    box.addSubview(view)
    view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true

    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 0))
  }

  @Test("a view's own outside constraints do not count")
  func ignoresOutside() {
    let root = makeRoot(300, 300)
    let inner = box(FixedView(50, 20))
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    #expect(
      inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 40))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
  }

  @Test("measuring does not disturb layout, and layout does not disturb measuring")
  func measuringAndLayout() {
    let text = FlowingView(length: 250)
    let box = box(text, CGSize(width: 220, height: 90))
    box.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 200, height: 70))

    let measured = box.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(measured == CGSize(width: 70, height: 120))

    box.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 200, height: 70))
    box.frame.size = CGSize(width: 120, height: 80)
    box.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
  }

  @Test("a maximum width bounds text, and the text's widest line decides the width")
  func maximumWidth() {
    let text = FlowingView(length: 250)
    let box = box(text)
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true

    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 80))
    #expect(text.widths == [100])
  }

  @Test("results do not depend on what was measured before")
  func pathIndependence() {
    let text = FlowingView(length: 250)
    let box = box(text)
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    limit.isActive = true
    _ = box.systemLayoutSizeFitting(.zero)

    limit.constant = 220

    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 220, height: 60))
  }
}
