// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKitTesting

/// Documentation/Steps.md §3.6.
@MainActor
@Suite("Taps on what lies in a cell beside its content view")
struct CellLabelTests {
  private final class Controller: UITableViewController {
    var selected: [Int] = []
    var pressed = 0

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel(frame: CGRect(x: 20, y: 0, width: 100, height: 44))
      label.text = "Row \(path.row)"
      cell.insertSubview(label, at: 0)
      guard path.row == 1 else { return cell }
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      button.addAction(UIAction { [weak self] _ in self?.pressed += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      return cell
    }

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path.row)
    }
  }

  @Test("a finger on a label reaches the row behind it, but for where a control is in front")
  func label() {
    let screen = Screen(device: "iPhone X")
    let controller = Controller()
    screen.show(controller)

    #expect(screen.tap("Row 0"))
    #expect(controller.selected == [0])

    withKnownIssue {
      screen.tap("Row 1")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("is covered by ")
    }
    #expect(controller.pressed == 0)
  }
}
