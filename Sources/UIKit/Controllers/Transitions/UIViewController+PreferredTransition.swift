// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// How a screen would like to come (iOS 18). Caveat: kept; a zoom is shown as the standard push or
  /// presentation.
  @preconcurrency @MainActor
  public struct Transition {
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      open var interactiveDismissShouldBegin: ((InteractiveDismissContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIVisualEffect?
    }

    public struct AlignmentRectContext {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController
    }

    public struct InteractiveDismissContext {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool
    }

    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(style: nil) }
    public static let coverVertical = Transition(style: .coverVertical)
    public static let flipHorizontal = Transition(style: .flipHorizontal)
    public static let crossDissolve = Transition(style: .crossDissolve)
    public static let partialCurl = Transition(style: .partialCurl)

    /// The style of presentations that it is the new name of.
    let style: UIModalTransitionStyle?
  }

  public var preferredTransition: Transition? {
    get { surroundings.preferredTransition }
    set {
      surroundings.preferredTransition = newValue
      if let style = newValue?.style { modalTransitionStyle = style }
    }
  }
}
