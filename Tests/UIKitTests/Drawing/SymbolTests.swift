// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Raster
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
    onDevice("iPhone X") { _ in
      var said: [LayoutIssue] = []
      Runtime.current.issueSink = { said.append($0) }
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(said.map { "\($0)".contains("no.such.symbol") } == [true])
    }
    // Names of Apple's words stand for the nearest that is drawn, since apps unwrap them.
    for name in ["plus.square.on.square.fill", "plus.app", "trash.slash.circle.inset.filled"] {
      #expect(UIImage(systemName: name)?.size.width ?? 0 > 0, "\(name)")
    }
  }

  @Test("a symbol of an earlier system's name is drawn as that of today's")
  func renamed() throws {
    for (name, today) in [("table.fill", "tablecells.fill"), ("cube.box", "shippingbox")] {
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.size == UIImage(systemName: today)?.size, "\(name)")
      #expect(!Runtime.current.issues.contains { $0.consoleText.contains("'\(name)'") }, "\(name)")
    }
  }

  @Test(
    "a name of words that no drawn symbol has is one of Apple's all the same",
    arguments: ["rectangle.portrait.slash", "thermometer.transmission", "hanger", "helm"])
  func notDrawn(name: String) throws {
    #expect(try #require(UIImage(systemName: name), "\(name)").size.width > 0)
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

  @Test("a symbol of a text style has the text size of the view that shows it, and follows it")
  func textStyle() {
    onDevice("iPhone 14") { _ in
      let body = UIImage.SymbolConfiguration(textStyle: .body)
      let view = UIImageView(image: UIImage(systemName: "folder", withConfiguration: body))
      let fixed = UIImageView(image: UIImage(systemName: "folder"))
      fixed.preferredSymbolConfiguration = .init(font: .preferredFont(forTextStyle: .body))
      let controller = UIViewController()
      for view in [view, fixed] { controller.view.addSubview(view) }
      let window = show(controller)
      let width = view.intrinsicContentSize.width

      window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      window.layoutIfNeeded()

      // Body has 17 and 23 points; sizes are whole pixels of a third of a point.
      #expect(abs(view.intrinsicContentSize.width - width * 23 / 17) <= 0.5)
      #expect(fixed.intrinsicContentSize.width == width)
      let without = body.configurationWithoutTextStyle()
      #expect(without.isEqual(to: .unspecified) && !body.isEqual(to: .init(pointSize: 17)))
    }
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

  /// The colours that an image paints, in order.
  private func colors(_ image: UIImage, tint: UIColor) -> [PaintColor] {
    let view = UIImageView(image: image)
    view.tintColor = tint
    view.frame.size = image.size
    var found: [PaintColor] = []
    func collect(_ list: DisplayList) {
      for command in list.commands {
        switch command {
        case .fill(_, _, let color), .stroke(_, _, let color): found.append(color)
        case .picture(let placement):
          if let tint = placement.tint { found.append(tint) }
          if placement.tint == nil, case .recording(let inner, _) = placement.picture.content {
            collect(inner)
          }
        default: break
        }
      }
    }
    collect(DisplayListBuilder.displayList(of: view))
    return found
  }

  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  @Test(
    "a palette colours a sign and its frame; the sign of a filled frame is painted",
    arguments: [
      "info.circle", "info.circle.fill", "bolt.circle.fill", "leaf.square",
      "exclamationmark.triangle", "exclamationmark.triangle.fill",
    ])
  func palette(name: String) throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(UIImage(systemName: name, withConfiguration: palette))
    let found = colors(image, tint: .green)

    #expect(found.contains(red) && found.contains(blue), "\(found)")
    #expect(Set(found).isSubset(of: [red, blue]), "\(found)")
    // A stencil of it has the view's tint alone.
    let stencil = colors(image.withRenderingMode(.alwaysTemplate), tint: .green)
    #expect(stencil == [PaintColor(red: 0, green: 1, blue: 0)])
  }

  @Test(
    "a badge has the first colour, what it lies on the second",
    arguments: ["folder.badge.plus", "person.crop.circle.badge.plus", "bell.badge"])
  func badge(name: String) throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(UIImage(systemName: name, withConfiguration: palette))

    // The badge lies on the rest and is painted last.
    let found = colors(image, tint: .green)
    #expect(found.last == red, "\(found)")
    #expect(found.first == blue, "\(found)")
  }

  @Test("a person in a circle keeps the circle beside a badge")
  func badgedPerson() throws {
    let plain = try #require(SymbolVariants.glyph("person.crop.circle"))
    let badged = try #require(SymbolVariants.glyph("person.crop.circle.badge.plus"))

    #expect(badged.shapes.prefix(plain.shapes.count).map(\.path) == plain.shapes.map(\.path))
    #expect(badged.shapes.count > plain.shapes.count)
    #expect(SymbolVariants.glyph("person.crop.circle.badge.exclamationmark.fill") != nil)
  }

  @Test(
    "people at sports and weather have stand-ins, and nobody is told",
    arguments: [
      "figure.hiking", "figure.outdoor.cycle", "figure.walk.circle", "figure", "sun.horizon.fill",
      "moonphase.first.quarter", "smoke.circle", "tent.fill", "gauge.with.dots.needle.50percent",
    ])
  func kin(name: String) {
    #expect(SystemSymbols.storage(for: SymbolRequest(name: name)) != nil)
  }

  @Test("every file that a name is given exists in the set")
  func files() {
    let missing = SymbolNames.names.filter { name in
      SymbolNames.file(for: String(name)).flatMap(SymbolSet.glyph(file:)) == nil
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("a palette of one colour is a stencil of it, so that a sign in a filled frame is seen")
  func paletteOfOne() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red])
    let image = try #require(
      UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
    let plain = try #require(UIImage(systemName: "plus.circle.fill"))

    #expect(colors(image, tint: .green) == [red])
    #expect(colors(image, tint: .green).count == colors(plain, tint: .green).count)
  }

  @Test("symbols with colours of their own show them where these are asked for")
  func ownColors() throws {
    let yellow = UIColor.systemYellow.cgColor.paint
    let white = UIColor.white.cgColor.paint
    let own = UIImage.SymbolConfiguration.preferringMulticolor()
    let sun = try #require(UIImage(systemName: "sun.max.fill"))
    let asked = try #require(sun.applyingSymbolConfiguration(own))
    let cloud = try #require(UIImage(systemName: "cloud.sun.fill", withConfiguration: own))
    let pencil = try #require(UIImage(systemName: "pencil", withConfiguration: own))

    #expect(Set(colors(asked, tint: .blue)) == [yellow])
    #expect(Set(colors(sun.withRenderingMode(.alwaysOriginal), tint: .blue)) == [yellow])
    #expect(Set(colors(cloud, tint: .blue)) == [white, yellow])
    #expect(Set(colors(pencil, tint: .blue)) == [blue])
    #expect(Set(colors(sun, tint: .blue)) == [blue])
    let tinted = sun.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(Set(colors(tinted, tint: .blue)) == [red])
  }

  @Test("a hierarchical colour halves from level to level")
  func hierarchical() throws {
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let image = try #require(
      UIImage(systemName: "plus.circle", withConfiguration: configuration))

    #expect(Set(colors(image, tint: .green)) == [red, red.multiplyingAlpha(by: 0.5)])
  }

  @Test("a symbol that is a button's background has the button's tint")
  func background() throws {
    let button = UIButton(type: .custom)
    button.tintColor = .blue
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.setBackgroundImage(UIImage(systemName: "circle.fill"), for: .normal)
    button.layoutIfNeeded()
    var tints: [PaintColor?] = []
    for case .picture(let placement) in DisplayListBuilder.displayList(of: button).commands {
      tints.append(placement.tint)
    }
    #expect(tints == [blue])
  }

  @Test("arrows up and down stand side by side, the one up first")
  func arrows() throws {
    let glyph = try #require(SymbolVariants.glyph("arrow.up.arrow.down"))
    let path = glyph.shapes[0].path.elements
    // The first shaft ends at the top, the second, to its right, at the bottom.
    guard case .move(let start) = path[0], case .line(let end) = path[1],
      case .move(let second) = path[5], case .line(let last) = path[6]
    else {
      Issue.record("\(path)")
      return
    }
    #expect(end.y < start.y && second.x > start.x && last.y > second.y)
  }

  @Test(
    "capitals stand in frames, dots on what they badge",
    arguments: [
      "b.circle", "v.square.fill", "bell.badge", "bell.badge.fill", "plus.app", "minus.app.fill",
    ])
  func composed(name: String) throws {
    let glyph = try #require(SymbolVariants.glyph(name))

    #expect(glyph.shapes.count > 1)
    #expect(glyph.ink.width > 8 && glyph.ink.width < 20)
    #expect(SymbolVariants.glyph("nowhere.badge") == nil)
  }

  /// A symbol's picture, ten pixels a point.
  private func surface(_ name: String) throws -> ImageSurface {
    let image = try #require(UIImage(systemName: name), "\(name)")
    guard case .recording(let list, let size) = try #require(image.storage.picture).content else {
      throw CancellationError()
    }
    return try Rasterizer().image(of: list, size: size, scale: 10)
  }

  @Test(
    "an info sign has its dot: its middle column meets the ring, the dot, the stem, the ring",
    arguments: ["info.circle"])
  func dot(name: String) throws {
    let surface = try surface(name)
    let column = (0..<surface.height).map {
      surface.pixel(x: surface.width / 2, y: $0).alpha > 128
    }
    #expect(column.split(separator: false).count == 4)
  }

  @Test("a leaf's tip is at its top right; a raised hand has fingers side by side")
  func ownDrawings() throws {
    func row(_ name: String, _ share: Double) throws -> [Bool] {
      let surface = try surface(name)
      let y = Int(Double(surface.height) * share)
      return (0..<surface.width).map { surface.pixel(x: $0, y: y).alpha > 128 }
    }
    let leaf = try row("leaf", 0.15)
    let inked = leaf.indices.filter { leaf[$0] }
    #expect(inked.allSatisfy { $0 > leaf.count / 3 } && inked.contains { $0 > leaf.count * 3 / 4 })
    // The sides of four fingers.
    #expect(try row("hand.raised", 0.3).split(separator: false).count >= 4)
  }

  @Test("a minus is as wide as the bar of a plus, an equals sign two bars, a division bar and dots")
  func signs() throws {
    // Pixels with ink in each row of the symbol's picture, ten a point.
    func rows(_ name: String) throws -> [Int] {
      let surface = try surface(name)
      return (0..<surface.height).map { y in
        (0..<surface.width).count { surface.pixel(x: $0, y: y).alpha > 128 }
      }
    }
    let (plus, minus) = (try rows("plus"), try rows("minus"))
    let widest = try #require(plus.max())
    #expect(abs(try #require(minus.max()) - widest) <= widest / 10)
    #expect(minus.count { $0 > 0 } < plus.count { $0 > 0 } / 3)
    // Runs of rows with ink, from above.
    func parts(_ rows: [Int]) -> Int { rows.split(separator: 0).count }
    #expect(parts(try rows("equal")) == 2)
    #expect(parts(try rows("divide")) == 3)
  }
}
