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
  }

  /// The accessories of one side from its leading end on: the system's as they are given, and between
  /// them the custom ones, each where its position says among those before it.
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var order = accessories.filter { $0.position == nil }
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
