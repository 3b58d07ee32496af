// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// A view or free guide inside an island: its variables and the rows that the system adds for it.
///
/// The variables are those of the alignment rect. Positions are relative to the superview's (or
/// owner's) bounds, so that moving a container moves no variable of its content
/// (Documentation/AutoLayout.md §2).
@MainActor
final class LayoutItem {
  /// The rows of an intrinsic size along one axis.
  struct Content {
    /// Points; negative when the axis has no natural size.
    var value = -1.0
    var hugging: ConstraintHandle?
    var resistance: ConstraintHandle?
    var huggingPriority: Float = 0
    var resistancePriority: Float = 0
  }

  /// The two rows that keep a mask's position and size along one axis.
  struct Autoresizing {
    var position: ConstraintHandle?
    var size: ConstraintHandle?
    /// Shares of the superview's length in the position and the size.
    var shares = (0.0, 0.0)
  }

  let identifier: ObjectIdentifier
  /// Not retained: views and guides are in the island only while their superviews hold them, and
  /// leave it before they are let go.
  private(set) unowned(unsafe) var view: UIView?
  private(set) unowned(unsafe) var guide: UILayoutGuide?
  let isRoot: Bool
  /// Left and top; unused by the root, whose own edges are the origin of its content.
  let positions: (x: Variable, y: Variable)
  let sizes: (width: Variable, height: Variable)
  /// The extent of a scroll view's content, made when a constraint first uses it.
  var extents: (width: Variable, height: Variable)?
  /// Which axes of the extent are used.
  var usedExtents: UIAxis = []

  var insets = UIEdgeInsets.zero
  var contents = [Content(), Content()]
  var autoresizing = [Autoresizing(), Autoresizing()]
  var floors: [ConstraintHandle?] = [nil, nil]
  /// Constraints whose constant depends on the view's margins, safe area, baselines or offset.
  var constantUsers: [InstalledConstraint] = []
  var usesBaseline = false
  var baselines: (first: CGFloat, last: CGFloat)?

  var isQueued = false
  var contentIsStale = true
  var autoresizingIsStale = true
  var constantsAreStale = false

  /// The solved frame in the superview, unrounded; of a guide, in the owner.
  var frame: CGRect?
  /// The last measurement of wrapping content: the width that was offered and the size it took.
  var measurement: (width: CGFloat, size: CGSize)?
  /// The size on one line, or what `intrinsicContentSize` says.
  var naturalSize = CGSize(width: -1, height: -1)

  init(_ object: AnyObject, isRoot: Bool, solver: Solver) {
    identifier = ObjectIdentifier(object)
    self.isRoot = isRoot
    view = object as? UIView
    guide = object as? UILayoutGuide
    sizes = (solver.makeVariable(isSize: true), solver.makeVariable(isSize: true))
    positions = isRoot ? sizes : (solver.makeVariable(), solver.makeVariable())
    if let view { insets = view.alignmentRectInsets }
  }

  func position(_ axis: Axis) -> Variable { axis == .horizontal ? positions.x : positions.y }

  func size(_ axis: Axis) -> Variable { axis == .horizontal ? sizes.width : sizes.height }

  /// Points between the frame's and the alignment rect's edge at the start of an axis.
  func leadingInset(_ axis: Axis) -> Double {
    axis == .horizontal ? insets.left : insets.top
  }

  func totalInset(_ axis: Axis) -> Double {
    axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }

  func extent(_ axis: Axis, solver: Solver) -> Variable {
    let made =
      extents ?? (solver.makeVariable(isSize: true), solver.makeVariable(isSize: true))
    extents = made
    usedExtents.insert(axis == .horizontal ? .horizontal : .vertical)
    return axis == .horizontal ? made.width : made.height
  }
}
