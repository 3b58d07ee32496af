// Part of Snug, under the Apache License 2.0; see LICENSE.

// Text that is dragged out of a view, dropped on it or pasted. Nothing is dragged here, so delegates
// are kept and not asked.

public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var suggestedItems: [UIDragItem] { get }
  var existingItems: [UIDragItem] { get }
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// What becomes of text that is dropped.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert
    case replaceSelection
    case replaceAll
  }

  public enum ProgressMode: UInt, Sendable {
    case system
    case custom
  }

  public enum Performer: UInt, Sendable {
    case view
    case delegate
  }

  open var dropAction = Action.insert
  open var dropProgressMode = ProgressMode.system
  open var useFastSameViewOperations = true
  open var dropPerformer = Performer.view

  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }
}

public enum UITextDropEditability: UInt, Sendable {
  case no
  case temporary
  case yes
}

@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  // @objc(textDraggableView:itemsForDrag:) optional = dragRequest.suggestedItems
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  // @objc(textDraggableView:dragPreviewForLiftingItem:session:) optional = nil
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  // @objc(textDraggableView:willAnimateLiftWithAnimator:session:) optional
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  // @objc(textDraggableView:dragSessionWillBegin:) optional
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)
  // @objc(textDraggableView:dragSessionDidEnd:withOperation:) optional
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  // @objc(textDroppableView:willBecomeEditableForDrop:) optional = .no
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  // @objc(textDroppableView:proposalForDrop:) optional = drop.suggestedProposal
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  // @objc(textDroppableView:willPerformDrop:) optional
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  // @objc(textDroppableView:previewForDroppingAllItemsWithDefault:) optional = nil
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  // @objc(textDroppableView:dropSessionDidEnter:) optional
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  // @objc(textDroppableView:dropSessionDidUpdate:) optional
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  // @objc(textDroppableView:dropSessionDidExit:) optional
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)
  // @objc(textDroppableView:dropSessionDidEnd:) optional
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
}

/// Something of the pasteboard, and what a delegate makes of it.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString string: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  func setNoResult()
  func setDefaultResult()
}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  // @objc(textPasteConfigurationSupporting:transformPasteItem:) optional = item.setDefaultResult()
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  // @objc(textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:) optional = true
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
}
