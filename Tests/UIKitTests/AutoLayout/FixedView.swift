// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// A view with a natural size that counts its passes.
final class FixedView: UIView {
  var natural = CGSize(width: -1, height: -1) { didSet { invalidateIntrinsicContentSize() } }
  var calls: [String] = []

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    natural = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { natural }

  override func layoutSubviews() {
    calls.append("layoutSubviews")
    super.layoutSubviews()
  }

  override func updateConstraints() {
    calls.append("updateConstraints")
    super.updateConstraints()
  }
}

/// Text of `length` points on one line, broken anywhere into lines of 20 points.
final class FlowingView: UIView, WidthDependentIntrinsicSize {
  var length: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  var widths: [CGFloat] = []
  var wrapsAutomatically: Bool { true }

  convenience init(length: CGFloat) {
    self.init(frame: .zero)
    self.length = length
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    widths.append(width)
    let lines = max(1, (length / max(width, 1)).rounded(.up))
    return CGSize(width: min(length, width), height: 20 * lines)
  }
}

/// A root of `width` × `height` points with autoresizing on, as a controller's view is.
@MainActor
func makeRoot(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A subview that is laid out by constraints.
@MainActor
func makeChild(of parent: UIView) -> UIView {
  let child = UIView()
  child.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(child)
  return child
}

/// The issues that `body` reports.
@MainActor
func issues(of body: () -> Void) -> [LayoutIssue] {
  let before = Runtime.current.issues.count
  body()
  return Array(Runtime.current.issues.dropFirst(before))
}
