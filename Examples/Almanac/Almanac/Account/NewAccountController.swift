import UIKit

final class NewAccountController: RowsController {
  init() { super.init(title: "New account") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func makeSections() -> [RowSection] {
    [
      RowSection(header: "You", [.field("Name", .name), .field("E-mail", .emailAddress)]),
      RowSection(header: "Secret", [.field("Password", .newPassword, isSecret: true)]),
      RowSection([
        .toggle("Send me the monthly letter", isOn: false),
        .link("Terms", symbol: "doc.text", to: TermsController()),
      ]),
    ]
  }
}
