// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Text and what is behind it (Documentation/Check.md §6.9).
extension Inspector {
  mutating func inspectContrast(of label: UILabel, _ index: Int) {
    guard label.isEnabled, let color = label.shownColor, !(label.text ?? "").isInOwnColors
    else { return }
    inspectContrast(of: color, label.font, index)
  }

  mutating func inspectContrast(of view: UITextView, _ index: Int) {
    guard view.hasText, let color = view.shownColor, !view.text.isInOwnColors else { return }
    inspectContrast(of: color, view.font ?? .systemFont(ofSize: 12), index)
  }

  mutating func inspectContrast(of field: UITextField, _ index: Int) {
    guard field.hasText, let color = field.textColor, !(field.text ?? "").isInOwnColors
    else { return }
    inspectContrast(of: color, field.font ?? .systemFont(ofSize: 17), index)
  }

  private mutating func inspectContrast(of color: UIColor, _ font: UIFont, _ index: Int) {
    let node = tree.nodes[index]
    // Of a text that is squeezed or clipped to less than half a letter nothing is seen, in whatever
    // colour.
    let (letters, seen) = (letters(index), lettersInSight(index))
    guard !node.isInBar, min(node.frame.width, node.frame.height) >= font.pointSize / 2,
      seen.height >= min(font.pointSize, letters.height) / 2,
      seen.width >= min(font.pointSize, letters.width) / 2
    else { return }
    let view = person(index)
    if let control = view as? UIControl, !control.isEnabled { return }
    if let button = view as? UIButton, button.isColoredBySystem { return }
    let traits = view.traitCollection
    guard let (back, isOfSystem) = background(behind: index, traits),
      let front = color.components(in: traits)
    else { return }
    // The system's colours follow its own backgrounds and the setting for more contrast.
    if color.isOfSystem, isOfSystem || back.isSystemBackground(traits) { return }
    // Their values as numbers too; and white on them is what Apple's own filled buttons show.
    if Shade(front).isLikeSystem, isOfSystem || back.isPlain { return }
    if Shade(front).isPlain, back.isLikeSystem { return }
    let shown = Shade(front).over(back)
    let contrast = shown.contrast(with: back)
    let size = font.pointSize
    let isLarge = size >= 18 || font.isHeavy
    let limit = isLarge ? 3 : 4.5
    guard contrast < limit - 0.005, !isCovered(index) else { return }
    faults.append(
      Fault(
        .lowContrast, view, severity: contrast < limit * 2 / 3 ? nil : .note, measure: contrast,
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "text \(shown.hexadecimal) on \(back.hexadecimal) has a contrast of "
            + "\(String(format: "%.2f", contrast)) : 1, less than \(limit) : 1",
          reason: "\(isLarge ? "Large or bold text" : "Text of \(short(size)) pt") needs "
            + "\(limit) : 1 to be read by most people.",
          remedy: "Take label and systemBackground, which follow light and dark, or colours "
            + "further apart.")
        words.numbers = [
          .init("contrast", (contrast * 100).rounded() / 100, ""), .init("least", limit, ""),
        ]
        return words
      })
  }

  private func letters(_ index: Int) -> CGRect {
    let lines = linesRect(index) ?? .null
    return lines.isEmpty ? tree.nodes[index].frame : lines
  }

  /// Where a node's letters are, as far as nothing clips them.
  private func lettersInSight(_ index: Int) -> CGRect {
    letters(index).intersection(tree.nodes[index].clip)
  }

  /// The colour behind a node, and whether the system gave it; nil where a picture, a gradient or a
  /// blur is there.
  private func background(
    behind index: Int, _ traits: UITraitCollection
  ) -> (Shade, Bool)? {
    var layers: [Shade] = []
    var isOfSystem = true
    var current = index
    let frame = lettersInSight(index)
    while current >= 0 {
      let node = tree.nodes[current]
      // Siblings that were put below, the frontmost first.
      if current != index {
        guard let coverings = covers(of: frame, under: current, before: index) else { return nil }
        for covering in coverings {
          guard let color = covering.backgroundColor, let parts = color.components(in: traits),
            !isPicture(covering)
          else { return nil }
          layers.append(Shade(parts))
          isOfSystem = isOfSystem && color.isOfSystem
          if parts.alpha > 0.99 { return (blend(layers), isOfSystem) }
        }
      }
      if node.view is UIImageView || node.view is UIVisualEffectView { return nil }
      if node.view.layer is CAGradientLayer || node.view.layer.contents != nil { return nil }
      // Layers without a view may be a gradient or a drawing.
      if current != index, !node.view.looseLayers.isEmpty { return nil }
      if let button = node.view as? UIButton {
        if button.configuration?.background.image != nil || button.currentBackgroundImage != nil {
          return nil
        }
        if let fill = button.chosenFill, let parts = fill.components(in: traits) {
          layers.append(Shade(parts))
          isOfSystem = isOfSystem && fill.isOfSystem
          if parts.alpha > 0.99 { return (blend(layers), isOfSystem) }
        }
      }
      if let color = node.view.backgroundColor {
        guard let parts = color.components(in: traits) else { return nil }
        if parts.alpha > 0 {
          layers.append(Shade(parts))
          isOfSystem = isOfSystem && color.isOfSystem
        }
        if parts.alpha > 0.99 { return (blend(layers), isOfSystem) }
      }
      current = node.parent
    }
    return nil
  }

  /// The children of a node that lie behind the path to `index`, the frontmost first: colours that
  /// cover `frame`, and pictures that cover a part of it. nil where a colour lies behind a part of it
  /// alone.
  private func covers(of frame: CGRect, under parent: Int, before index: Int) -> [UIView]? {
    var child = parent + 1
    var found: [UIView] = []
    while child < tree.nodes[parent].end {
      if tree.contains(child, index) { break }
      let node = tree.nodes[child]
      let common = node.frame.intersection(frame)
      if isPicture(node.view), common.width > 1, common.height > 1 {
        found.append(node.view)
      } else if (node.view.backgroundColor?.cgColor.alpha ?? 0) > 0 {
        if node.frame.insetBy(dx: -1, dy: -1).contains(frame) {
          found.append(node.view)
        } else if common.width * common.height > frame.width * frame.height / 10 {
          return nil
        }
      }
      child = node.end
    }
    return found.reversed()
  }

  /// Whether nobody can say which colour a view shows: pictures, blurs, gradients and drawings.
  private func isPicture(_ view: UIView) -> Bool {
    view is UIImageView || view is UIVisualEffectView || view.layer is CAGradientLayer
      || view.layer.contents != nil || !view.looseLayers.isEmpty
  }

  /// Layers, the topmost first, over each other.
  private func blend(_ layers: [Shade]) -> Shade {
    layers.reversed().dropFirst().reduce(layers[layers.count - 1]) { $1.over($0) }
  }
}

