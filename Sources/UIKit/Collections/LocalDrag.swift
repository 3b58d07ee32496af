// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A drag that begins and ends in one collection view (Documentation/CollectionView.md §9).
final class LocalDrag: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  private weak var list: UICollectionView?
  private let source: IndexPath
  private var place: CGPoint
  /// Whether the drop delegate takes part; asked once.
  private var isHandled = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  init(_ list: UICollectionView, _ source: IndexPath, _ place: CGPoint) {
    self.list = list
    self.source = source
    self.place = place
    super.init()
  }

  func location(in view: UIView) -> CGPoint { list?.convert(place, to: view) ?? place }

  let allowsMoveOperation = true
  let isRestrictedToDraggingApplication = false
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  /// Items of this process are of no type that has an identifier.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { isObject($0.itemProvider.object, of: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let objects = items.map(\.itemProvider.object).filter { isObject($0, of: aClass) }
    completion(objects.compactMap { $0 as? any NSItemProviderReading })
    return progress
  }

  private func isObject(_ object: Any?, of type: any NSItemProviderReading.Type) -> Bool {
    (object as? NSObject)?.isKind(of: type) ?? false
  }

  func begin(_ items: [UIDragItem]) {
    self.items = items
    guard let list else { return }
    let delegate = list.dragDelegate
    optionalCall(on: delegate) {
      delegate?.collectionView(list, dragSessionWillBegin: self)
    }
    let drop = list.dropDelegate
    isHandled =
      drop != nil
      && optionalCall(on: drop) {
        drop?.collectionView(list, canHandle: self) ?? false
      } ?? true
    guard isHandled else { return }
    optionalCall(on: drop) {
      drop?.collectionView(list, dropSessionDidEnter: self)
    }
    move(to: place)
  }

  /// Asks what a drop here would do.
  func move(to place: CGPoint) {
    self.place = place
    guard isHandled, let list, let delegate = list.dropDelegate else { return }
    let target = list.indexPathForItem(at: place)
    let answer = optionalCall(on: delegate) {
      delegate.collectionView(list, dropSessionDidUpdate: self, withDestinationIndexPath: target)
    }
    proposal =
      answer
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func drop() {
    guard let list else { return }
    if isHandled, proposal.operation == .move || proposal.operation == .copy {
      list.dropDelegate?.collectionView(list, performDropWith: coordinator(in: list))
    }
    cancel()
  }

  private func coordinator(in list: UICollectionView) -> LocalDropCoordinator {
    let size = list.layoutAttributesForItem(at: source)?.size ?? .zero
    return LocalDropCoordinator(
      items: items.enumerated().map {
        LocalDropItem(dragItem: $1, sourceIndexPath: $0 == 0 ? source : nil, previewSize: size)
      },
      destinationIndexPath: list.indexPathForItem(at: place), proposal: proposal, session: self)
  }

  func cancel() {
    guard let list else { return }
    let (drag, drop) = (list.dragDelegate, list.dropDelegate)
    if isHandled {
      optionalCall(on: drop) {
        drop?.collectionView(list, dropSessionDidEnd: self)
      }
    }
    optionalCall(on: drag) {
      drag?.collectionView(list, dragSessionDidEnd: self)
    }
  }
}

/// An item that is dropped where it came from.
final class LocalDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
    super.init()
  }
}

/// What a drop delegate hears of a drop. Items go where the batch of the delegate puts them; there is
/// nothing more to animate.
final class LocalDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    items: [any UICollectionViewDropItem], destinationIndexPath: IndexPath?,
    proposal: UICollectionViewDropProposal, session: any UIDropSession
  ) {
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    LocalDropPlaceholder(dragItem: dragItem, path: placeholder.insertionIndexPath)
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDragAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedDragAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDragAnimation()
  }
}

/// The animation of a drop, which is over when it begins: what is added to it runs at once.
class EndedDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

/// The place of a dropped item whose content comes later; nothing is shown for it.
final class LocalDropPlaceholder: EndedDragAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private var path: IndexPath?

  init(dragItem: UIDragItem, path: IndexPath) {
    self.dragItem = dragItem
    self.path = path
    super.init()
  }

  /// - Returns: false once the placeholder is gone.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path else { return false }
    self.path = nil
    dataSourceUpdates(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { path = nil }
    return path != nil
  }

  func setNeedsCellUpdate() {}
}
