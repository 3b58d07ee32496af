// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Registers a prototype cell of a storyboard; `make` decodes one more copy of it.
  package final func registerPrototype(
    forCellWithReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> UICollectionViewCell
  ) {
    registry.register(.prototype { make() }, kind: Self.elementKindCell, identifier)
  }

  /// Registers a prototype header, footer or other supplementary view of a storyboard.
  package final func registerPrototype(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> UICollectionReusableView
  ) {
    registry.register(.prototype { make() }, kind: kind, identifier)
  }

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let view = dequeue(UICollectionViewCell.self, Self.elementKindCell, identifier) {
      storedLayout.layoutAttributesForItem(at: path)
    }
    view.dequeuedFor = (Self.elementKindCell, path)
    view.needsPreferredSize = true
    view.lastAskedSize = nil
    return view
  }

  final func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(UICollectionReusableView.self, kind, identifier) {
      storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    view.dequeuedFor = (kind, path)
    view.needsPreferredSize = true
    view.lastAskedSize = nil
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, _ kind: String, _ identifier: String,
    attributes: () -> UICollectionViewLayoutAttributes?
  ) -> View {
    if let same = registry.reconfigured as? View, same.reuseIdentifier == identifier {
      return same
    }
    if let waiting = registry.takeWaiting(kind, identifier) as? View {
      waiting.moveAside(by: 0)
      waiting.prepareForReuse()
      if let cell = waiting as? UICollectionViewCell {
        cell.isHighlighted = false
        cell.isSelected = false
      }
      return waiting
    }
    guard let source = registry.source(kind, identifier) else {
      Runtime.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    guard let view = source.make(type, frame: attributes()?.frame ?? .zero) else {
      Runtime.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance")
    }
    view.reuseIdentifier = identifier
    view.hostView = self
    return view
  }

  /// Asks the data source for the view of an element.
  final func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard let dataSource else { return nil }
      guard hasItem(path) else {
        ProgrammingError.blame(collectionViewLayout, word: "layoutAttributesForElements")
        Runtime.raise(
          .internalInconsistency,
          "UICollectionView received layout attributes for a cell with an index path that does "
            + "not exist: \(path)")
      }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(of: path))
      guard cell.reuseIdentifier != nil else {
        Runtime.raise(
          .internalInconsistency,
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
      return cell
    case .supplementaryView:
      return makeSupplementary(attributes.representedElementKind ?? "", path)
    case .decorationView:
      return makeDecoration(attributes)
    }
  }

  private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let selector = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    let view = optionalCall(on: dataSource) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard let view else {
      // No data source of the app's stands behind a list on the canvas.
      if Runtime.current.canvas != nil { return nil }
      Runtime.raise(
        .internalInconsistency,
        "the view for a supplementary element of kind \(kind) was requested, but the data source "
          + "does not implement \(selector)")
    }
    guard view.reuseIdentifier != nil else {
      Runtime.raise(
        .internalInconsistency,
        "the view returned from -\(selector) (\(kind),\(path)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: for element "
          + "kind '\(kind)'; or is nil")
    }
    return view
  }

  private func makeDecoration(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    if let waiting = registry.takeWaiting(kind, kind) {
      waiting.prepareForReuse()
      return waiting
    }
    guard let source = storedLayout.decorations[kind],
      let view = source.make(UICollectionReusableView.self, frame: attributes.frame)
    else {
      Runtime.raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
          + "connect a prototype in a storyboard")
    }
    view.reuseIdentifier = kind
    view.hostView = self
    return view
  }
}
