// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKitTesting

/// Documentation/Steps.md §3.6.
@MainActor
@Suite("Taps on what something else lies on")
struct CoveredTests {
  /// Expects a failure that says what covers.
  private func expectCover(
    by name: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("is covered by ") && text.contains(name)
    }
  }

  private func controller(_ taps: @escaping () -> Void) -> UIViewController {
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { _ in taps() }, for: .touchUpInside)
    controller.view.addSubview(button)
    return controller
  }

  @Test("a view on top takes the finger, and is named; one that takes no touches does not")
  func view() {
    let screen = Screen(device: "iPhone X")
    var taps = 0
    let controller = controller { taps += 1 }
    screen.show(controller)
    let cover = UIView(frame: controller.view.bounds)
    cover.accessibilityIdentifier = "veil"
    controller.view.addSubview(cover)
    expectCover(by: "veil") {
      #expect(!screen.tap("Send"))
    }
    #expect(taps == 0)
    cover.isUserInteractionEnabled = false
    #expect(screen.tap("Send"))
    #expect(taps == 1)
  }

  @Test("so does a window in front, but for where it lets touches through")
  func window() {
    final class Through: UIWindow {
      var isOpen = false
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { !isOpen }
    }
    let screen = Screen(device: "iPhone X")
    var taps = 0
    screen.show(controller { taps += 1 })
    let window = Through(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    expectCover(by: "UIView") {
      #expect(!screen.tap("Send"))
    }
    #expect(taps == 0)
    window.isOpen = true
    #expect(screen.tap("Send"))
    #expect(taps == 1)
    window.isHidden = true
  }

  @Test("a row under a bar is scrolled out from under it first")
  func bar() {
    final class Rows: UITableViewController {
      var chosen: [Int] = []
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }
      override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Line \(path.row)"
        return cell
      }
      override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        chosen.append(path.row)
      }
    }
    let screen = Screen(device: "iPhone X")
    let rows = Rows()
    let tabs = UITabBarController()
    tabs.viewControllers = [rows]
    screen.show(tabs)
    // The tab bar is 83 points high; a row is about 44.
    let hidden = rows.tableView.visibleCells.last { cell in
      cell.convert(cell.bounds, to: nil).minY > 812 - 83
    }
    let path = hidden.flatMap { rows.tableView.indexPath(for: $0) }
    #expect(path != nil)
    guard let path else { return }
    #expect(screen.tap("Line \(path.row)"))
    #expect(rows.chosen == [path.row])
  }
}
