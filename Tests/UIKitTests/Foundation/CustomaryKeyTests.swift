// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/InterfaceBuilder.md §6.5.
@MainActor
@Suite("Customary keys")
struct CustomaryKeyTests {
  init() { RuntimeRegistry.prepareFramework() }

  @Test("an action has a picture at the leading edge and a colour of its own")
  func action() throws {
    try onDevice("iPhone 8") { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let action = UIAlertAction(title: "Camera", style: .default)
      action.setValue(UIImage(systemName: "camera"), forKey: "image")
      action.setValue(UIColor.red, forKey: "titleTextColor")
      action.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
      alert.addAction(action)
      let root = UIViewController()
      _ = show(root)
      root.present(alert, animated: false)
      settle()
      let button = try #require(first(AlertButton.self, in: alert.view))
      let picture = try #require(first(UIImageView.self, in: button))
      let label = try #require(first(UILabel.self, in: button))
      #expect(abs(picture.frame.minX - 16) < 0.01)
      #expect(abs(label.frame.minX - picture.frame.maxX - 16) < 0.01)
      #expect(label.textColor == .red)
    }
  }

  @Test("an alert shows attributed texts, and a controller's view below them")
  func alert() {
    onDevice("iPhone 8") { _ in
      let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
      alert.setValue(NSAttributedString(string: "Rich"), forKey: "attributedTitle")
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 270, height: 90)
      alert.setValue(content, forKey: "contentViewController")
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let root = UIViewController()
      _ = show(root)
      root.present(alert, animated: false)
      settle()
      #expect(first(UILabel.self, in: alert.view)?.text == "Rich")
      #expect(content.view.frame.size == CGSize(width: 270, height: 90))
      #expect(content.parent === alert)
      #expect(alert.view.frame.height > 90 + 44)
    }
  }

  @Test("an identifier of reuse is set by its key, as its instance variable is")
  func identifiers() {
    onDevice("iPhone 8") { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let header = UITableViewHeaderFooterView(reuseIdentifier: "first")
      let item = UICollectionViewCell(frame: .zero)
      for view in [cell, header, item] { view.setValue("second", forKey: "reuseIdentifier") }
      #expect(cell.reuseIdentifier == "second")
      #expect(header.reuseIdentifier == "second")
      #expect(item.reuseIdentifier == "second")
    }
  }

  @Test("a command has an attributed title, a share sheet the subject of a mail")
  func elements() {
    let rich = NSAttributedString(string: "Bold", attributes: [.foregroundColor: UIColor.red])
    let command = UIKeyCommand(
      title: "Plain", action: Selector("bold"), input: "b", modifierFlags: [.command])
    command.setValue(rich, forKey: "attributedTitle")
    #expect(first(UILabel.self, in: MenuRow(.command(command)))?.attributedText == rich)
    let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
    sharing.setValue("Log", forKey: "subject")
    #expect(sharing.value(forKey: "subject") as? String == "Log")
  }

  @Test("a search bar has a field, and other words for Cancel")
  func search() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Done", forKey: "cancelButtonText")
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Done")
  }

  @Test("a bar item knows the view that shows it")
  func itemView() throws {
    try onDevice("iPhone 8") { _ in
      let page = UIViewController()
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      #expect(item.value(forKey: "view") == nil)
      page.navigationItem.rightBarButtonItem = item
      _ = show(UINavigationController(rootViewController: page))
      settle()
      let view = try #require(item.value(forKey: "view") as? UIView)
      #expect(view.window != nil && view.frame.width > 0)
    }
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    for child in view.subviews {
      if let found = first(type, in: child) { return found }
    }
    return nil
  }
}
