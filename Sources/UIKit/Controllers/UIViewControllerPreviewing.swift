// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Previews by pressing hard, as before iOS 13; no finger presses hard here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  // @objc(previewingContext:commitViewController:)
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// What a preview offers when it is pushed up.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  public let style: Style
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions that a preview shows together.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  public let style: UIPreviewAction.Style
  public let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewRegistration(delegate, sourceView) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What an app is given for a view that could be pressed.
private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}
