// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Containers.md §13.6.1.
@MainActor
@Suite("Menus of controls")
struct ControlMenuTests {
  private final class Field: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Meat") { _ in }, UIAction(title: "Fish") { _ in }])
      })
    }
  }

  /// As Xcode completes it.
  private final class Row: UITableViewCell {
    override class func awakeFromNib() { super.awakeFromNib() }
  }

  @Test("a class may override what a root class of Objective-C gives its classes, too")
  func classMethod() { Row.awakeFromNib() }

  /// The titles of the menu that a tap on a control brings up.
  private func titles(after change: (UIControl) -> Void) -> [String] {
    var titles: [String] = []
    onDevice("iPhone X") { _ in
      let (controller, field) = (UIViewController(), Field())
      field.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
      change(field)
      controller.view.addSubview(field)
      let window = show(controller)
      TouchDriver.tap(at: CGPoint(x: 60, y: 220), in: window)
      settle()
      let panel = window.subviews.compactMap { $0 as? MenuPanel }.last
      titles = panel?.request.menu.children.map(\.title) ?? []
    }
    return titles
  }

  @Test("a control shows the menu that its class gives, on a tap where that is its purpose")
  func primary() {
    let shown = titles { control in
      control.isContextMenuInteractionEnabled = true
      control.showsMenuAsPrimaryAction = true
    }
    #expect(shown == ["Meat", "Fish"])
    #expect(titles { $0.isContextMenuInteractionEnabled = true }.isEmpty)
    #expect(titles { $0.showsMenuAsPrimaryAction = true }.isEmpty)
  }

  @Test("its interaction is there while it is enabled")
  func interaction() {
    let control = UIControl(frame: .zero)
    #expect(control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    control.isContextMenuInteractionEnabled = false
    #expect(control.interactions.isEmpty)
  }
}
