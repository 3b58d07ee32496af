// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Controls.md §4.
@MainActor
@Suite("Directions of page controls")
struct PageDirectionTests {
  @Test("dots that go down are as high as others are wide")
  func size() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 116, height: 26))
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: 26, height: 116))
  }

  @Test("the current page is pinned to the pages there are, and is 0 without any")
  func pinned() {
    let pages = UIPageControl()
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -4
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 0
    #expect(pages.currentPage == 0)
    pages.currentPage = 1
    #expect(pages.currentPage == 0)
  }

  @Test("dots are white where nobody says otherwise, and translucent but for the current page's")
  func colors() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    pages.overrideUserInterfaceStyle = .light
    #expect(pages.dotColor(of: 0) == .white)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    let isGray = pages.dotColor(of: 1).getWhite(&white, alpha: &alpha)
    #expect(isGray && white == 1 && alpha < 1)
    pages.pageIndicatorTintColor = .red
    #expect(pages.dotColor(of: 1) == .red)
    #expect(pages.dotColor(of: 0) == .white)
  }

  @Test("a touch before the middle goes to the page before, in the control's direction")
  func touch() {
    onDevice("iPhone 8") { _ in
      let root = UIViewController()
      let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 26))
      root.view.addSubview(pages)
      pages.numberOfPages = 3
      pages.direction = .rightToLeft
      let window = show(root)
      TouchDriver.tap(at: CGPoint(x: 20, y: 113), in: window)
      #expect(pages.currentPage == 1)
      TouchDriver.tap(at: CGPoint(x: 80, y: 113), in: window)
      #expect(pages.currentPage == 0)
    }
  }
}
