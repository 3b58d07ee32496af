// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("System symbols")
struct SymbolTests {
  @Test("SVG path data keeps its commands, absolute, relative and repeated")
  func pathData() {
    let path = SVGPathReader.path("M1 2h3v4l-1-1 2 .5C0 0 1 1 2 2s3 1 4 0z")

    var expected = Path()
    expected.move(to: CGPoint(x: 1, y: 2))
    expected.addLine(to: CGPoint(x: 4, y: 2))
    expected.addLine(to: CGPoint(x: 4, y: 6))
    expected.addLine(to: CGPoint(x: 3, y: 5))
    expected.addLine(to: CGPoint(x: 5, y: 5.5))
    expected.addCubic(to: CGPoint(x: 2, y: 2), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    // The smooth curve's first control point mirrors (1, 1) at (2, 2).
    expected.addCubic(to: CGPoint(x: 6, y: 2), CGPoint(x: 3, y: 3), CGPoint(x: 5, y: 3))
    expected.close()
    #expect(path == expected)
  }

  @Test("an arc lies on its circle, on the side that its flags say")
  func arc() throws {
    // From the top of the unit circle around the origin to its right, the short way, clockwise.
    let path = SVGPathReader.path("M0-1A1 1 0 0 1 1 0")

    #expect(path.elements.count == 2)
    guard case .cubic(let first, let second, let end) = path.elements[1] else {
      Issue.record("a quarter turn is one curve: \(path.elements)")
      return
    }
    // The classical control distance of a quarter circle.
    #expect(abs(first.x - 0.5523) < 0.001 && abs(first.y + 1) < 0.001)
    #expect(abs(second.x - 1) < 0.001 && abs(second.y + 0.5523) < 0.001)
    #expect(end == CGPoint(x: 1, y: 0))
  }

  @Test("flags of an arc may stand without separators; the large way takes three quarters")
  func largeArc() {
    let path = SVGPathReader.path("M0-1a1 1 0 101 1")

    #expect(path.elements.count == 4)
    let box = path.tightBox ?? .zero
    #expect(abs(box.minX + 1) < 0.001 && abs(box.maxY - 1) < 0.001)
  }

  @Test(
    "common names, their variants and composed variants have drawings",
    arguments: [
      "house", "house.fill", "gearshape", "trash.circle.fill", "chevron.right.circle",
      "person.crop.circle.badge.plus", "1.circle", "star.slash", "magnifyingglass",
      "ellipsis.circle", "xmark.square.fill", "line.3.horizontal.decrease.circle",
    ])
  func known(name: String) throws {
    let image = try #require(UIImage(systemName: name))

    #expect(image.isSymbolImage)
    #expect(image.size.width > 4 && image.size.width < 40)
  }

  @Test("a name that Apple does not have is nil")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("every listed name has its file")
  func filesExist() {
    for entry in SymbolNames.list.split(whereSeparator: \.isWhitespace) {
      let name = String(entry.split(separator: "=")[0])
      #expect(SymbolVariants.glyph(name) != nil, "\(name)")
    }
  }

  @Test("a symbol grows with its point size and by 1.28 at large scale")
  func sizes() throws {
    let plain = try #require(UIImage(systemName: "folder"))
    let double = plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    let large = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))

    #expect(abs(double.size.width - 2 * plain.size.width) < 0.01)
    #expect(abs(large.size.height - 1.28 * plain.size.height) < 0.01)
  }

  @Test("only names that follow the reading direction are mirrored")
  func mirroring() throws {
    #expect(try #require(UIImage(systemName: "chevron.forward")).flipsForRightToLeftLayoutDirection)
    let right = try #require(UIImage(systemName: "chevron.right"))
    #expect(!right.flipsForRightToLeftLayoutDirection)
    // Media controls keep their direction.
    let media = try #require(UIImage(systemName: "forward.fill"))
    #expect(!media.flipsForRightToLeftLayoutDirection)
  }
}
