// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Recording")
struct DrawingContextTests {
  private func record(_ body: (CGContext) -> Void) -> String {
    GraphicsStack.record(canvas: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2, body).dump()
  }

  @Test("state comes back with restore")
  func states() {
    let text = record { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    #expect(
      text == """
        save
          translate 10 5
          fill #000000/0.5 rect 0 0 4 4
        restore
        fill #ff0000 rect 1 2 3 4

        """)
  }

  /// Documentation/Drawing.md §4.7.
  @Test("a layer is drawn once and put down where it is wanted")
  func layers() throws {
    let text = record { context in
      let layer = CGLayer(context, size: CGSize(width: 8, height: 4), auxiliaryInfo: nil)
      layer?.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      guard let layer else { return }
      #expect(layer.size == CGSize(width: 8, height: 4))
      context.draw(layer, at: CGPoint(x: 10, y: 20))
      context.draw(layer, in: CGRect(x: 1, y: 2, width: 16, height: 8))
      #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
    #expect(text.components(separatedBy: "10 20 8 4").count == 2, "\(text)")
    #expect(text.components(separatedBy: "1 2 16 8").count == 2, "\(text)")
    #expect(!text.contains("save"), "\(text)")
  }

  @Test("UIKit's calls draw into the context on top")
  func uikit() {
    let text = record { _ in
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 5, y: 0))
      line.lineWidth = 3
      line.setLineDash([2, 1], count: 2, phase: 0)
      line.stroke()
    }

    #expect(
      text == """
        fill #00ff00 rect 1 1 2 2
        stroke #0000ff width 3 dash 2,1 path M0,0 L5,0

        """)
  }

  @Test("alpha multiplies, shadows and blend modes become layers")
  func effects() {
    let text = record { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(1)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(
      text == """
        fill #000000/0.5 rect 0 0 1 1
        layer blend multiply shadow #000000 offset 1 2 deviation 3
          fill #000000 rect 0 0 1 1
        end

        """)
  }

  @Test("every blend mode of Core Graphics is one of the display list's")
  func blendModes() {
    for raw in 0...27 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
      #expect((mode.blend == .normal) == (mode == .normal), "\(mode)")
    }
  }

  @Test("the clip's box shrinks and is told in user space")
  func clipBox() {
    _ = record { context in
      context.clip(to: CGRect(x: 10, y: 10, width: 200, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 90, height: 20))
      context.translateBy(x: 10, y: 10)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 90, height: 20))
    }
  }

  @Test("Core Graphics draws images upside down in UIKit's contexts, UIImage does not")
  func flips() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill(.zero) }
    let rect = CGRect(x: 10, y: 20, width: 4, height: 2)
    let upright = record { _ in image.draw(in: rect) }
    let flipped = record { context in
      if let picture = image.cgImage { context.draw(picture, in: rect) }
    }

    #expect(upright == "picture drawing 8x4 in 10 20 4 2\n")
    #expect(flipped.contains("concat 1 0 0 -1 0 42"))
  }

  @Test("a format for traits has their scale")
  func formatForTraits() {
    let traits = UITraitCollection(displayScale: 3)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
  }

  @Test("a renderer's image has its size in points and pixels by its scale")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }

    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
  }

  @Test("a fillet touches both lines at the radius's distance from a right angle")
  func fillet() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    // For a right angle the arc runs from (6, 0) to (10, 4).
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9)
  }

  @Test("a smooth rounded rectangle reaches its sides and is symmetric")
  func smoothCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10)
    let bounds = path.bounds

    #expect(abs(bounds.width - 100) < 1e-9 && abs(bounds.height - 60) < 1e-9)
    for point in [CGPoint(x: 2.5, y: 2.5), CGPoint(x: 3.5, y: 3.5)] {
      let mirrored = CGPoint(x: 100 - point.x, y: 60 - point.y)
      #expect(path.contains(point) == path.contains(mirrored))
    }
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 4, y: 4)))
  }
  @Test("a renderer below no size makes an image of no size")
  func negativeSize() {
    withScreen {
      var isCalled = false
      let image = UIGraphicsImageRenderer(size: CGSize(width: -1, height: 4)).image { _ in
        isCalled = true
      }
      #expect(isCalled)
      #expect(image.size == .zero)
    }
  }
}
