// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Frames of image views that Interface Builder recorded (Documentation/Symbols.md §2.9).
@MainActor
@Suite("Sizes of system symbols")
struct SymbolMetricsTests {
  /// An image view whose alignment rectangle is a square of `side` at (0, 0).
  private func frame(of name: String, side: CGFloat) throws -> CGRect {
    let view = UIImageView(image: UIImage(systemName: name))
    let insets = try #require(view.image).alignmentInsets(scale: 2)
    return CGRect(x: 0, y: 0, width: side, height: side).inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  @Test(
    "a symbol's frame lies in the line of text that constraints mean, at two pixels a point",
    arguments: [
      // Recorded for constraints of 100, 50, 24 and 30 points a side.
      ("checkmark.circle.fill", 100.0, 0.5, 99.0), ("heart.fill", 50, 1.5, 47.5),
      ("chevron.right", 24, 2, 20.5), ("checkmark.square.fill", 30, 1, 27.5),
      ("sun.max.fill", 100, -0.5, 100.5), ("multiply", 45, 3, 38.5), ("pencil", 25, 2.5, 20.5),
      ("arrow.backward", 35, 2.5, 30), ("magnifyingglass", 40, 1, 38), ("plus", 24, 2, 20),
    ])
  func insets(name: String, side: CGFloat, y: CGFloat, height: CGFloat) throws {
    let frame = try frame(of: name, side: side)

    #expect(abs(frame.minY - y) <= 0.5, "\(frame)")
    #expect(abs(frame.height - height) <= 0.5, "\(frame)")
  }

  @Test(
    "an image view's symbol is as large as recorded",
    arguments: [
      ("star", 17.0, 22.0, 20.0), ("pencil.circle", 17, 20, 19), ("chevron.right", 17, 12.5, 16.5),
      ("square.and.pencil", 22, 26.5, 25), ("timer", 12, 14, 14),
      // Frames in squares: 24, 24 and 26 points a side are 21.5, 19 and 24.5 high, where a line is
      // 20; widths by the documents' proportions, 128 to 96, 95 and 97.
      ("folder", 17, 23.5, 17.5), ("arrow.right", 17, 20, 15), ("photo.fill", 17, 24.5, 18.5),
      ("scissors", 17, 25.5, 18.5),
    ])
  func sizes(name: String, pointSize: CGFloat, width: CGFloat, height: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.traitOverrides.displayScale = 2
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: pointSize)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(abs(view.frame.width - width) <= 0.5 && abs(view.frame.height - height) <= 0.5)
  }

  /// Recorded: buttons of 25, 45, 35 and 40 points a side with nothing but a background, two pixels
  /// a point.
  @Test(
    "a button's background symbol makes its frame as high as the symbol is",
    arguments: [
      ("pencil", 25.0, 2.5, 20.5), ("multiply", 45, 3, 38.5),
      ("arrow.backward", 35, 2.5, 30), ("magnifyingglass", 40, 1, 38),
    ])
  func backgrounds(name: String, side: CGFloat, y: CGFloat, height: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.traitOverrides.displayScale = 2
    let button = UIButton(type: .system)
    button.setBackgroundImage(UIImage(systemName: name), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: side),
      button.heightAnchor.constraint(equalToConstant: side),
    ])
    root.layoutIfNeeded()

    #expect(button.frame.width == side)
    #expect(abs(button.frame.minY - y) <= 0.5, "\(button.frame)")
    #expect(abs(button.frame.height - height) <= 0.5, "\(button.frame)")
  }

  @Test(
    "thick lines make a symbol larger, thin ones smaller",
    arguments: [
      ("arrow.left.square.fill", 28.0, UIImage.SymbolWeight.semibold, 33.0, 30.0),
      ("arrow.left.circle", 47, .thin, 53.5, 51.5),
    ])
  func weights(
    name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, width: CGFloat, height: CGFloat
  ) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    let image = UIImage(systemName: name, withConfiguration: configuration)
    // Recorded frames of buttons, whole half points.
    let size = try #require(image).size

    #expect(abs(size.width - width) < 0.75 && abs(size.height - height) < 0.75, "\(size)")
  }

  @Test("what has a circle's proportions is as large as one")
  func round() throws {
    let circle = try #require(UIImage.symbol("circle"))
    let pie = try #require(UIImage.symbol("chart.pie.fill", proportion: 128.0 / 123))

    #expect(pie.size == circle.size)
  }

  @Test("a document's proportions hold for a symbol whose size is unknown, with or without drawing")
  func proportions() throws {
    let book = try #require(UIImage.symbol("book", proportion: 1.25))
    #expect(abs(book.size.width / book.size.height - 1.25) < 1e-6)

    let missing = try #require(
      UIImage.symbol("no.such.symbol", proportion: 0.5, canBeEmpty: true))
    #expect(missing.isSymbolImage)
    #expect(abs(missing.size.width / missing.size.height - 0.5) < 1e-6)
    #expect(UIImage.symbol("no.such.symbol", proportion: 0.5) == nil)
  }
}
