// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case detail
    case popUpMenu
    case label
    case customView(UIView)

    /// The place among the system's accessories of a side, which their order in the list does not
    /// change.
    fileprivate var rank: Int {
      switch self {
      case .multiselect, .label: 0
      case .delete, .popUpMenu: 1
      case .insert, .checkmark: 2
      case .detail: 3
      case .disclosureIndicator: 4
      case .outlineDisclosure: 5
      case .reorder: 6
      case .customView: 7
      }
    }
  }

  /// The accessories of one side from its leading end on: the system's in an order of their own, and
  /// between them the custom ones, each where its position says among those before it.
  /// Documentation/CompositionalLayout.md §7.
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var order = accessories.filter { $0.position == nil }.enumerated()
      .sorted {
        ($0.element.accessoryType.rank, $0.offset) < ($1.element.accessoryType.rank, $1.offset)
      }
      .map(\.element)
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      order.insert(accessory, at: min(max(position(order), 0), order.count))
    }
    return order
  }
}

extension UICellAccessory.Placement {
  /// Before the first of the accessory's type, or at the beginning where there is none.
  public static func position(before accessory: UICellAccessory) -> Position {
    let type = accessory.accessoryType
    return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
  }

  /// After the last of the accessory's type, or at the end where there is none.
  public static func position(after accessory: UICellAccessory) -> Position {
    let type = accessory.accessoryType
    return { others in
      others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count
    }
  }
}
