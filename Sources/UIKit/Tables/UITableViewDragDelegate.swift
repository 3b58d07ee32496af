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
}
