// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A header or a footer of a section.
enum TableBoundary: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  var isHeader: Bool {
    if case .header = self { return true }
    return false
  }
}

/// What rows and headers of a table can be made of, and those that wait for their next use.
@MainActor
struct TableRegistry {
  /// Where a new view comes from.
  enum Source {
    case cell(UITableViewCell.Type)
    case boundary(UITableViewHeaderFooterView.Type)
    case nib(UINib)
    case prototype(@MainActor () -> UIView)

    init?(_ type: AnyClass) {
      if let cell = type as? UITableViewCell.Type {
        self = .cell(cell)
      } else if let boundary = type as? UITableViewHeaderFooterView.Type {
        self = .boundary(boundary)
      } else {
        return nil
      }
    }
  }

  var cells: [String: Source] = [:]
  var boundaries: [String: Source] = [:]
  var waitingCells: [String: [UITableViewCell]] = [:]
  var waitingBoundaries: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell that is filled once more; dequeuing hands it out as it is.
  var reconfigured: UITableViewCell?
  /// Classes of cells that answer how tall they are without asking Auto Layout.
  var selfMeasuring: Set<ObjectIdentifier> = []
}

extension UITableView {
  /// Registers a prototype cell of a storyboard; `make` decodes one more copy of it.
  package final func registerPrototype(
    forCellReuseIdentifier identifier: String, make: @escaping @MainActor () -> UITableViewCell
  ) {
    registry.cells[identifier] = .prototype { make() }
  }

  final func dequeue(_ identifier: String) -> UITableViewCell? {
    if let same = registry.reconfigured, same.reuseIdentifier == identifier { return same }
    if let waiting = registry.waitingCells[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    guard let source = registry.cells[identifier] else { return nil }
    let cell: UITableViewCell?
    switch source {
    case .cell(let type): cell = type.init(style: .default, reuseIdentifier: identifier)
    case .boundary: cell = nil
    case .prototype(let make): cell = make() as? UITableViewCell
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      cell = objects.count == 1 ? objects[0] as? UITableViewCell : nil
    }
    guard let cell else {
      Runtime.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewCell instance")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  final func requireCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      Runtime.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  final func dequeueBoundary(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let waiting = registry.waitingBoundaries[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    guard let source = registry.boundaries[identifier] else { return nil }
    switch source {
    case .boundary(let type): return type.init(reuseIdentifier: identifier)
    case .cell: return nil
    case .prototype(let make): return make() as? UITableViewHeaderFooterView
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
        Runtime.raise(
          .internalInconsistency,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UITableViewHeaderFooterView instance")
      }
      view.reuseIdentifier = identifier
      return view
    }
  }
}
