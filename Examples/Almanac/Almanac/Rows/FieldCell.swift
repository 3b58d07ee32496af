import UIKit

/// A text field with its name above it, so that both have room at every text size.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  private let name = UILabel("", style: .caption1, color: .secondaryLabel)
  private let field = UITextField()
  private var changed: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .card
    selectionStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocapitalizationType = .none
    field.returnKeyType = .done
    field.delegate = self
    field.addTarget(self, action: #selector(edited), for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [name, field])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("field cells are made in code") }

  func show(
    _ title: String, _ type: UITextContentType?, isSecret: Bool, text: String?,
    changed: @escaping (String) -> Void
  ) {
    name.text = title
    field.accessibilityLabel = title
    field.text = text
    field.textContentType = type
    field.keyboardType = type == .emailAddress ? .emailAddress : .default
    field.isSecureTextEntry = isSecret
    self.changed = changed
  }

  @objc private func edited() { changed?(field.text ?? "") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
