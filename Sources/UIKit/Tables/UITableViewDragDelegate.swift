// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Says what is dragged out of a table view. Kept by the table; rows are not dragged here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  // @objc(tableView:itemsForBeginningDragSession:atIndexPath:)
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  // @objc(tableView:itemsForAddingToDragSession:atIndexPath:point:) optional = []
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  // @objc optional
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  // @objc optional
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  // @objc(tableView:dragPreviewParametersForRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  // @objc optional = true
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  // @objc optional = false
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// Takes what is dropped on a table view. Kept by the table; nothing is dropped here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  // @objc(tableView:performDropWithCoordinator:)
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  // @objc(tableView:canHandleDropSession:) optional = true
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  // @objc optional = UITableViewDropProposal(operation: .cancel)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  // @objc optional
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  // @objc optional
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  // @objc optional
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  // @objc(tableView:dropPreviewParametersForRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// What a drop on a table would do.
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    case automatic
  }

  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that stands for what is not there yet.
open class UITableViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  public let rowHeight: CGFloat
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that stands for what is being dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a drop, which becomes a row or goes.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
}
