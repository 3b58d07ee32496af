// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("content that is cut, covered or out of reach")
@MainActor
struct PlaceTests {
  @Test("what lies behind a sheet is judged where it is in front")
  func behindSheet() throws {
    func found(_ presents: Bool) throws -> [Finding] {
      try findings { controller in
        controller.view.put(label("Text"), 355, 100, 200, 20)
        guard presents else { return }
        let sheet = UIViewController()
        sheet.loadViewIfNeeded()
        sheet.view.put(label("Text"), -50, 100, 200, 20)
        controller.present(sheet, animated: false)
      }.of(.clippedContent)
    }
    #expect(try found(false).map { $0.message.contains("right") } == [true])
    #expect(try found(true).map { $0.message.contains("left") } == [true])
  }

  @Test("a label that lies just over another with the same words is seen as one")
  func twice() throws {
    func found(_ text: String, at x: CGFloat) throws -> [Finding] {
      try findings { controller in
        controller.view.put(label("Time: 12"), 20, 100, 120, 22)
        controller.view.put(label(text), x, 100, 120, 22)
      }.of(.overlappingViews)
    }
    #expect(try found("Time: 12", at: 20).isEmpty)
    #expect(try found("Time: 13", at: 20).count == 1)
    #expect(try found("Time: 12", at: 40).count == 1)
  }

