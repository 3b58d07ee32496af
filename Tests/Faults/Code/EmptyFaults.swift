// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

#Preview("empty-screen fault 1") {
  Screen { view, _ in
    let label = UILabel(sound: "Neither a frame nor constraints")  // fault
    view.addSubview(label)
  }
}
#Preview("empty-screen fault 2") {
  Screen { view, _ in
    let panel = UIView()  // fault
    let button = UIButton(type: .system)  // fault
    button.setTitle("Out of reach", for: .normal)
    panel.addSubview(button)
    view.addSubview(panel)
  }
}
#Preview("empty-screen sound 1") {
  Screen { view, safe in
    let label = UILabel(sound: "Of its own size")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
    ])
    view.addSubview(UIView())
  }
}
#Preview("empty-screen sound 2") {
  Screen { view, _ in view.backgroundColor = .systemTeal }
}
