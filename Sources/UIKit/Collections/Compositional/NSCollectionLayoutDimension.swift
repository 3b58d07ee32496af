// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// One length of an element of a compositional layout.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let length: ComposedLength

  init(_ length: ComposedLength) {
    self.length = length
    super.init()
    Runtime.tellLarge(dimension, from: "NSCollectionLayoutDimension")
  }

  private static func make(_ length: ComposedLength) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(length), to: self)
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(fractionalWidth))
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(fractionalHeight))
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(absoluteDimension))
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(estimatedDimension))
  }
  /// The largest of the siblings' own lengths.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniform(estimate))
  }

  open var isFractionalWidth: Bool {
    if case .fractionalWidth = length { return true }
    return false
  }
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = length { return true }
    return false
  }
  open var isAbsolute: Bool {
    if case .absolute = length { return true }
    return false
  }
  open var isEstimated: Bool { length.isEstimated }
  open var isUniformAcrossSiblings: Bool { length.isUniform }

  /// The share or the points that the length was made with.
  open var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }

  /// The length as a layout asks for it; what is no number ends the app.
  var composed: ComposedLength {
    _ = Runtime.listLength(dimension, from: "NSCollectionLayoutDimension")
    return length
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Width and height of an element of a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  var composed: ComposedSize {
    ComposedSize(width: widthDimension.composed, height: heightDimension.composed)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space between or beside elements: exactly so much, or at least.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let stated: ComposedSpacing

  init(_ stated: ComposedSpacing) {
    self.stated = stated
    super.init()
  }

  /// The space as a layout asks for it; what is no number ends the app.
  var composed: ComposedSpacing {
    let points = Runtime.listLength(stated.points, from: "NSCollectionLayoutSpacing")
    return stated.isFlexible ? .flexible(points) : .fixed(points)
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(.flexible(flexibleSpacing)), to: self)
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(.fixed(fixedSpacing)), to: self)
  }

  open var spacing: CGFloat { stated.points }
  open var isFlexibleSpacing: Bool { stated.isFlexible }
  open var isFixedSpacing: Bool { !stated.isFlexible }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space outside an element.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary view is tied to its container.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The point of the edges, 0…1 of width and height.
  var point: CGPoint {
    let x: CGFloat = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5
    let y: CGFloat = edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    return CGPoint(x: x, y: y)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
