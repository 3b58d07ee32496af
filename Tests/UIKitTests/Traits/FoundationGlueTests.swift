// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@Suite struct FoundationGlueTests {
  @Test("transforms compose in reading order and invert")
  func transforms() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    #expect(scale.concatenating(scale.inverted()).isIdentity)
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
      CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 1) < 1e-12 && abs(turned.height - 2) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("index paths name their parts")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    path.item += 1
    path.section = 0
    #expect((path.section, path.row) == (0, 4))
  }

  @Test("boxed geometry comes back")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).size.width == 1)
    #expect(insets.directional(isRightToLeft: true).leading == 4)
  }
}
