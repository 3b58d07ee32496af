// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A screen that a closure fills.
class Screen: UIViewController {
  private let fill: (UIView, UILayoutGuide) -> Void

  init(_ fill: @escaping (UIView, UILayoutGuide) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fill(view, view.safeAreaLayoutGuide)
  }
}

extension UIView {
  /// Adds a view that constraints place.
  func place(_ child: UIView, _ constraints: [NSLayoutConstraint]) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds a view across the top of a guide.
  func hang(_ child: UIView, in guide: UILayoutGuide, at top: CGFloat = 20) {
    place(
      child,
      [
        child.topAnchor.constraint(equalTo: guide.topAnchor, constant: top),
        child.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        child.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      ])
  }
}

/// Text of a style, as many lines as it takes.
@MainActor
func words(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  return label
}
