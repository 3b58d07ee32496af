// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
import Testing

@testable import UIKit

/// Every method and property of Apple's classes is open, those of categories too; spies override them.
@MainActor
@Suite("members that spies override")
struct OverriddenMemberTests {
  private final class SpyController: UIViewController {
    var navigation: UINavigationController?
    var performed: [String] = []
    override var navigationController: UINavigationController? { navigation }
    override var tabBarController: UITabBarController? { nil }
    override var splitViewController: UISplitViewController? { nil }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var presentationController: UIPresentationController? { nil }
    override var popoverPresentationController: UIPopoverPresentationController? { nil }
    override var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      performed.append(identifier)
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  }

  private final class SpyView: UIView {
    var endings = 0
    override func endEditing(_ force: Bool) -> Bool {
      endings += 1
      return super.endEditing(force)
    }
    override func addInteraction(_ interaction: any UIInteraction) {}
    override class var layerClass: AnyClass { SpyLayer.self }
    override var layer: SpyLayer { super.layer as! SpyLayer }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      true
    }
  }

  private final class SpyLayer: CALayer {
    var added: [CALayer] = []
    override func addSublayer(_ layer: CALayer) {
      added.append(layer)
      super.addSublayer(layer)
    }
    override func removeFromSuperlayer() { added = [] }
    override func removeAllAnimations() { added = [] }
    override func render(in ctx: CGContext) { added = [] }
    override var frame: CGRect {
      get { super.frame.offsetBy(dx: 1, dy: 0) }
      set { super.frame = newValue }
    }
  }

  private final class Pencil: UITouch {
    override var altitudeAngle: CGFloat { 1 }
    override func azimuthAngle(in view: UIView?) -> CGFloat { 2 }
  }

  @Test("answer with what the spy says")
  func spied() {
    let controller = SpyController()
    let navigation = UINavigationController()
    controller.navigation = navigation
    #expect(controller.navigationController === navigation)
    #expect(controller.isBeingPresented && controller.isMovingFromParent)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.performed == ["detail"])
    let view = SpyView()
    #expect(view.endEditing(true))
    view.addInteraction(UIEditMenuInteraction(delegate: nil))
    #expect(view.endings == 1 && view.interactions.isEmpty)
    let layer = SpyLayer()
    let child = CALayer()
    layer.addSublayer(child)
    #expect(layer.added == [child] && layer.sublayers == [child])
  }

  @Test("a view answers with its layer's frame, and draws as the spy says")
  func drawn() {
    let view = SpyView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    // UIView's frame is its layer's.
    #expect(view.frame == CGRect(x: 4, y: 4, width: 5, height: 6))
    #expect((view as UIView).layer === view.layer)
    #expect((view as UIView).drawHierarchy(in: .zero, afterScreenUpdates: false))
    #expect((view as UIView).snapshotView(afterScreenUpdates: true) == nil)
    let touch: UITouch = Pencil()
    #expect(touch.altitudeAngle == 1 && touch.azimuthAngle(in: view) == 2)
  }

  /// UIViewController.h: reading gives a concrete style, always; a page sheet before iOS 18.
  @Test("an automatic style of presentation is read as a form sheet")
  func concreteStyle() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .formSheet)
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .formSheet)
  }

  @Test("responses of no server can be made, and a search bar has an accessory")
  func made() {
    #expect(HTTPURLResponse().statusCode == 0 && URLResponse().mimeType == nil)
    let bar = UISearchBar()
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    #expect(bar.searchTextField.inputAccessoryView === accessory)
  }

  @Test("a font of a text style may be scaled")
  func scaledTwice() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = metrics.scaledFont(for: .preferredFont(forTextStyle: .body))
    #expect(font.pointSize == 17)
  }
}
