// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

extension SpokenElement {
  /// What a view says of itself.
  @MainActor init(_ view: UIView) {
    var traits = Self.names(of: view.accessibilityTraits)
    if let control = view as? UIControl {
      if !control.isEnabled { traits.insert("notEnabled") }
      if control.isSelected { traits.insert("selected") }
    }
    if view is UILabel, view.superview.map(isTitle) ?? false {
      traits.remove("staticText")
      traits.insert("header")
    }
    if view is UISwitch { traits.insert("switchButton") }
    if let field = view as? UITextField {
      traits.insert("textEntry")
      if field.isSecureTextEntry { traits.insert("secureTextField") }
    }
    if let cell = view as? UITableViewCell, cell.isSelected { traits.insert("selected") }
    self.init(
      label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint,
      traits: Self.ordered(traits), identifier: view.accessibilityIdentifier,
      frame: Rect(view.accessibilityFrame),
      actions: (view.accessibilityCustomActions ?? []).map(\.name),
      language: view.accessibilityLanguage,
      userInputLabels: view.accessibilityUserInputLabels ?? [],
      respondsToTouches: view.accessibilityRespondsToUserInteraction,
      className: ClassNames.name(of: type(of: view)))
  }

  /// A row that says nothing of itself: its texts, one after the other; nil where it has none.
  @MainActor init?(row: UITableViewCell) {
    let texts = Self.texts(in: row.contentView)
    guard !texts.isEmpty else { return nil }
    self.init(row)
    label = row.accessibilityLabel ?? texts.joined(separator: ", ")
  }

  /// A control that UIKit makes for an item of a bar; nil for others and for one that shows nothing.
  @MainActor init?(barItem control: UIControl) {
    guard ClassOrigin.isUIKit(type(of: control)),
      let bar = sequence(first: control as UIView, next: \.superview)
        .first(where: ScreenTree.isBar)
    else { return nil }
    self.init(control)
    if label?.isEmpty ?? true {
      label = Self.texts(in: control).first ?? Self.pictures(in: control).first
    }
    guard label?.isEmpty == false else { return nil }
    let isTabs = bar is UITabBar || bar is FloatingTabBar
    traits = Self.ordered(Set(traits).union(isTabs ? ["tabBarItem"] : ["button"]))
  }

  /// What images within a view are called.
  @MainActor private static func pictures(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      (child as? UIImageView)?.image?.accessibilityLabel.map { [$0] } ?? pictures(in: child)
    }
  }

  @MainActor init(_ element: UIAccessibilityElement) {
    var frame = element.accessibilityFrame
    if frame == .zero, let container = element.accessibilityContainer as? UIView {
      frame = container.convert(element.accessibilityFrameInContainerSpace, to: nil)
    }
    self.init(
      label: element.accessibilityLabel, value: element.accessibilityValue,
      hint: element.accessibilityHint,
      traits: Self.ordered(Self.names(of: element.accessibilityTraits)),
      identifier: element.accessibilityIdentifier, frame: Rect(frame),
      actions: (element.accessibilityCustomActions ?? []).map(\.name),
      className: ClassNames.name(of: type(of: element)))
  }

  /// Labels within a row, from top to bottom, without those of its controls.
  @MainActor private static func texts(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 && !($0 is UIControl) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .flatMap { child -> [String] in
        if let label = child as? UILabel {
          return [label.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty }
        }
        return texts(in: child)
      }
  }

  private static let known: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.header, "header"), (.tabBar, "tabBar"),
  ]

  /// Names of traits, in the order of the portable model.
  private static let order =
    known.map(\.1) + ["textEntry", "secureTextField", "tabBarItem", "switchButton"]

  private static func names(of traits: UIAccessibilityTraits) -> Set<String> {
    var names = Set(known.filter { traits.contains($0.0) }.map(\.1))
    if traits.contains(.toggleButton) { names.formUnion(["button", "switchButton"]) }
    return names
  }

  private static func ordered(_ names: Set<String>) -> [String] { order.filter(names.contains) }
}

/// Whether what is in a view is the title of a navigation bar.
@MainActor private func isTitle(_ view: UIView) -> Bool {
  sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
}
