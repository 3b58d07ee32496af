// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Signs in with Apple: a plain button of Apple's smallest size, 140 by 30 points.
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp

    public static let `default` = ButtonType.signIn

    var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline
    case black
  }

  private let label = UILabel()

  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    show(type, style)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    show(.signIn, .black)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.signIn, .black)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  private func show(_ type: ButtonType, _ style: Style) {
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.text = type.title
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = type.title
    accessibilityTraits = .button
  }
}
