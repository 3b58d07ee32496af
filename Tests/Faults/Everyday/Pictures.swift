// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A gradient behind a page, of the size that the page had when it was loaded.
class GradientViewController: UIViewController {
  let back = UIView()  // fault
  let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
    back.layer.addSublayer(gradient)
    back.frame = view.bounds
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(back)
    gradient.frame = view.bounds
  }
}

final class FollowingGradient: GradientViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = back.bounds
  }
}

#Preview("any sound 36") { FollowingGradient() }
#Preview("stale-size fault 32") { GradientViewController() }

/// A picture that stands on the text beside it, or clear of it.
final class SignedViewController: UIViewController {
  private let text = UILabel()  // fault
  private let seal = UIImageView()  // fault
  private let distance: CGFloat

  init(_ distance: CGFloat) {
    self.distance = distance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = "Signed and sealed"
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    let size = CGSize(width: 40, height: 40)
    seal.image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    for child in [text, seal] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      seal.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      seal.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      seal.widthAnchor.constraint(equalToConstant: 40),
      seal.heightAnchor.constraint(equalToConstant: 40),
      text.topAnchor.constraint(equalTo: seal.topAnchor),
      text.leadingAnchor.constraint(equalTo: seal.trailingAnchor, constant: distance),
      text.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
    ])
  }
}

#Preview("any sound 37") { SignedViewController(8) }
#Preview("overlapping-views fault 31") { SignedViewController(-20) }
