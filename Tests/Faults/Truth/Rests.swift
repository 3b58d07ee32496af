// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// What UIKit says in passing, and what stays (Documentation/Check.md §5.3, §6.1, §6.6).

/// A button with two lines.
@MainActor
private func subtitled() -> Screen {
  Screen { view, safe in
    var look = UIButton.Configuration.filled()
    look.title = "Continue"
    look.subtitle = "You can change this later"
    view.hang(UIButton(configuration: look), in: safe)
  }
}

/// Marks itself in every layout, and moves its content or not.
final class Restless: UIView {
  var moves = false
  private let dot = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if dot.superview == nil { addSubview(dot) }
    if moves { dot.frame.origin.x += 1 }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
}

@MainActor
private func restless() -> Screen {
  Screen { view, safe in
    let box = Restless()  // fault
    box.moves = true
    view.hang(box, in: safe)
  }
}

/// Two widths exclude each other.
final class TwoWidths: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemTeal
    view.place(
      box,
      [
        box.widthAnchor.constraint(equalToConstant: 100),  // fault
        box.heightAnchor.constraint(equalToConstant: 40),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 200),  // fault
      ])
  }
}

/// Two widths exclude each other until one goes, before anybody sees it.
final class PassingWidths: UIViewController {
  private let box = UIView()
  private lazy var wide = box.widthAnchor.constraint(equalToConstant: 200)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemTeal
    view.place(
      box,
      [
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 40),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), wide,
      ])
    view.layoutIfNeeded()
    wide.isActive = false
  }
}

/// A part that is laid out before it has a size: in the end all of its constraints hold.
@MainActor
private func early() -> Screen {
  Screen { view, safe in
    let part = UIView()
    let inner = UIView(frame: part.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.addSubview(inner)
    let text = words("Gate")
    inner.place(
      text,
      [
        text.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 24),
        inner.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 6),
        text.topAnchor.constraint(equalTo: inner.topAnchor),
      ])
    part.layoutIfNeeded()
    view.hang(part, in: safe)
    part.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

#Preview("any sound 131") { early() }
#Preview("any sound 101") { subtitled() }
#Preview("size-does-not-settle fault 101") { restless() }
#Preview("any sound 102") { PassingWidths() }
#Preview("unsatisfiable-constraints fault 102") { TwoWidths() }
