// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The text of a tip.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// Where in its view the tip is for; nil for all of it.
  public let sourceRect: CGRect?

  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
    super.init()
  }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  // @objc(toolTipInteraction:configurationAtPoint:) optional = nil
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

/// Tells of a view under a pointer. No pointer is driven here, so the delegate is not asked.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open var isEnabled = true
  open var defaultToolTip: String?

  public override init() { super.init() }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
  /// The interaction that shows the control's `toolTip`; nil as long as it has none.
  public var toolTipInteraction: UIToolTipInteraction? {
    for interaction in interactions {
      if let interaction = interaction as? UIToolTipInteraction { return interaction }
    }
    guard let toolTip else { return nil }
    let made = UIToolTipInteraction(defaultToolTip: toolTip)
    addInteraction(made)
    return made
  }
}
