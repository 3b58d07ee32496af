// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

#Preview("unsatisfiable-constraints fault 1") {
  Screen { view, safe in
    let box = UIView()
    view.place(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 200),  // fault
    ])
  }
}

#Preview("unsatisfiable-constraints fault 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Both edges and a width")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),  // fault
    ])
  }
}

#Preview("unsatisfiable-constraints fault 3") {
  Screen { view, safe in
    let (first, second) = (UIView(), UIView())
    view.place(first)
    view.place(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safe.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      first.heightAnchor.constraint(equalTo: second.heightAnchor),
      first.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      first.heightAnchor.constraint(equalToConstant: 60),  // fault
    ])
  }
}

#Preview("unsatisfiable-constraints sound 1") {
  Screen { view, safe in
    let box = UIView()
    view.place(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 2000)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40), wish,
    ])
  }
}

#Preview("unsatisfiable-constraints sound 2") {
  Screen { view, safe in
    let box = UIView()
    view.place(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

#Preview("unsatisfiable-constraints sound 3") {
  Screen { view, safe in
    let label = UILabel(sound: "Twice the same")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor),
    ])
  }
}

#Preview("ambiguous-layout fault 1") {
  Screen { view, safe in
    let box = UIView()  // fault
    view.place(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: 40),
    ])
  }
}

#Preview("ambiguous-layout fault 2") {
  Screen { view, safe in
    let box = UIView()  // fault
    view.place(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}

#Preview("ambiguous-layout fault 3") {
  Screen { view, safe in
    let (first, second) = (UIView(), UIView())  // fault
    view.place(first)
    view.place(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safe.topAnchor),
      second.topAnchor.constraint(equalTo: safe.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 40),
      second.heightAnchor.constraint(equalToConstant: 40),
      first.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}

#Preview("ambiguous-layout sound 1") {
  Screen { view, safe in
    let box = UIView()
    view.place(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalTo: box.heightAnchor),
    ])
  }
}

#Preview("ambiguous-layout sound 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Content gives the size")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor),
    ])
  }
}

#Preview("ambiguous-layout sound 3") {
  Screen { view, safe in
    let (first, second) = (UIView(), UIView())
    view.place(first)
    view.place(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safe.topAnchor),
      second.topAnchor.constraint(equalTo: safe.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 40),
      second.heightAnchor.constraint(equalToConstant: 40),
      first.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
    ])
  }
}

#Preview("left-right-constraint fault 1") {
  Screen { view, safe in
    let label = UILabel(sound: "Stays left")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 16),  // fault
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
    ])
  }
}

#Preview("left-right-constraint fault 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Stays right")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      NSLayoutConstraint(  // fault
        item: label, attribute: .right, relatedBy: .equal, toItem: view, attribute: .right,
        multiplier: 1, constant: -60),
    ])
  }
}

#Preview("left-right-constraint fault 3") {
  Screen { view, safe in
    let (icon, label) = (UIView(), UILabel(sound: "Beside"))
    view.place(icon)
    view.place(label)
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: safe.topAnchor),
      icon.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 120),
      icon.widthAnchor.constraint(equalToConstant: 20),
      icon.heightAnchor.constraint(equalToConstant: 20),
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
      label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),  // fault
    ])
  }
}

#Preview("left-right-constraint sound 1") {
  Screen { view, safe in
    let label = UILabel(sound: "Both sides alike")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 16),
      label.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -16),
    ])
  }
}

#Preview("left-right-constraint sound 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Leading")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor),
    ])
  }
}

#Preview("left-right-constraint sound 3") {
  Screen { view, safe in
    let bar = UIView()
    bar.semanticContentAttribute = .forceLeftToRight
    let label = UILabel(sound: "Play")
    view.place(bar)
    bar.place(label)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      label.topAnchor.constraint(equalTo: bar.topAnchor),
      label.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      label.leftAnchor.constraint(equalTo: bar.leftAnchor, constant: 16),
    ])
  }
}
