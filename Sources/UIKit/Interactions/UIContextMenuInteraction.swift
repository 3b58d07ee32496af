// Part of Snug, under the Apache License 2.0; see LICENSE.

public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// What a long press on a view, row or item offers.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  public enum ElementOrder: Int, Sendable {
    case automatic
    case priority
    case fixed
  }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Offers a menu on a long press (Documentation/Containers.md §13.6).
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  public private(set) weak var view: UIView?
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { .rich }
  private var press: UILongPressGestureRecognizer?
  private var shown: ContextMenu?
  private var place = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer()
    ContextMenu.describe()
    press.addTarget(self, action: Selector("contextMenuPressed:"))
    view.addGestureRecognizer(press)
    self.press = press
  }

  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  open func dismissMenu() { shown?.panel?.close() }

  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, let panel = shown.panel else { return }
    let menu = block(panel.request.menu)
    shown.replace(by: menu)
  }

  /// A long press began: asks the delegate and shows what it offers.
  final func present(at point: CGPoint) {
    guard let view, let delegate else { return }
    place = point
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return }
    let menu = ContextMenu(configuration, in: view, at: point)
    menu.willPerformPreview = { [weak self] animator in
      guard let self else { return }
      optionalCall(on: delegate) {
        delegate.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
    menu.willEnd = { [weak self] in
      guard let self else { return }
      self.shown = nil
      optionalCall(on: delegate) {
        delegate.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
      }
    }
    optionalCall(on: delegate) {
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    }
    shown = menu
    menu.show()
  }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss
  case pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  // @objc optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // @objc(contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:)
  // optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  // @objc optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // @objc(contextMenuInteraction:willDisplayMenuForConfiguration:animator:) optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  // @objc(contextMenuInteraction:willEndForConfiguration:animator:) optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// The view that stands for something while it is lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Where the view is.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// For lines of text: what is lifted is the lines alone.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let lines = UIBezierPath()
    for line in textLineRects { lines.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = lines
  }
}
