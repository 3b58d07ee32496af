// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Names of Apple's SDK that apps write from memory: what has a meaning here, and that the others are there.
@MainActor
@Suite("Names of the SDK")
struct SdkNameTests {
  private func custom(_ name: String, at placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView()
    view.accessibilityIdentifier = name
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  /// Custom ones by their names, the system's by their types.
  private func order(_ accessories: [UICellAccessory]) -> [String] {
    UICellAccessory.inOrder(accessories).map {
      if case .customView(let view) = $0.accessoryType { return view.accessibilityIdentifier ?? "" }
      return "\($0.accessoryType)"
    }
  }

  @Test("custom accessories stand where their position says")
  func positions() {
    let before = UICellAccessory.Placement.position(before: .disclosureIndicator())
    let after = UICellAccessory.Placement.position(after: .checkmark())
    let system: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
    #expect(
      order(system + [custom("a", at: .trailing(at: before))])
        == ["checkmark", "a", "disclosureIndicator"])
    #expect(
      order(system + [custom("a", at: .trailing(at: after))])
        == ["checkmark", "a", "disclosureIndicator"])
    #expect(
      order(system + [custom("a", at: .trailing())])
        == ["a", "checkmark", "disclosureIndicator"])
    // None of the type: at the beginning, and at the end.
    #expect(
      order([.detail(), custom("a", at: .trailing(at: before))]) == ["a", "detail"])
    #expect(order([.detail(), custom("a", at: .trailing(at: after))]) == ["detail", "a"])
    #expect(order([.delete(), custom("a", at: .leading())]) == ["delete", "a"])
  }

  @Test("a shape is the largest of its kind in its bounds")
  func shapes() {
    struct Banner: UIShapeProvider {
      func resolve(in context: Context) -> Resolved { UIShape.circle.resolve(in: context) }
    }
    let bounds = UIShape.fixedRect(CGRect(x: 10, y: 0, width: 40, height: 20))
    let context = UIShape.ResolutionContext(
      contentShape: bounds.resolve(
        in: .init(contentShape: .init(shape: .rect, path: UIBezierPath(rect: .zero)))))
    let circle = CGRect(x: 20, y: 0, width: 20, height: 20)
    #expect(UIShape.circle.resolve(in: context).boundingRect == circle)
    #expect(UIShape(Banner()).resolve(in: context).boundingRect == circle)
    #expect(
      UIShape.rect.inset(by: 5).resolve(in: context).boundingRect
        == CGRect(x: 15, y: 5, width: 30, height: 10))
    let style = UIHoverStyle(effect: .highlight, shape: .capsule)
    let view = UIView()
    view.hoverStyle = style
    #expect(view.hoverStyle === style && style.effect is UIHoverHighlightEffect)
  }

  @Test("strokes are of the tint where they have no colour, and are transformed")
  func strokes() {
    var look = UIBackgroundConfiguration.clear()
    #expect(look.resolvedStrokeColor(for: .red) == .red)
    look.strokeColor = .blue
    look.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(look.resolvedStrokeColor(for: .red) == .green)
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    look.backgroundColorTransformer = .grayscale
    var white: CGFloat = 0
    look.resolvedBackgroundColor(for: .blue).getWhite(&white, alpha: nil)
    // The luminance of red by Rec. 601.
    #expect(abs(white - 0.299) < 0.001)
  }

  @Test("traits that nothing depends on travel and are read")
  func traits() {
    let traits = UITraitCollection {
      $0.sceneCaptureState = .active
      $0.typesettingLanguage = Locale.Language(identifier: "ar")
    }
    #expect(traits.sceneCaptureState == .active && traits.listEnvironment == .unspecified)
    #expect(traits.typesettingLanguage?.languageCode == .arabic)
    #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
  }

  @Test("tips, menus, names and tabs say what they were given")
  func kept() {
    let button = UIButton(type: .system)
    #expect(button.toolTipInteraction == nil)
    button.toolTip = "Sends"
    #expect(button.toolTipInteraction?.defaultToolTip == "Sends")
    #expect(button.toolTipInteraction?.view === button)
    #expect(button.interactions.filter { $0 is UIToolTipInteraction }.count == 1)

    let menu = UIMenu(title: "A", preferredElementSize: .small, children: [])
    #expect(menu.replacingChildren([]).preferredElementSize == .small)
    #expect(UIKeyCommand.f12 == "UIKeyInputF12" && UIBarMetrics.compact.rawValue == 1)
    #expect(UIBlurEffect(style: .systemMaterialDark).style.rawValue == 18)

    let (a, b) = (
      UITab(title: "A", image: nil, identifier: "a"), UITab(title: "B", image: nil, identifier: "b")
    )
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b])
    group.displayOrderIdentifiers = ["b"]
    #expect(group.displayOrder == [b, a] && group.tab(forIdentifier: "a") === a)
  }

  @Test("a person's name is written by its style")
  func names() {
    let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    let english = Locale(identifier: "en_GB")
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: english)
    #expect(name.formatted(style) == "Ada Lovelace")
    #expect(
      name.formatted(PersonNameComponents.FormatStyle(style: .abbreviated, locale: english)) == "AL"
    )
    #expect(name.formatted(.name(style: .short)) == "Ada")
  }

  @Test("a retargeted preview is of the same view, elsewhere")
  func previews() {
    let (view, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 4, height: 6)), UIView())
    let container = UIView()
    container.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === container && preview.target.center == view.center)
    let moved = preview.retargetedPreview(
      with: UIDragPreviewTarget(container: other, center: .zero))
    #expect(moved.target.container === other && moved.view === view)
  }
}
