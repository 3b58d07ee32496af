import UIKit

final class ForgottenPasswordController: RowsController {
  init() { super.init(title: "Password") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        footer: "A letter with a link comes to this address.",
        [.field("E-mail", .emailAddress)]),
      RowSection([.button("Send the letter") { [weak self] in self?.send() }]),
    ]
  }

  private func send() {
    let alert = UIAlertController(title: "On its way", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Good", style: .default) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
