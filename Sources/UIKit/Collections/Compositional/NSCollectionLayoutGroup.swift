// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One frame of a custom group, in the group's coordinates.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect) {
    self.frame = frame
    zIndex = 0
    super.init()
  }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items in a row, in a column, or as the app places them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case repeating(Axis)
    case counted(Axis, Int, sharesLength: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    subitems = items
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem]
  ) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(size, arrangement, items), to: self)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .repeating(.horizontal), subitems) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .repeating(.vertical), subitems) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .counted(.horizontal, count, sharesLength: true), [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .counted(.vertical, count, sharesLength: true), [subitem]) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, .counted(.horizontal, count, sharesLength: false), [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, .counted(.vertical, count, sharesLength: false), [subitem]) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), []) }

  open func visualDescription() -> String { description }

  override func composed(
    in container: CGSize, _ environment: any NSCollectionLayoutEnvironment
  ) -> ComposedItem {
    var item = super.composed(in: container, environment)
    let size = item.size.points(in: container)
    let inner = CGSize(
      width: max(0, size.width - item.insets.left - item.insets.right),
      height: max(0, size.height - item.insets.top - item.insets.bottom))
    let arranged: ComposedGroup.Arrangement
    switch arrangement {
    case .repeating(let axis): arranged = .repeating(axis)
    case .counted(let axis, let count, let sharesLength):
      arranged = .counted(axis, max(1, count), sharesLength: sharesLength)
    case .custom(let provider):
      let traits = environment.traitCollection
      let places = provider(LayoutEnvironment(size: size, insets: contentInsets, traits: traits))
      arranged = .custom(places.map(\.frame), places.map(\.zIndex))
    }
    var group = ComposedGroup(
      arrangement: arranged, members: subitems.map { $0.composed(in: inner, environment) })
    group.spacing = interItemSpacing?.composed ?? .fixed(0)
    item.kind = .group(group)
    return item
  }
}
