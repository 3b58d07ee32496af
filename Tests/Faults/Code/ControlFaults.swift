// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A control in the middle, of a size or of its own.
@MainActor
private func centred(_ control: UIView, _ size: CGSize? = nil) -> Screen {
  Screen { view, safe in
    view.place(control)
    NSLayoutConstraint.activate(
      [
        control.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        control.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      ]
        + (size.map {
          [
            control.widthAnchor.constraint(equalToConstant: $0.width),
            control.heightAnchor.constraint(equalToConstant: $0.height),
          ]
        } ?? []))
  }
}

@MainActor
private func titled(_ title: String, _ button: UIButton) -> UIButton {
  button.setTitle(title, for: .normal)
  button.setTitleColor(.label, for: .normal)
  return button
}

@MainActor
private func pictured(_ button: UIButton, label: String? = nil) -> UIButton {
  let size = CGSize(width: 20, height: 20)
  button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
  button.accessibilityLabel = label
  return button
}

final class TapTarget: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer())
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

final class GenerousButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

#Preview("small-hit-target fault 1") {
  centred(titled("x", UIButton(type: .system)), CGSize(width: 24, height: 24))  // fault
}
#Preview("small-hit-target fault 2") {
  centred(titled("Low", UIButton(type: .system)), CGSize(width: 200, height: 36))  // fault
}
#Preview("small-hit-target fault 3") {
  centred(TapTarget(), CGSize(width: 30, height: 60))  // fault
}
#Preview("small-hit-target sound 1") {
  centred(titled("x", UIButton(type: .system)), CGSize(width: 44, height: 44))
}
#Preview("small-hit-target sound 2") {
  centred(titled("x", GenerousButton(frame: .zero)), CGSize(width: 24, height: 24))
}
#Preview("small-hit-target sound 3") {
  let control = UISwitch()
  control.accessibilityLabel = "Sound"
  return centred(control)
}

#Preview("missing-accessibility-label fault 1") {
  centred(pictured(UIButton(type: .custom)), CGSize(width: 44, height: 44))  // fault
}
#Preview("missing-accessibility-label fault 2") {
  centred(UISwitch())  // fault
}
#Preview("missing-accessibility-label fault 3") {
  centred(UITextField(), CGSize(width: 200, height: 44))  // fault
}
#Preview("missing-accessibility-label sound 1") {
  centred(pictured(UIButton(type: .custom), label: "Add"), CGSize(width: 44, height: 44))
}
#Preview("missing-accessibility-label sound 2") {
  let button = UIButton(type: .custom)
  button.setImage(UIImage(systemName: "plus"), for: .normal)
  return centred(button, CGSize(width: 44, height: 44))
}
#Preview("missing-accessibility-label sound 3") {
  let field = UITextField()
  field.placeholder = "Name"
  return centred(field, CGSize(width: 200, height: 44))
}
