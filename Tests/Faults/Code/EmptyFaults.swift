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
  Screen { view, _ in
    let label = UILabel(sound: "Of its own size")
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 20, y: 120)
    view.addSubview(label)
    view.addSubview(UIView())
  }
}
#Preview("empty-screen sound 2") {
  Screen { view, _ in view.backgroundColor = .systemTeal }
}
