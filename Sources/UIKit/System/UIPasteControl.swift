// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A button of the system that gives what was copied to its target without asking.
///
/// Looks and size are those of a filled button with a symbol and the word *Paste* (≈), in English; it is always
/// enabled, where UIKit asks whether the target takes what was copied.
open class UIPasteControl: UIControl {
  /// What is shown of symbol and word.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel, iconOnly, labelOnly
  }

  /// How a paste control looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() { super.init() }
  }

  public let configuration: Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      look.image = UIImage(systemName: "doc.on.clipboard")
      look.imagePlacement = configuration.imagePlacement
      look.imagePadding = 6
    }
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
  }

  private func paste() {
    target?.paste(itemProviders: UIPasteboard.general.itemProviders)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
