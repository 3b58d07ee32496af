// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

/// An item of a compositional layout (Documentation/CompositionalLayout.md §2).
open class NSCollectionLayoutItem: NSObject, NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets.tellLarge() }
  }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The item as the engine sees it; groups add what they hold.
  func composed(in container: CGSize, _ environment: any NSCollectionLayoutEnvironment)
    -> ComposedItem
  {
    var item = ComposedItem(size: layoutSize.composed)
    item.insets = contentInsets.composed(in: container)
    if let edgeSpacing {
      item.edges = [edgeSpacing.leading, edgeSpacing.top, edgeSpacing.trailing, edgeSpacing.bottom]
        .map { $0?.composed }
    }
    item.supplementaries = supplementaryItems.map(\.composed)
    return item
  }
}

/// A supplementary view of an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  var composed: ComposedSupplementary {
    let own = itemAnchor ?? containerAnchor
    var result = ComposedSupplementary(
      kind: elementKind, size: layoutSize.composed, containerPoint: containerAnchor.point,
      ownPoint: own.point)
    result.zIndex = zIndex
    for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
      if anchor.isAbsoluteOffset {
        result.offset.x += anchor.offset.x
        result.offset.y += anchor.offset.y
      } else {
        result.fractionalOffset.x += anchor.offset.x
        result.fractionalOffset.y += anchor.offset.y
      }
    }
    return result
  }
}

/// A header, footer or other view at the boundary of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self)
  }
}

extension NSDirectionalEdgeInsets {
  func tellLarge() {
    for length in [top, leading, bottom, trailing] {
      Runtime.tellLarge(length, from: "contentInsets")
    }
  }

  /// Points; insets below 1 are shares of the container.
  func composed(in container: CGSize) -> Insets {
    func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat {
      let inset = Runtime.listLength(inset, from: "contentInsets")
      return inset > 0 && inset < 1 ? inset * length : inset
    }
    return Insets(
      top: points(top, container.height), left: points(leading, container.width),
      bottom: points(bottom, container.height), right: points(trailing, container.width))
  }
}
