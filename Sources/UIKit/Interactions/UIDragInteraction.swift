// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something of another app's making that is dragged or pasted.
///
/// Foundation on Linux has no item providers; this one holds an object of this process.
open class NSItemProvider: NSObject {
  let object: Any?
  /// What gives the bytes of each registered type, in the order of registration.
  var loaders: [(type: String, load: Loader)] = []
  open var suggestedName: String?
  open var preferredPresentationSize = CGSize.zero

  public override init() {
    object = nil
    super.init()
  }

  public init(object: Any) {
    self.object = object
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL!) { self.init(object: fileURL as Any) }

  open func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool { object is Value }

  @discardableResult
  open func loadObject<Value>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Value, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// What item providers can make of data.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// What a link looks like while it is dragged: its title or address.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.sizeToFit()
    self.init(view: label)
  }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item holds a value of the type: `String`, `URL`.
  public func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// How a drop that takes its time shows.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Gives the items' values of the type, at once.
  @discardableResult
  public func loadObjects<Value>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object as? Value })
    return Progress(totalUnitCount: 1)
  }
}

/// Lets a view's content be dragged; nothing drags here, so the delegate is not asked.
open class UIDragInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  // @objc(dragInteraction:itemsForBeginningSession:)
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets things be dropped on a view.
open class UIDropInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  // @objc(dropInteraction:canHandleSession:) optional = true
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  // @objc optional = UIDropProposal(operation: .cancel)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  // @objc optional
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

public enum UIDropOperation: UInt, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