/// A colour in numbers.
struct Shade {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ parts: (red: Double, green: Double, blue: Double, alpha: Double)) {
    (red, green, blue, alpha) = parts
  }

  func over(_ back: Shade) -> Shade {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Shade((mix(red, back.red), mix(green, back.green), mix(blue, back.blue), 1))
  }

  /// WCAG 2.1's relative luminance.
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.1's contrast ratio, 1 to 21.
  func contrast(with other: Shade) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Whether it is white or black, and opaque.
  var isPlain: Bool {
    let parts = [red, green, blue]
    return alpha > 0.99 && (parts.allSatisfy { $0 > 0.998 } || parts.allSatisfy { $0 < 0.002 })
  }

  @MainActor
  var isLikeSystem: Bool { UIColor.isLikeSystem(red: red, green: green, blue: blue) }

  /// Whether it is what the system's own background is: white, or black in dark mode.
  @MainActor
  func isSystemBackground(_ traits: UITraitCollection) -> Bool {
    let value: Double = traits.userInterfaceStyle == .dark ? 0 : 1
    return abs(red - value) < 0.002 && abs(green - value) < 0.002 && abs(blue - value) < 0.002
  }

  var hexadecimal: String {
    "#"
      + [red, green, blue].map {
        let byte = Int((min(max($0, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension String {
  /// Whether it is nothing but blanks and emoji, which no text colour reaches.
  fileprivate var isInOwnColors: Bool {
    allSatisfy { character in
      guard !character.isWhitespace, let first = character.unicodeScalars.first else { return true }
      return first.properties.isEmojiPresentation
        || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }
  }
}
