// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  private func scroll(content: CGFloat, inset: UIEdgeInsets = .zero) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = inset
    view.contentSize = CGSize(width: 100, height: content)
    return view
  }

  @Test("a content inset moves a view at rest to the start of its content")
  func rest() {
    let view = scroll(content: 500, inset: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)

    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    #expect(view.adjustedContentInset.top == 20)
  }

  @Test("content is centred in the scroll view's frame, its edges make the size that scrolls")
  func centres() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = UIScrollView()
    let title = FixedView(100, 30)
    let wide = FixedView(500, 20)
    root.addSubview(view)
    for child in [title, wide] { view.addSubview(child) }
    for item in [view, title, wide] { item.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 200),
      title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      wide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      wide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      wide.topAnchor.constraint(equalTo: view.topAnchor),
      wide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -300),
    ])
    root.layoutIfNeeded()

    // (320 − 100) / 2 and (200 − 30) / 2, though the content is 520 × 320.
    #expect(title.frame == CGRect(x: 110, y: 85, width: 100, height: 30))
    #expect(view.contentSize == CGSize(width: 520, height: 320))
    view.contentOffset = CGPoint(x: 40, y: 0)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(title.frame.minX == 110)
  }

  @Test(
    "the safe area counts on axes that can scroll",
    arguments: [
      (content: CGFloat(50), bounces: false, top: CGFloat(0)),
      (content: CGFloat(50), bounces: true, top: CGFloat(44)),
      (content: CGFloat(500), bounces: false, top: CGFloat(44)),
    ])
  func safeArea(content: CGFloat, bounces: Bool, top: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.assignSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let view = scroll(content: content)
    view.alwaysBounceVertical = bounces
    root.addSubview(view)

    root.layoutIfNeeded()

    #expect(view.adjustedContentInset.top == top)
  }

  @Test("showing a rectangle scrolls as little as possible")
  func minimalScroll() {
    let view = scroll(content: 1000)

    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 110)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test("an animated scroll moves for 0.3 seconds and then tells its end")
  func animated() {
    inWindow { window in
      let view = scroll(content: 1000)
      let ear = ScrollEar()
      view.delegate = ear
      window.addSubview(view)

      view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      #expect(view.contentOffset.y == 0)
      wait(0.15)
      // Slow at both ends: half of the way in half of the time.
      #expect(abs(view.contentOffset.y - 15) < 1e-6)
      wait(1)

      #expect(view.contentOffset.y == 30)
      #expect(ear.heard.dropLast().allSatisfy { $0 == "didScroll" })
      #expect(ear.heard.last == "didEndAnimation")
    }
  }

  @Test("constraints to the edges give the content its size")
  func contentExtent() {
    onFreshScreen {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let box = UIView(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        box.widthAnchor.constraint(equalTo: view.widthAnchor),
        box.heightAnchor.constraint(equalToConstant: 700),
      ])

      view.layoutIfNeeded()

      #expect(view.contentSize == CGSize(width: 100, height: 720))
      #expect(box.frame == CGRect(x: 0, y: 10, width: 100, height: 700))
    }
  }
}

final class ScrollEar: NSObject, UIScrollViewDelegate {
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("didEndAnimation")
  }
}
