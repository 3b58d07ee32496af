// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whether a text that people touch can be changed.
public enum UITextInteractionMode: Int, Sendable {
  case editable
  case nonEditable
}

/// The system's gestures on a text of the app's own drawing: kept, without gestures here.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  public let textInteractionMode: UITextInteractionMode
  open weak var textInput: (any UIResponder & UITextInput)?
  open weak var delegate: AnyObject?
  public private(set) weak var view: UIView?
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The system's drawing of a selection in a text of the app's own: kept, and nothing is drawn here.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  open var isActivated = false
  public private(set) weak var textInput: (any UITextInput)?
  open weak var delegate: AnyObject?
  public private(set) weak var view: UIView?

  public init(textInput: any UITextInput, delegate: AnyObject? = nil) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func layoutManagedSubviews() {}
  open func setNeedsSelectionUpdate() {}
}

/// The system's help with writing in a text of the app's own, which there is not here.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  public enum State: Int, Sendable {
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }

  public static var isWritingToolsAvailable: Bool { false }

  open weak var delegate: AnyObject?
  public private(set) weak var view: UIView?
  public private(set) var state = State.inactive
  open var preferredBehavior = UIWritingToolsBehavior.default
  open var preferredResultOptions: UIWritingToolsResultOptions = []
  public var behavior: UIWritingToolsBehavior { preferredBehavior }
  public var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }

  public init(delegate: AnyObject?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func stopWritingTools() {}
}
