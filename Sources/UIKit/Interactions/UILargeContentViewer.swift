// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is shown large while it is pressed, at accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// Shows a bar's small item large while it is pressed, at accessibility text sizes. Nothing is shown
/// here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public convenience override init() { self.init(delegate: nil) }

  /// Whether texts have an accessibility size.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  // @objc(largeContentViewerInteraction:didEndOnItem:atPoint:) optional
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  // @objc(largeContentViewerInteraction:itemAtPoint:) optional = nil
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  // @objc(viewControllerForLargeContentViewerInteraction:) optional = UIViewController()
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UIView: UILargeContentViewerItem {
  public var showsLargeContentViewer: Bool {
    get { rareStorage?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }
  public var largeContentTitle: String? {
    get { rareStorage?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  public var largeContentImage: UIImage? {
    get { rareStorage?.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
}
