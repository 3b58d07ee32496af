import UIKit

final class AccountController: RowsController {
  init() { super.init(title: "Account") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .fact("E-mail", "ada@example.com"),
        .link("Change the password", to: NewPasswordController()),
      ]),
      RowSection([
        .button("Sign out") { [weak self] in self?.signOut() },
        .button("Delete the account", isDestructive: true) { [weak self] in self?.askToDelete() },
      ]),
    ]
  }

  private func signOut() {
    replaceRoot(by: UINavigationController(rootViewController: SignInController()))
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete the account?", message: "The journal goes with it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.signOut() })
    present(alert, animated: true)
  }
}

final class NewPasswordController: RowsController {
  init() { super.init(title: "New password") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        footer: "Eight letters or more.",
        [
          .field("Old password", .password, isSecret: true),
          .field("New password", .newPassword, isSecret: true),
        ])
    ]
  }
}
