// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Colours")
struct DrawingColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func bytes(_ color: UIColor) -> [Int] {
    let cg = color.cgColor
    return [cg.red, cg.green, cg.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    "system colours have Apple's published values",
    arguments: [
      ("systemBlueColor", [0, 122, 255], [10, 132, 255]),
      ("systemRedColor", [255, 59, 48], [255, 69, 58]),
      ("systemBackgroundColor", [255, 255, 255], [0, 0, 0]),
      ("secondarySystemBackgroundColor", [242, 242, 247], [28, 28, 30]),
      ("labelColor", [0, 0, 0], [255, 255, 255]),
      ("systemGray5Color", [229, 229, 234], [44, 44, 46]),
    ])
  func system(name: String, inLight: [Int], inDark: [Int]) throws {
    let color = try #require(UIColor.system(named: name))

    #expect(bytes(color.resolvedColor(with: light)) == inLight)
    #expect(bytes(color.resolvedColor(with: dark)) == inDark)
  }

  @Test("an elevated dark background is one step lighter")
  func elevated() {
    let traits = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])

    #expect(bytes(UIColor.systemBackground.resolvedColor(with: traits)) == [28, 28, 30])
  }

  @Test("an alpha outside 0 and 1 is the nearer of them")
  func opacity() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 255) == .red)
    #expect(UIColor(white: 0, alpha: -1) == UIColor(white: 0, alpha: 0))
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 2).cgColor.alpha == 1)
    #expect(UIColor.red.withAlphaComponent(2) == .red)
    #expect(UIColor.systemRed.withAlphaComponent(7) == UIColor.systemRed.withAlphaComponent(1))
  }

  @Test("dynamic colours of one name and opacity are equal")
  func dimmed() {
    let dimmed = UIColor.systemRed.withAlphaComponent(0.2)
    #expect(dimmed == UIColor.systemRed.withAlphaComponent(0.2))
    #expect(dimmed.hash == UIColor.systemRed.withAlphaComponent(0.2).hash)
    #expect(dimmed == UIColor.systemRed.withAlphaComponent(0.9).withAlphaComponent(0.2))
    #expect(dimmed != UIColor.systemRed.withAlphaComponent(0.3))
    #expect(dimmed != .systemRed)
    #expect(.systemRed != dimmed)
    #expect(dimmed != UIColor.systemBlue.withAlphaComponent(0.2))
  }

  @Test("a dynamic colour follows the current traits, its CGColor does not")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let frozen = color.cgColor

    #expect(color.cgColor == CGColor(gray: 0, alpha: 1))
    dark.performAsCurrent {
      #expect(color.cgColor == CGColor(gray: 1, alpha: 1))
      #expect(frozen == CGColor(gray: 0, alpha: 1))
      #expect(color.withAlphaComponent(0.5).cgColor == CGColor(gray: 1, alpha: 0.5))
    }
  }

  @Test(
    "hue, saturation and brightness go to red, green and blue and back",
    arguments: [
      (0, [1, 0, 0]), (1.0 / 3, [0, 1, 0]), (2.0 / 3, [0, 0, 1]), (0.5, [0, 1, 1]),
    ] as [(CGFloat, [CGFloat])])
  func hues(hue: CGFloat, rgb: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    var back: CGFloat = -1
    color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)

    #expect(
      zip([color.cgColor.red, color.cgColor.green, color.cgColor.blue], rgb)
        .allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(back - hue) < 1e-9)
  }

  @Test("white and black are the same in Display P3 and sRGB, red is redder")
  func displayP3() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor

    #expect([white.red, white.green, white.blue].allSatisfy { abs($0 - 1) < 1e-6 })
    // Published conversion of P3 red to extended sRGB: 1.0930, −0.2267, −0.1501.
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
  }
}

@Suite("Colours in other spaces")
struct ColorSpaceTests {
  @Test("grey becomes three components, and RGB its luminance")
  func conversion() throws {
    let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    let converted = gray.converted(to: rgb, intent: .defaultIntent, options: nil)
    #expect(converted?.components == [0.25, 0.25, 0.25, 0.5])
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let dull = green.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .relativeColorimetric, options: nil)
    #expect(dull?.components == [0.7152, 1])
  }
}
