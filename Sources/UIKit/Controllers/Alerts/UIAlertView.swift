// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An alert as before alert controllers; it is shown as one, over what the key window shows.
open class UIAlertView: UIView {
  open weak var delegate: AnyObject?
  open var title: String = ""
  open var message: String?
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { makeFields() }
  }
  open var cancelButtonIndex = -1
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { controller?.presentingViewController != nil }
  private var titles: [String] = []
  private var fields: [UITextField] = []
  private weak var controller: UIAlertController?

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// The first button that does not cancel; −1 where there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// - Throws: stops with UIKit's text where the style has no such field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      Runtime.raise(
        .invalidArgument,
        "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    }
    return fields[textFieldIndex]
  }

  private func makeFields() {
    let secure: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    fields = secure.map { isSecure in
      let field = UITextField()
      field.isSecureTextEntry = isSecure
      if secure.count == 2 { field.placeholder = isSecure ? "Password" : "Login" }
      return field
    }
  }

  /// Presents the alert over the last controller that the key window presents.
  open func show() {
    let windows = UIApplication.shared.windows
    guard var top = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    else { return }
    while let next = top.presentedViewController { top = next }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields { alert.addTextField(field) }
    for (index, title) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      // The action holds the view, which nobody else may.
      let action = UIAlertAction(title: title, style: style) { _ in self.end(index) }
      alert.addAction(action)
    }
    let observer = delegate as? any UIAlertViewDelegate
    if let index = alert.actions.indices.first(where: { $0 == firstOtherButtonIndex }),
      observer?.alertViewShouldEnableFirstOtherButton(self) == false
    {
      alert.actions[index].isEnabled = false
    }
    controller = alert
    observer?.willPresent(self)
    top.present(alert, animated: true) { observer?.didPresent(self) }
  }

  private func end(_ index: Int) {
    let observer = delegate as? any UIAlertViewDelegate
    observer?.alertView(self, clickedButtonAt: index)
    observer?.alertView(self, willDismissWithButtonIndex: index)
    observer?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// Ends the alert as if a button were touched, but for the click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let observer = delegate as? any UIAlertViewDelegate
    observer?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    guard let controller, isVisible else { return }
    controller.dismiss(animated: animated) {
      observer?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  // @objc(alertView:clickedButtonAtIndex:) optional
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  // @objc optional
  func alertViewCancel(_ alertView: UIAlertView)
  // @objc(willPresentAlertView:) optional
  func willPresent(_ alertView: UIAlertView)
  // @objc(didPresentAlertView:) optional
  func didPresent(_ alertView: UIAlertView)
  // @objc optional
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  // @objc optional
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  // @objc optional = true
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
