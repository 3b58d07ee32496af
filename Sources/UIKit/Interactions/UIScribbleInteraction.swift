// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Handwriting in a text; nothing is written by hand here, so the delegate is not asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  // @objc(scribbleInteraction:shouldBeginAtLocation:) optional = true
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  // @objc optional = false
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  // @objc optional
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  // @objc optional
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
