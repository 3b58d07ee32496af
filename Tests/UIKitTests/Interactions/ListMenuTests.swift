// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Menus of rows and items")
struct ListMenuTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      heard.append("select \(path.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("menu \(path.row)")
      guard path.row < 2 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Keep") { _ in self?.heard.append("keep") }])
      })
    }
  }

  private func rows(_ body: (Rows, UIWindow) -> Void) {
    onDevice("iPhone X") { _ in
      let source = Rows()
      let controller = UIViewController()
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      (table.dataSource, table.delegate) = (source, source)
      controller.view.addSubview(table)
      body(source, show(controller))
    }
  }

  @Test("a long press on a row opens the menu that the delegate offers for it")
  func row() {
    rows { source, window in
      TouchDriver.longPress(at: CGPoint(x: 100, y: 175), in: window, duration: 0.7)
      settle()
      #expect(source.heard == ["menu 1"])
      #expect(window.subviews.contains { $0 is MenuPanel })
    }
  }

  @Test("a row without a menu is selected, however long it is pressed")
  func withoutMenu() {
    rows { source, window in
      TouchDriver.longPress(at: CGPoint(x: 100, y: 225), in: window, duration: 0.7)
      settle()
      #expect(source.heard == ["menu 2", "select 2"])
      #expect(!window.subviews.contains { $0 is MenuPanel })
    }
  }

  private final class Items: UICollectionViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("menu \(path.item)")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
    }
  }

  @Test("a collection's controller can offer menus by overriding")
  func item() {
    onDevice("iPhone X") { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let controller = Items(collectionViewLayout: layout)
      let window = show(controller)
      TouchDriver.longPress(at: CGPoint(x: 50, y: 94), in: window, duration: 0.7)
      settle()
      #expect(controller.heard == ["menu 0"])
    }
  }
}
