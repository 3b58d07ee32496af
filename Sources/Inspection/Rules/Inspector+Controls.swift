// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What fingers and VoiceOver need (Documentation/Check.md §6.7–6.8).
extension Inspector {
  mutating func inspectControls() {
    for (index, node) in tree.nodes.enumerated() where !node.isPart && !node.isInBar {
      if isTarget(node.view) { inspectTarget(node.view, index) }
      inspectLabel(of: node.view, index)
    }
  }

  // MARK: Hit targets

  /// The least width and height of what is touched, from Apple's guidelines, points.
  static let leastTarget: CGFloat = 44

  /// Below this a target is hard to hit for anyone (WCAG 2.2, 2.5.8), points.
  static let leastSpot: CGFloat = 24

  /// Controls that the app gives their size. Switches, steppers, sliders, segments and pickers have
  /// Apple's own sizes, which are smaller.
  private func isTarget(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    switch view {
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UIColorWell, is UITextField:
      return false
    case let control as UIControl:
      return control.isEnabled
    default:
      // A view of the app that answers taps; lists and cells answer for themselves.
      if view is UIScrollView || ScreenTree.isCell(view) || view.ownedByController != nil {
        return false
      }
      return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        ?? false
    }
  }

  private mutating func inspectTarget(_ view: UIView, _ index: Int) {
    let node = tree.nodes[index]
    let size = node.frame.size
    guard size.width > 0, size.height > 0 else { return }
    let half = Inspector.leastTarget / 2 - 0.5
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    // A view may answer for more than its bounds.
    func answers(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      view.point(inside: CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)
    }
    let natural = applesSize(of: view)
    func isApples(_ isVertical: Bool) -> Bool {
      guard let natural, !view.hasFixedLength(isVertical: isVertical) else { return false }
      return isVertical
        ? abs(view.bounds.height - natural.height) < 1
        : abs(view.bounds.width - natural.width) < 1
    }
    let isWide =
      size.width >= Inspector.leastTarget - 0.5 || (answers(-half, 0) && answers(half, 0))
      || isApples(false)
    let isHigh =
      size.height >= Inspector.leastTarget - 0.5 || (answers(0, -half) && answers(0, half))
      || isApples(true)
    guard !isWide || !isHigh else { return }
    let least = min(isWide ? 44 : size.width, isHigh ? 44 : size.height)
    faults.append(
      Fault(
        .smallHitTarget, view, severity: least < Inspector.leastSpot ? nil : .note,
        measure: Double(least), region: node.frame
      ) {
        var words = Fault.Words(
          message: "it is \(short(size.width)) × \(short(size.height)) pt; fingers need 44 × 44",
          reason: isWide
            ? "It is \(short(size.height)) pt high."
            : isHigh ? "It is \(short(size.width)) pt wide." : "It is smaller both ways.",
          remedy:
            "Constrain it to at least 44 × 44 pt, or enlarge what point(inside:with:) answers.")
        words.numbers = [
          .init("least side", Double(least)), .init("width", Double(size.width)),
          .init("height", Double(size.height)),
        ]
        words.cause = view.shares(isVertical: isWide || least == size.height)
        return words
      })
  }

  /// The size that UIKit gives a button for its title or symbol, where the app chose neither picture
  /// nor insets: Apple's own metrics are no fault.
  private func applesSize(of view: UIView) -> CGSize? {
    guard let button = view as? UIButton, button.hasOwnInsets == false else { return nil }
    if let image = button.currentImage, !image.isSymbolImage { return nil }
    if button.currentBackgroundImage != nil { return nil }
    return button.intrinsicContentSize
  }

  // MARK: Labels for VoiceOver

  private mutating func inspectLabel(of view: UIView, _ index: Int) {
    let frame = tree.nodes[index].frame
    // VoiceOver comes to nothing that has no area, as a field that only keeps screenshots away.
    guard frame.width > 0, frame.height > 0 else { return }
    guard !isHiddenFromVoiceOver(index), let what = needsLabel(view, index) else { return }
    if let label = view.spokenLabel, label.contains(where: { !$0.isWhitespace }) { return }
    if let value = view.accessibilityValue, !value.isEmpty, view is UITextField { return }
    faults.append(
      Fault(.missingAccessibilityLabel, view, region: tree.nodes[index].frame) {
        Fault.Words(
          message: "\(what) has no accessibility label",
          reason: "It shows no text, so VoiceOver has nothing to say but its kind.",
          remedy: "Set accessibilityLabel to what it does or shows.")
      })
  }

  private func isHiddenFromVoiceOver(_ index: Int) -> Bool {
    if tree.nodes[index].view.accessibilityElementsHidden { return true }
    return tree.ancestors(of: index).contains { above in
      let view = tree.nodes[above].view
      // An ancestor that is an element itself speaks for what is in it.
      return view.accessibilityElementsHidden
        || (view.isAccessibilityElement && !(view is UIControl))
    }
  }

  /// What to call a view that must have a label; nil for one that need not.
  private func needsLabel(_ view: UIView, _ index: Int) -> String? {
    switch view {
    case let button as UIButton:
      guard button.isAccessibilityElement else { return nil }
      if let title = button.currentTitle ?? button.currentAttributedTitle?.string, !title.isEmpty {
        return nil
      }
      if let configured = button.configuration?.title, !configured.isEmpty { return nil }
      let image =
        button.currentImage ?? button.configuration?.image ?? button.currentBackgroundImage
      // Symbols bring their names.
      if let image, image.isSymbolImage { return nil }
      if button.titleLabelNow?.text?.isEmpty == false { return nil }
      return image == nil ? "the button" : "the image button"
    case is UISwitch, is UISlider, is UIStepper:
      guard view.isAccessibilityElement || view is UIStepper else { return nil }
      // In a row the row's text is read with it.
      let cell = tree.nodes[index].cell
      if cell >= 0, hasText(cell) { return nil }
      return view is UISwitch ? "the switch" : view is UISlider ? "the slider" : "the stepper"
    case let image as UIImageView:
      // A picture that answers taps is a button.
      let taps = image.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
      if taps, image.isUserInteractionEnabled, image.image != nil { return "the image button" }
      return image.isAccessibilityElement && image.image?.isSymbolImage != true ? "the image" : nil
    case let field as UITextField:
      if field.placeholder?.isEmpty == false || field.text?.isEmpty == false { return nil }
      return "the text field"
    default: return nil
    }
  }

  private func hasText(_ index: Int) -> Bool {
    (index..<tree.nodes[index].end).contains {
      (tree.nodes[$0].view as? UILabel)?.text?.isEmpty == false
    }
  }
}
