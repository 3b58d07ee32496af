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
  /// Makes what an app is given for a view that could be pressed, and keeps it.
  final func keepPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let made = PreviewRegistration(delegate, sourceView)
    surroundings.previewings.append(made)
    return made
  }
}

/// What an app is given for a view that could be pressed.
///
/// The delegate is held weakly: it is the controller itself in most apps, which holds this.
private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect

  var delegate: any UIViewControllerPreviewingDelegate { owner ?? NobodyPreviewing() }

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    owner = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

/// Stands for a delegate that is gone: it previews nothing.
private final class NobodyPreviewing: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
