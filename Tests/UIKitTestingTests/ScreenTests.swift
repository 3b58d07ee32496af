// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKitTesting

/// Screens for people's tests: what is shown, driven and asked (Documentation/Testing.md).
@MainActor
@Suite("A screen in a test")
struct ScreenTests {
  @Test("a controller fills the device as held, with its safe area")
  func controller() {
    let screen = Screen(device: "iPhone 8", orientation: .landscapeRight)
    let controller = UIViewController()

    screen.show(controller)

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test("a view stands below the status bar, as large as it asks to be at the width")
  func view() {
    let screen = Screen(device: "iPhone 8")
    let view = UIView()
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true

    screen.show(view, width: 200)

    #expect(view.frame == CGRect(x: 0, y: 20, width: 200, height: 50))
  }

  @Test("a table's cell is as tall as it says at the width, to the pixel")
  func tableCell() {
    let screen = Screen(device: "iPhone 8")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fillWithBox(cell.contentView)

    screen.show(cell, width: 336)

    // (336 − 16) / 4 + 10 = 90.
    #expect(cell.bounds.size == CGSize(width: 336, height: 90))
    #expect(screen.frame(of: "box") == CGRect(x: 8, y: 25, width: 320, height: 80))
  }

  @Test("a collection's cell is as tall as it says")
  func item() {
    let screen = Screen(device: "iPhone 8")
    let cell = UICollectionViewCell(frame: .zero)
    fillWithBox(cell.contentView)

    screen.show(cell, width: 216)

    #expect(cell.bounds.size.height == 10 + (cell.bounds.width - 16) / 4)
  }

  @Test("taps work controls, and text goes into fields")
  func driving() {
    let screen = Screen(device: "iPhone X")
    let controller = CounterController()
    screen.show(controller)

    screen.tap("Count")
    screen.tap("Count", times: 2)
    screen.type("Ada", into: "Name")

    #expect(controller.counter.text == "3")
    #expect(controller.field.text == "Ada")
  }

  @Test("steps as text do the same")
  func steps() {
    let screen = Screen(device: "iPhone X")
    let controller = CounterController()
    screen.show(controller)

    let isDone = screen.perform("tap Count; tap 70,122; wait 1s; expect \"2\"; rotate")

    #expect(isDone)
    #expect(controller.view.bounds.size == CGSize(width: 812, height: 375))
  }

  @Test("a list scrolls by exact points and shows what is far down")
  func scrolling() {
    let screen = Screen(device: "iPhone 8")
    let controller = RowsController(count: 1000)
    screen.show(controller)
    let start = controller.tableView.contentOffset.y

    screen.scroll(down: 403)
    #expect(controller.tableView.contentOffset.y == start + 403)

    screen.scroll(to: "Row 700")
    #expect(screen.shows("Row 700"))
    #expect(!screen.shows("Row 10"))
    screen.select(item: 702)
    #expect(controller.selected == [702])
  }

  @Test("settings change while the app runs")
  func settings() {
    let screen = Screen(device: "iPhone X")
    let controller = UIViewController()
    screen.show(controller)

    screen.setTextSize(.accessibilityLarge)
    screen.setAppearance(.dark)
    screen.setDirection(.rightToLeft)
    screen.rotate(to: .landscapeRight)

    let traits = controller.traitCollection
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(controller.view.bounds.width == 812)
  }

  @Test("views are found by class, path and text")
  func asking() {
    let screen = Screen(device: "iPhone X")
    screen.show(CounterController())

    #expect(screen.views(UIButton.self).count == 1)
    #expect(screen.view(at: "UIView/UIButton")?.frame.minY == 100)
    #expect(screen.view(at: "UIWindow[0]/UIView/UITextField[0]") is UITextField)
    #expect(screen.frame(of: "counter") == CGRect(x: 10, y: 60, width: 200, height: 20))
    #expect(screen.frames(of: UITextField.self) == [CGRect(x: 10, y: 160, width: 200, height: 34)])
    #expect(screen.dump.contains("UILabel 10 60 200 20 \"0\"\n"))
  }

  @Test("each screen keeps its own device and issues")
  func independence() {
    let small = Screen(device: "iPhone SE")
    let large = Screen(device: "iPad Pro 11")
    let (first, second) = (UIViewController(), UIViewController())

    large.show(second)
    small.show(first)
    large.rotate(to: .landscapeRight)

    #expect(first.view.bounds.size == CGSize(width: 320, height: 568))
    #expect(second.view.bounds.size == CGSize(width: 1194, height: 834))
  }

  @Test("pictures are the pixels of the device, and equal ones are equal")
  func pictures() {
    let screen = Screen(device: "iPhone 8")
    let controller = CounterController()
    screen.show(controller)

    let before = screen.picture()
    let again = screen.picture()
    controller.view.backgroundColor = .red

    #expect(before == again)
    #expect(screen.picture() != before)
    // Width and height stand at bytes 16 to 23 of a PNG file.
    #expect(Array(before[16..<24]) == [0, 0, 0x02, 0xEE, 0, 0, 0x05, 0x36])
  }

  @Test("blocks on the main queue have run when a screen has settled")
  func mainQueue() async {
    let screen = Screen()
    let controller = CounterController()
    screen.show(controller)

    DispatchQueue.main.async { controller.counter.text = "later" }
    await screen.settled()

    #expect(controller.counter.text == "later")
  }
}
