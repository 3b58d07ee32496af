// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// How a screen would like to come (iOS 18). Caveat: kept; a zoom is shown as the standard push or
  /// presentation.
  @preconcurrency @MainActor
  public struct Transition {
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      open var alignmentRectProvider: ((any UIZoomTransitionAlignmentRectContext) -> CGRect?)?
      open var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIVisualEffect?
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (any UIZoomTransitionSourceViewProviderContext) -> UIView?
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

/// What a zoom asks for the view that it begins at. Nobody is asked here.
@preconcurrency @MainActor
public protocol UIZoomTransitionSourceViewProviderContext: NSObjectProtocol {
  var sourceViewController: UIViewController { get }
  var zoomedViewController: UIViewController { get }
}

/// What a zoom asks for the part of the view that it ends at.
@preconcurrency @MainActor
public protocol UIZoomTransitionAlignmentRectContext: NSObjectProtocol {
  var sourceView: UIView { get }
  var zoomedViewController: UIViewController { get }
}

/// What a drag that would end a zoom looks like.
@preconcurrency @MainActor
public protocol UIZoomTransitionInteractionContext: NSObjectProtocol {
  var location: CGPoint { get }
  var velocity: CGVector { get }
  var willBegin: Bool { get }
}
