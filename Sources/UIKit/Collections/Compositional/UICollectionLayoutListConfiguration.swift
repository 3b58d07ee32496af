// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How separators of rows look.
public struct UIListSeparatorConfiguration: Hashable {
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  public enum Visibility: Int, Sendable {
    case automatic
    case visible
    case hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  /// Separators of all appearances begin alike.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (
    first: UIListSeparatorConfiguration, second: UIListSeparatorConfiguration
  ) -> Bool {
    first.topSeparatorVisibility == second.topSeparatorVisibility
      && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
      && first.bottomSeparatorInsets == second.bottomSeparatorInsets
      && first.topSeparatorInsets == second.topSeparatorInsets && first.color == second.color
      && first.multipleSelectionColor == second.multipleSelectionColor
      && first.visualEffect == second.visualEffect
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
  }
}

/// What the sections of a list look like (Documentation/CompositionalLayout.md §7).
public struct UICollectionLayoutListConfiguration {
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The default is the appearance's.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above each section's header; nil is the list's own, 22 in plain ones
  /// (Documentation/CompositionalLayout.md §7).
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// Points above a header that the app gives.
  var padding: CGFloat {
    guard headerMode == .supplementary, appearance == .plain else { return 0 }
    return headerTopPadding ?? 22
  }

  /// What lies behind all rows.
  var listColor: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows of their own height, as wide as the list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    // Rows reach to the sides; their contents keep to the safe area.
    section.contentInsetsReference = configuration.isInset ? .safeArea : .none
    let width = layoutEnvironment.container.contentSize.width
    let side: CGFloat =
      configuration.isInset
      ? MainActor.assumeIsolated { UITableViewCell.sideMargin(for: width) } : 0
    let above: CGFloat =
      configuration.isGrouped && configuration.headerMode != .supplementary ? 17.5 : 0
    let below: CGFloat =
      configuration.isGrouped && configuration.footerMode != .supplementary ? 17.5 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: above, leading: side, bottom: below, trailing: side)
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.boundarySupplementaryItems = items
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The list section that a row belongs to, and whether it is its first or last row.
  final func listPlace(
    of path: IndexPath
  ) -> (list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool)? {
    guard path.count == 2, sections.indices.contains(path.section),
      let list = sections[path.section].definition.list
    else { return nil }
    let count = sections[path.section].groups.itemCount
    return (list, path.item == 0, path.item == count - 1)
  }
}

extension UICollectionView {
  /// Paints the list's colour unless the app chose one.
  final func adoptListBackground(_ list: UICollectionLayoutListConfiguration?) {
    let standard: [UIColor] = [.systemBackground, .systemGroupedBackground]
    guard let list, let color = backgroundColor, standard.contains(color),
      color != list.listColor
    else { return }
    backgroundColor = list.listColor
  }
}

extension UICollectionLayoutListConfiguration {
  /// How headers of such a list look. Those between cards are about 38 high, as a table's.
  var headerContent: UIListContentConfiguration {
    switch appearance {
    case .plain: return .plainHeader()
    case .sidebar, .sidebarPlain: return .sidebarHeader()
    case .grouped, .insetGrouped:
      var content = UIListContentConfiguration.groupedHeader()
      content.directionalLayoutMargins.top = 14.3
      return content
    }
  }

  var footerContent: UIListContentConfiguration {
    isGrouped ? .groupedFooter() : .plainFooter()
  }
}
