// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITextInputAssistantItem {
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { leadingGroups.compactMap { $0 as? UIBarButtonItemGroup } }
    set { leadingGroups = newValue }
  }

  public var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { trailingGroups.compactMap { $0 as? UIBarButtonItemGroup } }
    set { trailingGroups = newValue }
  }
}
