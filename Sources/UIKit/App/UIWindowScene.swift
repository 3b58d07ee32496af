// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A scene that shows windows on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Where a scene stands and how it is turned.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    /// In points, on the screen.
    public let systemFrame: CGRect
    open var isInteractivelyResizing: Bool { false }

    init(_ device: DeviceDescription) {
      interfaceOrientation = device.interfaceOrientation
      systemFrame = device.windowBounds
      super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return interfaceOrientation == other.interfaceOrientation
        && systemFrame == other.systemFrame
    }
  }

  /// What an app may ask of a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferences of scenes on phones and tablets.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  open internal(set) var windows: [UIWindow] = []
  private var lastGeometry: Geometry?
  private var lastTraits: UITraitCollection?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    lastGeometry = effectiveGeometry
    lastTraits = traitCollection
  }

  open var screen: UIScreen { UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation { screen.device.interfaceOrientation }
  open var coordinateSpace: any UICoordinateSpace {
    ScreenSpace(bounds: screen.device.windowBounds)
  }
  open var effectiveGeometry: Geometry { Geometry(screen.device) }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Asks for another orientation; granted where the app supports it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    guard !wish.contains(interfaceOrientation) else { return }
    guard let first = UIInterfaceOrientation.inOrder.first(where: wish.contains),
      UIApplication.shared.rotate(to: first)
    else {
      errorHandler?(GeometryRequestError(wish: wish))
      return
    }
  }

  /// Tells the delegate what the scene had before it was turned or resized.
  func geometryDidChange() {
    let (geometry, traits) = (effectiveGeometry, traitCollection)
    defer { (lastGeometry, lastTraits) = (geometry, traits) }
    guard let old = lastGeometry, let oldTraits = lastTraits else { return }
    if oldTraits != traits { traitCollectionDidChange(oldTraits) }
    guard old != geometry, let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: ScreenSpace(bounds: CGRect(origin: .zero, size: old.systemFrame.size)),
      interfaceOrientation: old.interfaceOrientation,
      traitCollection: oldTraits)
  }
}

/// Why a scene was not turned.
struct GeometryRequestError: LocalizedError {
  let wish: UIInterfaceOrientationMask

  var errorDescription: String? {
    "None of the requested orientations are supported by the view controller. "
      + "Requested: \(wish.rawValue)"
  }
}

extension UIWindowScene: RuntimeDescribing {
  /// A scene that no session has, as `NSObject`'s `init()` makes one: tests put windows into it.
  public static func describeRuntime(_ entry: RuntimeClass) {
    entry.maker {
      UIWindowScene(
        session: UISceneSession(
          role: .windowApplication,
          configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
        connectionOptions: ConnectionOptions())
    }
  }
}
