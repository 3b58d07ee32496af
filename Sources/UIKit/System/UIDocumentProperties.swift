// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a navigation item's menu tells of a document. Kept by the item; the menu has no head.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The document's file; nil where the properties were made of metadata.
  let url: URL?
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Is told of a new name that was typed in place of a title; nothing types one here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  // @objc(navigationItem:didEndRenamingWithTitle:)
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  // @objc(navigationItemShouldBeginRenaming:) optional = true
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  // @objc(navigationItem:shouldEndRenamingWithTitle:) optional = true
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    -> Bool
}
