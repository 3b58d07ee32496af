// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// What Apple's `NSObject` has for assistive technologies, asked of objects and of responders.
@MainActor
@Suite("Accessibility members of any object")
struct AccessibilityMemberTests {
  /// What libraries override, all of it of a view.
  private final class Combined: UIView {
    var asked = 0
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: bounds) }
      set { super.accessibilityPath = newValue }
    }
    override var accessibilityActivationPoint: CGPoint {
      get { CGPoint(x: 3, y: 4) }
      set { super.accessibilityActivationPoint = newValue }
    }
    override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { [] }
      set { super.accessibilityCustomRotors = newValue }
    }
    override var accessibilityLabelBlock: AXStringReturnBlock? {
      get {
        asked += 1
        return super.accessibilityLabelBlock
      }
      set { super.accessibilityLabelBlock = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test("a responder that is known as an object answers itself")
  func objects() {
    let view = UIView()
    view.accessibilityLabel = "Send"
    view.accessibilityTraits = .button
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Later") { _ in true }]
    let object: NSObject = view
    #expect(object.accessibilityLabel == "Send")
    #expect(object.accessibilityTraits == .button)
    #expect(object.accessibilityCustomActions?.map(\.name) == ["Later"])
    object.accessibilityValue = "1"
    #expect(view.accessibilityValue == "1")

    let combined: NSObject = Combined()
    #expect(combined.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    #expect(combined.accessibilityCustomRotors?.isEmpty == true)
    #expect(combined.accessibilityActivate())
  }

  @Test("an object that is no responder keeps what it is told")
  func plainObjects() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "One"
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(object.accessibilityLabel == "One")
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }

  @Test("blocks are kept, and subclasses are asked for them")
  func blocks() {
    let view = Combined()
    view.accessibilityLabelBlock = { "Now" }
    #expect(view.accessibilityLabelBlock?() == "Now")
    #expect(view.asked == 1)
    #expect(view.accessibilityLabel == nil)
  }

  @Test("views, bar items, actions, menus and images have identifiers")
  func identifiers() {
    let objects: [NSObject] = [
      UIView(), UIBarButtonItem(), UIAlertAction(title: "A", style: .default), UIMenu(title: ""),
      UIImage(), UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for object in objects {
      (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier = "one"
      #expect(
        (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier == "one",
        "\(type(of: object))")
    }
    #expect(!(NSObject() is any UIAccessibilityIdentification))
  }

  @Test("an action's name is that of its attributed name")
  func attributedNames() {
    let action = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "Copy"), actionHandler: nil)
    #expect(action.name == "Copy")
    action.name = "Cut"
    #expect(action.attributedName.string == "Cut")
    #expect(action.category == nil)
  }

  /// A library's action knows its row; it begins with a name and a selector.
  private final class RowAction: UIAccessibilityCustomAction {
    let row: Int

    init?(row: Int, named name: String?) {
      self.row = row
      guard let name else { return nil }
      super.init(name: name, target: nil, selector: Selector("remove:"))
    }
  }

  @Test("a subclass begins with a name and a selector")
  func ownActions() {
    #expect(RowAction(row: 3, named: "Remove")?.name == "Remove")
    #expect(RowAction(row: 3, named: nil) == nil)
  }
}
