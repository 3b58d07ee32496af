// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How content fades under bars at an edge; kept, not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  @preconcurrency @MainActor
  open class Style: NSObject {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  open var style = Style.automatic
  open var isHidden = false
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }

  private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    let key = "edgeEffect." + edge
    if let known = rare.kept[key] as? UIScrollEdgeEffect { return known }
    let made = UIScrollEdgeEffect()
    rare.kept[key] = made
    return made
  }
}

/// Extends a scroll view's edge effect under the view it is added to; kept, not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []
  public private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
