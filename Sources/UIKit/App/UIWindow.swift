// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The root of a view tree on the screen.
///
/// Its root controller's view fills it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: NumericRawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }

  open var windowLevel: Level = .normal
  open var canResizeToFitContent = false
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `UIWindow()` is as large as the screen (Documentation/Lifecycle.md §1.5).
  override class var frameByDefault: CGRect { UIScreen.main.bounds }

  /// A window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.device.windowBounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// A window that is no longer hidden has its root controller's view in it, key or not.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let appears = super.isHidden && !newValue
      super.isHidden = newValue
      if appears { becomeVisible() }
    }
  }

  open func makeKeyAndVisible() {
    MethodExchange.run("makeKeyAndVisible", self) { $0.appear() }
  }

  private func appear() {
    if isHidden { isHidden = false } else { becomeVisible() }
    makeKey()
  }

  private func becomeVisible() {
    UIApplication.shared.show(self)
    if frame == screen.bounds { frame = screen.device.windowBounds }
    takeSafeAreaOfScreen()
    rootViewController?.windowBecameVisible()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  open func makeKey() {
    UIApplication.shared.makeKey(self)
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Delivers the event's touches in this window to recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    MethodExchange.run("sendEvent:", self, event) { Runtime.current.touches.deliver($1, in: $0) }
  }

  open func becomeKey() {}
  open func resignKey() {}

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override func layoutSubviews() {
    takeSafeAreaOfScreen()
    placeRootView()
    super.layoutSubviews()
  }

  /// The root's view fills the window; a transform, as of a presenter below a sheet, changes its frame
  /// and not its bounds, so it must not be placed by its frame.
  private func placeRootView() {
    guard let view = rootViewController?.viewIfLoaded else { return }
    guard !view.transform.isIdentity else { return view.frame = bounds }
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A window that fills the app's part of the screen is covered by what covers the screen.
  func takeSafeAreaOfScreen() {
    let isFullSize = bounds.size == screen.device.windowBounds.size
    assignSafeAreaInsets(isFullSize ? screen.device.safeAreaInsets : .zero)
  }

  private func replaceRoot(_ old: UIViewController?) {
    old?.beginAppearance(false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearance()
    old?.window = nil
    guard let root = rootViewController else { return }
    root.window = self
    if !isHidden { root.windowBecameVisible() }
  }
}

extension UIWindow.Level: NumberBridged {
  public init(bridgedNumber: Double) { self.init(rawValue: CGFloat(bridgedNumber)) }
}
