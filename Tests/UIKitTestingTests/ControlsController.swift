// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// One control of every kind that a step can give a value, named by what stands beside it.
final class ControlsController: UIViewController {
  let power = UISwitch()
  let volume = UISlider()
  let copies = UIStepper()
  let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
  let name = UITextField()
  let notes = UITextView()
  /// What the controls told, in order.
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemBackground
    copies.maximumValue = 5
    name.placeholder = "Name"
    let all: [(UIView, String)] = [
      (power, "power"), (volume, "volume"), (copies, "copies"), (size, "size"), (name, "name"),
      (notes, "notes"),
    ]
    for (index, (view, identifier)) in all.enumerated() {
      view.frame = CGRect(x: 20, y: 120 + 60 * index, width: 280, height: 44)
      view.accessibilityIdentifier = identifier
      self.view.addSubview(view)
      (view as? UIControl)?.addAction(
        UIAction { [weak self] _ in self?.events.append(identifier) }, for: .valueChanged)
    }
  }

  /// Notes what recognizers and buttons tell.
  func note(_ event: String) { events.append(event) }
}
