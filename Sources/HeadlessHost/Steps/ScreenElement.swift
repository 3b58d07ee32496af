// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
package import UIKit

/// A view, or a part of one, that people can name (Documentation/Steps.md §3).
@MainActor
package struct ScreenElement {
  package let view: UIView
  /// What stands for the element within the view's bounds: all of them, or one segment.
  let area: CGRect
  let identifier: String?
  let label: String?
  /// Title, text, placeholder: what is to be read.
  let texts: [String]

  init(_ view: UIView) {
    self.view = view
    area = view.bounds
    identifier = view.accessibilityIdentifier
    label = view.accessibilityLabel
    texts = ScreenElement.texts(of: view).filter { !$0.isEmpty }
  }

  /// A segment of a segmented control.
  init(_ control: UISegmentedControl, segment: Int) {
    view = control
    area = control.segmentRects[segment]
    identifier = nil
    label = nil
    texts = [
      control.titleForSegment(at: segment) ?? control.imageForSegment(at: segment)?.givenName
    ].compactMap(\.self)
  }

  private static func texts(of view: UIView) -> [String] {
    switch view {
    case let label as UILabel: [label.text].compactMap(\.self)
    case let button as UIButton:
      [button.currentTitle ?? button.titleLabelNow?.text ?? pictureName(in: button)]
        .compactMap(\.self)
    case let field as UITextField: [field.text, field.placeholder].compactMap(\.self)
    case let text as UITextView: [text.text].compactMap(\.self)
    case let bar as UISearchBar: [bar.text, bar.placeholder].compactMap(\.self)
    case let picture as UIImageView where picture.gestureRecognizers?.isEmpty == false:
      [picture.image?.givenName].compactMap(\.self)
    case is UISegmentedControl, is UIStepper, is UISwitch, is UISlider: []
    case is UIControl: [pictureName(in: view)].compactMap(\.self)
    default: []
    }
  }

  /// The name of the symbol or image that a control shows in place of words.
  private static func pictureName(in view: UIView) -> String? {
    for child in view.subviews where !child.isHidden && child.alpha > 0 {
      if let text = (child as? UILabel)?.text, !text.isEmpty { return nil }
      if let name = (child as? UIImageView)?.image?.givenName { return name }
      if let name = pictureName(in: child) { return name }
    }
    return nil
  }

  /// Whether this is a whole view.
  var isWholeView: Bool { area == view.bounds }

  /// The class's name without its module.
  var typeName: String { String(describing: type(of: view)) }

  /// What the class and those above it are called, up to but without `UIView`.
  var typeNames: [String] {
    var names: [String] = []
    var type: AnyClass? = Swift.type(of: view)
    while let current = type, current != UIView.self {
      names.append(String(describing: current))
      type = _getSuperclass(current)
    }
    return names
  }

  /// How a list of what is there shows the element; nil for one without a name.
  var summary: String? {
    if let identifier, !identifier.isEmpty {
      let text = (label ?? texts.first).map { " \(ScreenElement.quoted($0))" } ?? ""
      return "id:\(identifier) (\(typeName)\(text))"
    }
    guard let name else { return answersWithoutName ? typeName : nil }
    return "\(ScreenElement.quoted(name)) (\(typeName))"
  }

  /// Whether this is a control that can be called by its class only.
  private var answersWithoutName: Bool {
    guard let control = view as? UIControl, isWholeView, control.isEnabled,
      type(of: control) != UIControl.self
    else { return false }
    return !(control is UISegmentedControl)
      && !sequence(first: control.superview, next: { $0?.superview }).contains { $0 is UIControl }
  }

  /// The name people would use first.
  var name: String? { label ?? texts.first }

  nonisolated static func quotedName(_ text: String) -> String { "'\(text)'" }

  static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return line.count > 50 ? "\"\(line.prefix(47))…\"" : "\"\(line)\""
  }
}