  @Test("a picture in the middle whose size a constant gives is meant to be larger than its frame")
  func backdrop() throws {
    func found(_ gives: (UIView) -> [NSLayoutConstraint]) throws -> [Finding] {
      try findings { controller in
        let header = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        header.clipsToBounds = true
        controller.view.addSubview(header)
        let picture = UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in })
        picture.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(picture)
        NSLayoutConstraint.activate(
          [
            picture.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: header.centerYAnchor),
          ] + gives(picture))
      }.of(.clippedContent)
    }
    #expect(
      try found {
        [
          $0.heightAnchor.constraint(equalToConstant: 600),
          $0.widthAnchor.constraint(equalTo: $0.heightAnchor),
        ]
      }.isEmpty)
    #expect(
      try found {
        [
          $0.heightAnchor.constraint(equalTo: $0.superview!.heightAnchor, multiplier: 3),
          $0.widthAnchor.constraint(equalTo: $0.heightAnchor),
        ]
      }.count == 1)
  }

  @Test("a button's title that loses the blank of its line alone is whole")
  func blankOfTitle() throws {
    func found(_ height: CGFloat) throws -> [Finding] {
      try findings { controller in
        let header = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: height))
        header.clipsToBounds = true
        controller.view.addSubview(header)
        let button = UIButton(type: .system)
        button.setTitle("See all", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 40)
        // The line is 47.5 points high, 9.9 of them above capitals.
        button.frame = CGRect(x: 20, y: (height - 60) / 2, width: 200, height: 60)
        header.addSubview(button)
      }.of(.clippedContent)
    }
    #expect(try found(44).isEmpty)
    #expect(try found(24).count == 1)
  }

  @Test("the title of a menu over a colour of the app is no fault")
  func menu() throws {
    var isOpen = false
    let found = try findings { controller in
      controller.view.backgroundColor = UIColor(red: 0.1, green: 0.4, blue: 0.4, alpha: 1)
      let button = UIButton(type: .system)
      button.setTitle("Choose", for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.menu = UIMenu(title: "Unit", children: [UIAction(title: "Metre") { _ in }])
      button.showsMenuAsPrimaryAction = true
      controller.view.put(button, 20, 100, 240, 60)
      guard let window = controller.view.window else { return }
      TouchDriver.tap(at: CGPoint(x: 60, y: 130), in: window)
      isOpen = window.subviews.count > 1
    }
    #expect(isOpen)
    #expect(found.of(.lowContrast).isEmpty, "\(found.map(\.message))")
  }

  @Test("a row that is swiped aside, and the buttons beside it, are no faults")
  func swipedRow() throws {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "A row"
        return cell
      }
      override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let actions = ["Delete", "Tags"].map {
          UIContextualAction(style: .normal, title: $0) { _, _, _ in }
        }
        return UISwipeActionsConfiguration(actions: actions)
      }
    }
    var isOpen = false
    let found = try findings { controller in
      let list = List()
      controller.addChild(list)
      controller.view.put(list.view, 0, 44, 375, 700)
      list.view.layoutIfNeeded()
      isOpen = list.tableView.showSwipeActions(at: IndexPath(row: 0, section: 0), leading: false)
    }
    #expect(isOpen)
    #expect(found.filter { $0.severity != .note }.isEmpty, "\(found.map(\.message))")
  }

  /// Rows with each accessory, or with the controls of editing and moving.
  final class Parts: UITableViewController {
    var accessories: [UITableViewCell.AccessoryType] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      accessories.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessories[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  @Test(
    "accessories and the controls of editing are UIKit's and no faults", arguments: [false, true])
  func systemParts(isEditing: Bool) throws {
    var controls = 0
    let found = try findings { controller in
      let list = Parts()
      list.accessories = [.disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark]
      controller.addChild(list)
      controller.view.put(list.view, 0, 44, 375, 700)
      list.setEditing(isEditing, animated: false)
      list.view.layoutIfNeeded()
      controls = list.tableView.visibleCells.map { $0.subviews.count }.reduce(0, +)
    }
    #expect(controls > 4, "rows show their parts")
    #expect(found.filter { $0.severity != .note }.isEmpty, "\(found.map(\.message))")
  }

  @Test("a view that clips cuts the text that leaves it; one that does not clip does not")
  func clipping() throws {
    func cut(_ clips: Bool) throws -> [Finding] {
      try findings { controller in
        let box = controller.view.put(UIView(), 20, 100, 60, 60)
        box.clipsToBounds = clips
        let label = label("Wide words")
        box.put(label, 10, 10, label.intrinsicContentSize.width, 22)
      }.of(.clippedContent)
    }
    let found = try cut(true)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("right") == true)
    #expect(try cut(false).isEmpty)
  }

  // An iPhone X has 44 points of sensor housing above and 34 of home indicator below.
  @Test(
    "text under the sensor housing is outside the safe area by what is covered",
    arguments: [
      (y: CGFloat(20), points: 24.0), (y: 44, points: 0), (y: 100, points: 0),
    ])
  func safeArea(y: CGFloat, points: Double) throws {
    let found = try findings { controller in
      let text = label("Text")
      let height = text.intrinsicContentSize.height
      controller.view.put(text, 20, y, 100, height)
    }.of(.outsideSafeArea)
    #expect(found.count == (points > 0 ? 1 : 0))
    if points > 0 { #expect(abs((found.number("outside") ?? 0) - points) < 0.5) }
  }

  // SF's line at 34 points is 40.57 high, 8.4 of them above the capitals.
  @Test(
    "a text whose line begins a little above the safe area, but whose letters do not, is clear of it",
    arguments: [(y: CGFloat(38), count: 0), (y: 30, count: 1)])
  func blankAbove(y: CGFloat, count: Int) throws {
    let found = try findings { controller in
      let text = label("Text")
      text.font = .systemFont(ofSize: 34)
      controller.view.put(text, 20, y, 200, text.intrinsicContentSize.height)
    }.of(.outsideSafeArea)
    #expect(found.count == count)
  }

  // The home indicator of an iPhone X ends 8 points above the foot of 812 and is 5 high.
  @Test(
    "what ends 8 points above the home indicator is clear of it",
    arguments: [(bottom: CGFloat(790), count: 0), (bottom: 796, count: 1)])
  func indicator(bottom: CGFloat, count: Int) throws {
    let found = try findings { controller in
      controller.view.put(label("Text"), 20, bottom - 20.5, 200, 20.5)
    }.of(.outsideSafeArea)
    #expect(found.count == count)
  }

  @Test("a control that shows nothing is covered by nothing")
  func bareControl() throws {
    func found(_ color: UIColor?) throws -> [Finding] {
      try findings { controller in
        controller.view.put(UIControl(), 0, 0, 375, 812).backgroundColor = color
      }.of(.outsideSafeArea)
    }
    #expect(try found(nil).isEmpty)
    #expect(try found(.systemTeal).count == 1)
  }

  @Test("a tab bar hides what lies still under it, and not what lies under the notch beside it")
  func sideways() throws {
    func severity(_ x: CGFloat, scrolls: Bool) throws -> [Severity] {
      try onScreen(
        orientation: .landscape,
        in: { controller in
          let tabs = UITabBarController()
          tabs.viewControllers = [controller]
          // At its edge, over nothing that scrolls, it would be clear.
          let opaque = UITabBarAppearance()
          opaque.configureWithOpaqueBackground()
          tabs.tabBar.scrollEdgeAppearance = opaque
          return tabs
        },
        { controller in
          let height: CGFloat = 375
          let scroll = UIScrollView(frame: controller.view.bounds)
          scroll.contentSize = CGSize(width: 812, height: 900)
          let around = scrolls ? controller.view.put(scroll, 0, 0, 812, height) : controller.view!
          around.put(label("Under the bar"), x, height - 45, 120, 20.5)
        }
      ) { configuration, _ in
        var number = 0
        return FaultBook(screen: "Test").look(
          at: UIApplication.shared.windows, in: configuration, next: &number
        ).written.map(\.finding.finding)
      }.of(.outsideSafeArea).map(\.severity)
    }
    let under = try severity(100, scrolls: false)
    #expect(under == [.error], "\(under)")
    // 44 points at the left belong to the sensor housing.
    #expect(try severity(2, scrolls: true) == [.warning])
  }

  @Test("two texts on top of each other overlap; beside each other, or under a panel, they do not")
  func overlap() throws {
    func overlaps(_ y: CGFloat, panel: Bool = false) throws -> [Finding] {
      try findings { controller in
        controller.view.put(label("One line of text"), 20, 100, 200, 22)
        let above = panel ? controller.view.put(UIView(), 0, 90, 300, 100) : UIView()
        if panel {
          above.backgroundColor = .systemBackground
          above.put(label("Another line"), 20, 15, 200, 22)
        } else {
          controller.view.put(label("Another line"), 20, y, 200, 22)
        }
      }.of(.overlappingViews)
    }
    #expect(try overlaps(110).count == 1)
    #expect(try overlaps(122).isEmpty)
    #expect(try overlaps(0, panel: true).isEmpty)
  }

  @Test(
    "a button is to be 44 points wide and high, or to answer for as much",
    arguments: [
      (width: CGFloat(44), height: CGFloat(44), isSmall: false),
      (width: 60, height: 30, isSmall: true),
      (width: 43, height: 60, isSmall: true),
    ])
  func hitTarget(width: CGFloat, height: CGFloat, isSmall: Bool) throws {
    let found = try findings { controller in
      let button = UIButton(type: .custom)
      button.setTitle("x", for: .normal)
      button.setTitleColor(.label, for: .normal)
      controller.view.put(button, 100, 100, width, height)
    }.of(.smallHitTarget)
    #expect(found.count == (isSmall ? 1 : 0))
    if isSmall { #expect(found.number("least side") == Double(min(width, height))) }
  }

  final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test("a button that answers around its bounds is as large as that")
  func enlarged() throws {
    let found = try findings { controller in
      let button = WideButton(frame: .zero)
      button.setTitle("x", for: .normal)
      controller.view.put(button, 100, 100, 30, 30)
    }
    #expect(found.of(.smallHitTarget).isEmpty)
  }

  @Test("a field without a label is told, and not where it has no area")
  func areas() throws {
    func missing(_ width: CGFloat, _ height: CGFloat) throws -> Int {
      try findings { controller in
        let field = UITextField()
        field.isSecureTextEntry = true
        controller.view.put(field, 100, 100, width, height)
      }.of(.missingAccessibilityLabel).count
    }
    #expect(try missing(100, 34) == 1)
    #expect(try missing(0, 0) == 0)
    #expect(try missing(100, 0) == 0)
  }

  @Test("a button with a picture only needs a label; one with a title or a symbol does not")
  func labels() throws {
    func missing(_ fill: (UIButton) -> Void) throws -> Int {
      try findings { controller in
        let button = UIButton(type: .custom)
        fill(button)
        controller.view.put(button, 100, 100, 60, 60)
      }.of(.missingAccessibilityLabel).count
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    #expect(try missing { $0.setImage(picture, for: .normal) } == 1)
    #expect(try missing { $0.setImage(UIImage(systemName: "plus"), for: .normal) } == 0)
    #expect(try missing { $0.setTitle("Add", for: .normal) } == 0)
    #expect(
      try missing {
        $0.setImage(picture, for: .normal)
        $0.accessibilityLabel = "Add"
      } == 0)
  }
}
