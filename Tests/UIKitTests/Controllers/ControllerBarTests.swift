// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Containers.md §12 and §13.
@MainActor
@Suite("Controllers and bars", .serialized)
struct ControllerBarTests {
  private final class Editor: UIViewController {
    var heard: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append("\(editing) \(animated)")
    }
  }

  private func button(_ item: UIBarButtonItem, in view: UIView) -> BarButton? {
    if let button = view as? BarButton, button.item === item { return button }
    return view.subviews.lazy.compactMap { self.button(item, in: $0) }.first
  }

  @Test("the edit button turns editing on and off and changes its word")
  func editButton() throws {
    try onDevice("iPhone X") { _ in
      let editor = Editor()
      editor.navigationItem.rightBarButtonItem = editor.editButtonItem
      let window = show(UINavigationController(rootViewController: editor))
      let item = editor.editButtonItem
      #expect(item.title == "Edit")
      let shown = try #require(button(item, in: window))
      TouchDriver.tap(
        at: shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil), in: window)
      settle()
      #expect(editor.heard == ["true true"])
      #expect(editor.isEditing)
      #expect(item.title == "Done")
      editor.isEditing = false
      #expect(editor.heard == ["true true", "false false"])
      #expect(item.title == "Edit")
    }
  }

  @Test("toolbar items that are set while the controller is on top show at once")
  func toolbar() {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      _ = show(navigation)
      let item = UIBarButtonItem(title: "Late")
      controller.setToolbarItems([item], animated: false)
      #expect(navigation.toolbar.items == [item])
    }
  }

  @Test("the old guides lie between the view's edge and the safe area")
  func guides() throws {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(marker)
      let views: [String: Any] = [
        "top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide, "m": marker,
      ]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top]-7-[m]-5-[bottom]", options: [], metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[m]|", options: [], metrics: nil, views: views))
      _ = show(UINavigationController(rootViewController: controller))
      // Status bar 44 and bar 44 above, home indicator 34 below, of 812.
      #expect(controller.topLayoutGuide.length == 88)
      #expect(controller.bottomLayoutGuide.length == 34)
      #expect(marker.frame == CGRect(x: 0, y: 95, width: 375, height: 812 - 95 - 39))
    }
  }

  @Test("item groups stand beside single items; hidden ones do not")
  func groups() {
    let item = UINavigationItem(title: "x")
    let (a, b, c) = (
      UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"), UIBarButtonItem(title: "c")
    )
    item.leftBarButtonItem = a
    item.leadingItemGroups = [b.creatingFixedGroup()]
    item.trailingItemGroups = [
      c.creatingOptionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false)
    ]
    #expect(item.shownLeading == [a, b])
    #expect(item.shownTrailing == [])
    item.trailingItemGroups[0].isHidden = false
    #expect(item.shownTrailing == [c])
    #expect(c.buttonGroup === item.trailingItemGroups[0])
  }

  // MARK: Menus

  private func panel(in window: UIWindow) -> MenuPanel? {
    window.subviews.lazy.compactMap { $0 as? MenuPanel }.first
  }

  private func row(_ title: String, in view: UIView) -> MenuRow? {
    if let row = view as? MenuRow, row.accessibilityLabel == title { return row }
    return view.subviews.lazy.compactMap { self.row(title, in: $0) }.first
  }

  @Test("a bar button's menu opens below it, and its entry's action runs with the item as sender")
  func barMenu() throws {
    try onDevice("iPhone X") { _ in
      var senders: [AnyObject?] = []
      let item = UIBarButtonItem(
        title: "More",
        menu: UIMenu(children: [
          UIAction(title: "Share") { senders.append($0.sender as? AnyObject) },
          UIAction(title: "Secret", attributes: .hidden) { _ in },
        ]))
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      let window = show(UINavigationController(rootViewController: controller))
      let shown = try #require(button(item, in: window))
      TouchDriver.tap(
        at: shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil), in: window)
      settle()
      let entry = try #require(row("Share", in: window))
      #expect(row("Secret", in: window) == nil)
      let frame = entry.convert(entry.bounds, to: nil)
      // 8 below the row of 44 under the status bar of 44; the button ends 16 from the edge.
      #expect(frame == CGRect(x: 375 - 16 - 250, y: 96, width: 250, height: 44))
      TouchDriver.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
      settle()
      #expect(senders.count == 1)
      #expect(senders.first.flatMap { $0 } === item)
      #expect(panel(in: window) == nil)
    }
  }

  @Test("a button whose menu is a choice has the title of the entry that is on")
  func choice() throws {
    try onDevice("iPhone X") { _ in
      let button = UIButton(type: .system)
      button.menu = UIMenu(children: [
        UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
      ])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      #expect(button.title(for: .normal) == "Two")
      let controller = UIViewController()
      controller.view.addSubview(button)
      button.frame = CGRect(x: 40, y: 700, width: 100, height: 40)
      let window = show(controller)
      TouchDriver.tap(at: CGPoint(x: 60, y: 720), in: window)
      settle()
      let one = try #require(row("One", in: window))
      let frame = one.convert(one.bounds, to: nil)
      // There is more room above: two rows of 44 end 8 above the button.
      #expect(frame.minY == CGFloat(604))
      TouchDriver.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
      settle()
      #expect(button.title(for: .normal) == "One")
      #expect(button.menu?.selectedElements.map(\.title) == ["One"])
    }
  }

  private final class Offer: NSObject, UIContextMenuInteractionDelegate {
    var heard: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("asked at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("ended") }
  }

  @Test("a long press shows a context menu; a touch beside it puts it away")
  func contextMenu() {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
      controller.view.addSubview(view)
      let offer = Offer()
      view.addInteraction(UIContextMenuInteraction(delegate: offer))
      let window = show(controller)
      TouchDriver.longPress(at: CGPoint(x: 30, y: 120), in: window, duration: 0.6)
      settle()
      #expect(offer.heard == ["asked at 10 20"])
      #expect(row("Delete", in: window) != nil)
      TouchDriver.tap(at: CGPoint(x: 300, y: 700), in: window)
      settle()
      #expect(panel(in: window) == nil)
      #expect(offer.heard.last == "ended")
    }
  }

  @Test("the background of a toolbar on the bottom of the safe area goes on to the edge")
  func standingToolbar() throws {
    try onDevice("iPhone X") { _ in
      let (controller, bar) = (UIViewController(), UIToolbar())
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      let area = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ])
      _ = show(controller)

      let background = try #require(bar.subviews.first { $0 is BarBackground })
      #expect(bar.frame.maxY == 778)
      #expect(bar.convert(background.frame, to: controller.view).maxY == 812)
    }
  }
}
