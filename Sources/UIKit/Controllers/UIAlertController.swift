// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A title, a message and buttons over what is on screen.
///
/// Caveat: an action sheet is shown as an alert, in the middle (Documentation/Status.md).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public let preferredStyle: Style

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(style: preferredStyle)
    self.title = title
    self.message = message
  }

  private init(style: Style) {
    preferredStyle = style
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let box = UIStackView(arrangedSubviews: texts + (textFields ?? []) + actions.map(button))
    box.axis = .vertical
    box.spacing = 8
    box.isLayoutMarginsRelativeArrangement = true
    box.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 12, right: 16)
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 14
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 270),
    ])
  }

  /// The labels of title and message, those that are set.
  private var texts: [UIView] {
    let fonts = [UIFont.systemFont(ofSize: 17, weight: .semibold), .systemFont(ofSize: 13)]
    return zip([title, message], fonts).compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
  }

  private func button(for action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
    button.setTitleColor(action.style == .destructive ? .systemRed : nil, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    return button
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
