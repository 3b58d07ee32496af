// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Traits.md §4: what a right-to-left interface mirrors, and what it does not.
@MainActor
@Suite struct MirroringTests {
  @Test("leading is right, left stays left, and turning the interface round moves what is shown")
  func constraints() {
    onDevice("iPhone 8") { app in
      let controller = UIViewController()
      _ = show(controller)
      let (leading, left) = (UIView(), UIView())
      for (view, anchor) in [(leading, NSLayoutConstraint.Attribute.leading), (left, .left)] {
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          NSLayoutConstraint(
            item: view, attribute: anchor, relatedBy: .equal, toItem: controller.view,
            attribute: anchor, multiplier: 1, constant: 10),
          view.topAnchor.constraint(equalTo: controller.view.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 100),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      settle()
      #expect(leading.frame.minX == 10 && left.frame.minX == 10)

      app.setLayoutDirection(.rightToLeft)
      settle()

      #expect(leading.frame.minX == 375 - 10 - 100 && left.frame.minX == 10)
      controller.view.semanticContentAttribute = .forceLeftToRight
      settle()
      #expect(leading.frame.minX == 10, "the common ancestor decides")
      #expect(leading.effectiveUserInterfaceLayoutDirection == .rightToLeft, "not inherited")
    }
  }

  @Test("a stack view lays out from its own leading edge")
  func stackView() {
    onDevice("iPhone 8") { app in
      let parts = (0..<2).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: parts)
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 20)
      parts[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
      let controller = UIViewController()
      _ = show(controller)
      controller.view.addSubview(stack)
      settle()
      #expect(parts.map(\.frame.minX) == [0, 100])

      app.setLayoutDirection(.rightToLeft)
      settle()
      #expect(parts.map(\.frame.minX) == [200, 0])
      stack.semanticContentAttribute = .playback
      settle()
      #expect(parts.map(\.frame.minX) == [0, 100])
    }
  }

  @Test("controls with a direction mirror, segments and values from the right")
  func controls() {
    onDevice("iPhone 8") { _ in
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      #expect(segments.segmentRects.map(\.minX) == [0, 100])
      segments.semanticContentAttribute = .forceRightToLeft
      #expect(segments.segmentRects.map(\.minX) == [100, 0])

      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      slider.semanticContentAttribute = .forceRightToLeft
      let mirrored = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(thumb.minX == 2 && mirrored.maxX == 202)
    }
  }

  @Test("pictures that say so look the other way, others do not")
  func pictures() throws {
    let base = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let flipping = base.imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: flipping)
    #expect(view.shownImage?.imageOrientation == .up)

    view.semanticContentAttribute = .forceRightToLeft

    #expect(view.shownImage?.imageOrientation == .upMirrored)
    view.image = base
    #expect(view.shownImage?.imageOrientation == .up)
  }

  @Test("natural text alignment follows the language of the view, not of the letters alone")
  func textAlignment() {
    onDevice("iPhone 8", locale: "ar") { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
