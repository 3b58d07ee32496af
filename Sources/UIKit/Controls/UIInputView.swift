// Part of Snug, under the Apache License 2.0; see LICENSE.

public protocol UIInputViewAudioFeedback: NSObjectProtocol {}

/// The ground of a keyboard or of what stands above one.
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  public private(set) final var inputViewStyle: Style
  /// Whether the view's constraints say how tall it is.
  open var allowsSelfSizing = false

  public required init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  open class func snugMake(frame: CGRect, inputViewStyle: Style) -> Self {
    let made = self.init(frame: frame)
    made.inputViewStyle = inputViewStyle
    return made
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
