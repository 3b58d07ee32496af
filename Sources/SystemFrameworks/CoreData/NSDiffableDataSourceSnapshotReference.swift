// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A snapshot as Objective-C has it, without types.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var content = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  public override init() {}

  open var numberOfItems: Int { content.numberOfItems }
  open var numberOfSections: Int { content.numberOfSections }
  open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base) }
  open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base) }
  open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base) }

  private func hashable(_ value: Any) -> AnyHashable {
    value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    content.itemIdentifiers(inSection: hashable(sectionIdentifier)).map(\.base)
  }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    content.numberOfItems(inSection: hashable(sectionIdentifier))
  }

  open func appendSections(withIdentifiers identifiers: [Any]) {
    content.appendSections(identifiers.map(hashable))
  }

  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    content.appendItems(identifiers.map(hashable), toSection: hashable(sectionIdentifier))
  }

  open func appendItems(withIdentifiers identifiers: [Any]) {
    content.appendItems(identifiers.map(hashable))
  }

  open func deleteItems(withIdentifiers identifiers: [Any]) {
    content.deleteItems(identifiers.map(hashable))
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) {
    content.reloadItems(identifiers.map(hashable))
  }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    content.reconfigureItems(identifiers.map(hashable))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.content = content
    return copy
  }
}

/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
public func ~>! <Section, Item>(
  reference: NSDiffableDataSourceSnapshotReference,
  type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  for section in reference.sectionIdentifiers {
    guard let name = section as? Section else {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "the snapshot's sections are \(Swift.type(of: section)), not \(Section.self)")
    }
    snapshot.appendSections([name])
    let items = reference.itemIdentifiersInSection(withIdentifier: section)
    snapshot.appendItems(items.compactMap { $0 as? Item }, toSection: name)
  }
  snapshot.reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? Item })
  snapshot.reconfigureItems(reference.reconfiguredItemIdentifiers.compactMap { $0 as? Item })
  return snapshot
}
