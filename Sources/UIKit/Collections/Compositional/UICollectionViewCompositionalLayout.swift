// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Sections of groups of items, each with its own arrangement.
///
/// The geometry is `ListGeometry`'s; behaviour note: Documentation/CompositionalLayout.md.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  var sections: [PlacedSection] = []
  /// Boundary views of the whole layout add so much before and after the sections.
  var globalLead: CGFloat = 0
  var contentLength: CGFloat = 0
  var definitionsAreStale = true
  /// Whether the next reload leaves measured sizes as guesses.
  var keepsSizesOnce = false
  /// The bounds that the sections were made for.
  var preparedBounds = CGSize.zero
  var preparedInsets = UIEdgeInsets.zero
  /// What is known of items while `sections` are to be made again.
  var carried: ComposedCarried?
  /// Sizes that supplementary views told.
  var extraSizes: [ElementKey: CGSize] = [:]
  /// How far orthogonal sections are scrolled.
  var scrolled: [Int: CGFloat] = [:]

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  final func definition(
    of section: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard let definition = provider(section, environment) else {
      Runtime.raise(
        .internalInconsistency,
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error.")
    }
    return definition
  }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  open override var collectionViewContentSize: CGSize {
    if let collectionView, !collectionView.isShowing { collectionView.prepareLayout() }
    let room = roomSize
    return isVertical
      ? CGSize(width: room.width, height: contentLength)
      : CGSize(width: contentLength, height: room.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let cell = sections[indexPath.section].groups.cell(ofItem: indexPath.item)
    else { return nil }
    return attributes(of: cell, indexPath.item, sections[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaries(at: indexPath).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return backgrounds(of: sections[indexPath.section]).first {
      $0.representedElementKind == elementKind
    }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedBounds || followsScrolling
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.estimatedAxes else { return false }
    let path = originalAttributes.indexPath
    var old = originalAttributes.size
    // What the cell told last: as one of several equal ones it may have been given more.
    if originalAttributes.representedElementCategory == .cell,
      let told = toldSize(at: path)
    {
      old = told
    }
    let new = preferredAttributes.size
    return (axes.width && new.width != old.width) || (axes.height && new.height != old.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    store(preferredAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func itemsWillMove(_ map: ListBatch) {
    carry(map)
    extraSizes = Dictionary(
      uniqueKeysWithValues: extraSizes.compactMap { key, size in
        var new = key
        guard key.indexPath.count == 2, map.sections.indices.contains(key.indexPath.section) else {
          return (new, size)
        }
        guard let section = map.sections[key.indexPath.section] else { return nil }
        new.indexPath = IndexPath(item: key.indexPath.item, section: section)
        return (new, size)
      })
  }

  override func dataWillReload(_ destination: ((IndexPath) -> IndexPath?)?) {
    guard Runtime.current.listsStandStill else { return }
    if let destination { carry(destination) }
    keepsSizesOnce = true
  }

  override func countsWithOwnSize(_ path: IndexPath) -> Bool { toldSize(at: path) != nil }

  override func forgetPreferredSizes() {
    forgetItemSizes()
    extraSizes = [:]
    invalidateLayout()
  }

  override func traitsDidChange() { if collectionView != nil { invalidateLayout() } }

  override func insetDidChange() {
    guard let inset = collectionView?.adjustedContentInset, inset != preparedInsets else { return }
    invalidateLayout()
  }
}
