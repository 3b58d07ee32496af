import UIKit

/// The first screen: nothing of the app is seen without an account.
final class SignInController: RowsController {
  init() { super.init(title: "Almanac") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign in", style: .done, target: self, action: #selector(signIn))
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        header: "Your account", footer: "The almanac of your garden is kept under your account.",
        [.field("E-mail", .emailAddress), .field("Password", .password, isSecret: true)]),
      RowSection([
        .link("Forgot the password?", to: ForgottenPasswordController()),
        .button("Create an account") { [weak self] in self?.createAccount() },
      ]),
    ]
  }

  private var email: String { texts[[0, 0]] ?? "" }
  private var password: String { texts[[0, 1]] ?? "" }

  override func rowDidChange() {
    navigationItem.rightBarButtonItem?.isEnabled = !email.isEmpty && !password.isEmpty
  }

  @objc private func signIn() {
    guard email.contains("@"), password.count >= 8 else {
      let alert = UIAlertController(
        title: "That does not look right",
        message: "An address has an @, and a password eight letters or more.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Try again", style: .default))
      return present(alert, animated: true)
    }
    replaceRoot(by: MainTabsController())
  }

  private func createAccount() {
    present(UINavigationController(rootViewController: NewAccountController()), animated: true)
  }
}
