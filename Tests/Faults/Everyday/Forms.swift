// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A form in a scroll view, as sign-in screens are written.
class SignInViewController: UIViewController {
  private let scrollView = UIScrollView()

  private let stackView: UIStackView = {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    return stackView
  }()

  let titleLabel: UILabel = {
    let label = UILabel()  // fault
    label.text = "Welcome back to the reading room"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()

  private lazy var emailField = makeField(placeholder: "E-mail")
  private lazy var passwordField: UITextField = {
    let field = makeField(placeholder: "Password")
    field.isSecureTextEntry = true
    return field
  }()

  lazy var signInButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    let button = UIButton(configuration: configuration)  // fault
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    return button
  }()

  let helpButton = UIButton(type: .custom)  // fault

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    [titleLabel, emailField, passwordField, signInButton].forEach(stackView.addArrangedSubview)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
      stackView.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
      stackView.leadingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 24),
      stackView.trailingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -24),
      stackView.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 24),
      stackView.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -24),
      signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private func makeField(placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  @objc private func signIn() {}
}

final class OneLineTitle: SignInViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.numberOfLines = 1
  }
}

final class LowButton: SignInViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.isHidden = true
    view.addSubview(close)
    let link = UIButton(type: .system)  // fault
    link.setTitle("Forgot?", for: .normal)
    link.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    link.contentEdgeInsets = .zero
    link.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(link)
    NSLayoutConstraint.activate([
      link.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      link.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      link.heightAnchor.constraint(equalToConstant: 28),  // fault
    ])
  }
}

final class UnnamedHelp: SignInViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    helpButton.setImage(picture, for: .normal)
    helpButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    navigationItem.titleView = nil
    helpButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(helpButton)
    NSLayoutConstraint.activate([
      helpButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      helpButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      helpButton.widthAnchor.constraint(equalToConstant: 44),
      helpButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

#Preview("any sound 11") { SignInViewController() }
#Preview("any sound 12") { UINavigationController(rootViewController: SignInViewController()) }
#Preview("truncated-text fault 11") { OneLineTitle() }
#Preview("small-hit-target fault 11") { LowButton() }
#Preview("missing-accessibility-label fault 11") { UnnamedHelp() }

/// A head of a page in visual format.
class ProfileViewController: UIViewController {
  let avatar = UIImageView()
  let nameLabel = UILabel()  // fault
  let bioLabel = UILabel()  // fault

  var horizontal: String { "H:|-[avatar(64)]-12-[name]-|" }
  var vertical: String { "V:|-(top)-[name]-4-[bio]" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avatar.image = UIImage(systemName: "person.circle")
    avatar.contentMode = .scaleAspectFit
    nameLabel.text = "Ada Lovelace"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    bioLabel.text = "Wrote the first program."
    bioLabel.font = .preferredFont(forTextStyle: .subheadline)
    bioLabel.textColor = .secondaryLabel
    for label in [nameLabel, bioLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let views = ["avatar": avatar, "name": nameLabel, "bio": bioLabel]
    for child in views.values {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let metrics = ["top": 64]
    let constraints =
      NSLayoutConstraint.constraints(  // fault
        withVisualFormat: horizontal, options: [], metrics: metrics, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "H:[avatar]-12-[bio]-|", options: [], metrics: metrics, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: vertical, options: [], metrics: metrics, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(top)-[avatar(64)]", options: [], metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)
  }
}

final class TooWideProfile: ProfileViewController {
  override var horizontal: String { "H:|-[avatar(64)]-12-[name(900)]-|" }
}

/// The second text begins above the end of the first.
final class CrowdedProfile: ProfileViewController {
  override var vertical: String { "V:|-(top)-[name]-(-14)-[bio]" }
}

#Preview("any sound 13") { ProfileViewController() }
#Preview("unsatisfiable-constraints fault 11") { TooWideProfile() }
#Preview("overlapping-views fault 11") { CrowdedProfile() }
