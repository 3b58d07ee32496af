// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// A cell class or nib and how it is filled; made once and used for dequeuing.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let nib: UINib?
    let handler: Handler
    /// Tells this registration's views from all others.
    let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A supplementary view's class or nib and how it is filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let nib: UINib?
    let handler: Handler
    let identity = RegistrationIdentity()

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registry.identifier(of: registration.identity)
    if registry.source(Self.elementKindCell, identifier) == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else {
      Runtime.raise(
        .internalInconsistency, "the nib of a cell registration must hold one \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registry.identifier(of: registration.identity)
    if registry.source(registration.kind, identifier) == nil {
      registry.register(
        registration.nib.map(ViewSource.nib) ?? ViewSource(Supplementary.self),
        kind: registration.kind, identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      Runtime.raise(
        .internalInconsistency,
        "the nib of a supplementary registration must hold one \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// What makes one registration differ from another of the same types.
final class RegistrationIdentity: Sendable {}
