// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Containers.md §6.6. An iPhone X has 812 points, 44 of them under the status bar and 34 under
/// the home indicator: the tallest sheet has 758, of which 724 count, a medium one 362 + 34.
@MainActor
@Suite("Sheets under a finger")
struct SheetDragTests {
  private final class Ear: NSObject, UISheetPresentationControllerDelegate {
    var heard: [String] = []
    var refuses = false

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      !refuses
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      heard.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  /// A sheet of two detents over a page, and where its upper edge stands.
  @MainActor
  private struct Shown {
    let root = UIViewController()
    let presented: UIViewController
    let window: UIWindow
    let ear = Ear()

    init(_ presented: UIViewController, change: (UISheetPresentationController) -> Void) {
      self.presented = presented
      window = show(root)
      let sheet = presented.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.delegate = ear
      sheet.map(change)
      root.present(presented, animated: false)
      settle()
    }

    var top: CGFloat { presented.view.convert(presented.view.bounds, to: nil).minY }

    /// Drags slowly from the middle of the sheet, by points.
    func drag(_ way: CGFloat, duration: Double = 2) {
      let start = CGPoint(x: 180, y: top + 100)
      TouchDriver.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + way), in: window, duration: duration)
      // A finger that rests gives the sheet no speed.
      Runtime.current.advance(to: Runtime.current.now + 1)
      settle()
    }
  }

  private func sheet(
    of presented: UIViewController = UIViewController(),
    change: (UISheetPresentationController) -> Void = { _ in }, _ body: (Shown) -> Void
  ) {
    onDevice("iPhone X") { _ in body(Shown(presented, change: change)) }
  }

  @Test("it goes to the nearest detent, and the delegate hears of another one")
  func detents() {
    sheet { shown in
      #expect(shown.top == 416)
      shown.drag(-100)
      #expect(shown.top == CGFloat(416) && shown.ear.heard.isEmpty)
      shown.drag(-250)
      #expect(shown.top == 54)
      #expect(shown.ear.heard == ["com.apple.UIKit.large"])
      shown.drag(250)
      #expect(shown.top == 416)
      #expect(shown.ear.heard == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
      #expect(shown.root.presentedViewController === shown.presented)
    }
  }

  @Test("below its lowest detent it goes; a quick drag down stops at the next detent")
  func goes() {
    sheet(change: { $0.selectedDetentIdentifier = .large }) { shown in
      shown.drag(150, duration: 0.1)
      #expect(shown.top == 416)
      shown.drag(150)
      #expect(shown.root.presentedViewController == nil)
    }
  }

  @Test(
    "one whose end somebody refuses goes back to its lowest detent, and to others as before",
    arguments: [true, false])
  func refused(isModal: Bool) {
    let presented = UIViewController()
    presented.isModalInPresentation = isModal
    sheet(of: presented, change: { $0.selectedDetentIdentifier = .large }) { shown in
      shown.ear.refuses = !isModal
      shown.drag(600)
      #expect(shown.root.presentedViewController === presented)
      #expect(shown.top == 416)
      presented.sheetPresentationController?.selectedDetentIdentifier = .large
      settle()
      #expect(shown.top == 54)
    }
  }

  @Test("without a chosen detent it has the smallest; inactive ones do not count")
  func smallest() {
    let inactive = UISheetPresentationController.Detent.custom { _ in nil }
    sheet(change: { $0.detents = [.large(), inactive, .medium()] }) { shown in
      #expect(shown.top == 416)
    }
  }

  @Test(
    "it grows before what it holds scrolls, unless it is told not to", arguments: [true, false])
  func scrolling(expands: Bool) {
    let list = UITableViewController()
    list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 3000))
    sheet(of: list, change: { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }) { shown in
      shown.drag(-250)
      #expect(shown.top == CGFloat(expands ? 54 : 416))
      #expect((list.tableView.contentOffset.y > 0) == !expands)
      guard expands else { return }
      shown.drag(-250)
      #expect(abs(shown.top - 54) < 0.001 && list.tableView.contentOffset.y > 200)
    }
  }
}
