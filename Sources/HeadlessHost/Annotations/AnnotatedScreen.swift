// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Findings
import Foundation
internal import Inspection
internal import UIKit

/// What is on the screen for those who do not see it, or who point at it by number
/// (Documentation/Accessibility.md §3).
///
/// Elements are numbered from 1, in the order in which VoiceOver goes through them.
@MainActor
struct AnnotatedScreen {
  private let tree: SpokenTree
  private let windows: [UIWindow]

  init(_ windows: [UIWindow]) {
    self.windows = windows
    tree = SpokenTree.reading(windows)
  }

  // MARK: Picture

  /// Boxes with numbers, to be painted over a picture of the screen.
  func overlay(size: CGSize) -> DisplayList {
    let board = UIView(frame: CGRect(origin: .zero, size: size))
    for (index, element) in tree.elements.enumerated() {
      let colour = Self.colours[index % Self.colours.count]
      let frame = CGRect(
        x: element.frame.x, y: element.frame.y, width: element.frame.width,
        height: element.frame.height)
      let box = UIView(frame: frame)
      box.layer.borderWidth = 1.5
      box.layer.borderColor = colour.cgColor
      board.addSubview(box)
      board.addSubview(Self.badge("\(index + 1)", colour, at: frame, within: board.bounds))
    }
    board.layoutIfNeeded()
    return DisplayListBuilder.displayList(of: board)
  }

  /// Dark enough for white figures at 4.5 : 1.
  private static let colours: [UIColor] = [
    UIColor(red: 0.75, green: 0.1, blue: 0.15, alpha: 1),
    UIColor(red: 0.05, green: 0.35, blue: 0.75, alpha: 1),
    UIColor(red: 0.05, green: 0.45, blue: 0.2, alpha: 1),
    UIColor(red: 0.5, green: 0.15, blue: 0.6, alpha: 1),
    UIColor(red: 0.6, green: 0.3, blue: 0, alpha: 1),
  ]

  private static func badge(
    _ text: String, _ colour: UIColor, at frame: CGRect, within bounds: CGRect
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 11, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = colour
    let width = max(16, label.intrinsicContentSize.width + 6)
    // About the left top corner, so that it covers little, and always on the screen.
    let x = min(max(0, frame.minX - width / 2), bounds.maxX - width)
    let y = min(max(0, frame.minY - 8), bounds.maxY - 16)
    label.frame = CGRect(x: x, y: y, width: width, height: 16)
    return label
  }

  // MARK: Text

  /// A view a line: number, class, frame in the window, text; children two spaces deeper.
  var text: String {
    var numbers: [ObjectIdentifier: [Int]] = [:]
    for (index, view) in tree.views.enumerated() {
      if let view { numbers[ObjectIdentifier(view), default: []].append(index + 1) }
    }
    var lines: [String] = []
    for window in windows where !window.isHidden { append(window, 0, numbers, to: &lines) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func append(
    _ view: UIView, _ depth: Int, _ numbers: [ObjectIdentifier: [Int]], to lines: inout [String]
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.convert(view.bounds, to: nil)
    let known = numbers[ObjectIdentifier(view)] ?? []
    var words = known.map { "[\($0)]" }
    words.append(String(describing: type(of: view)))
    words += [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    let element = ScreenElement(view)
    if let identifier = element.identifier, !identifier.isEmpty { words.append("id:\(identifier)") }
    if let name = element.name, !name.isEmpty { words.append(ScreenElement.quoted(name)) }
    words += known.flatMap { tree.elements[$0 - 1].traits }.filter { $0 != "staticText" }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in view.subviews { append(child, depth + 1, numbers, to: &lines) }
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? whole(rounded) : "\(Double(rounded))"
  }

  // MARK: Elements

  /// The portable model of AccessibilitySnapshot.
  func portable() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SpokenNode.List(tree.nodes))
  }
}
