// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What a guide of the system follows; its edges are the owner's, moved by insets.
  enum Role {
    case free
    case layoutMargins
    case safeArea
    case readableContent
    case keyboard
    /// The extent of a scroll view's content.
    case scrollContent
    /// The visible frame of a scroll view, in content coordinates.
    case scrollFrame
  }

  open var identifier = ""
  /// Set by the view that the guide is added to; subclasses override it to hear of their owner.
  open weak var owningView: UIView? {
    get { looseOwner }
    set { looseOwner = newValue }
  }
  @Loose private var looseOwner: UIView?
  final let role: Role
  /// The island a free guide has variables in.
  @Loose final var island: LayoutIsland?
  /// The solved rectangle of a free guide, in the owner's coordinates, on pixels.
  final var solvedFrame = CGRect.zero

  /// How constraints know it.
  nonisolated(unsafe) final var ownReference: ItemReference?

  deinit { ownReference?.empty() }

  public override init() {
    role = .free
    super.init()
  }

  public init?(coder: NSCoder) {
    role = .free
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  init(role: Role, owner: UIView, identifier: String) {
    self.role = role
    super.init()
    looseOwner = owner
    self.identifier = identifier
  }

  /// The rectangle in the owner's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    return owner.frame(of: self)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraintsDeciding(self, axis) ?? []
  }

  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }
}
