// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  // @objc
  var previewItemURL: URL? { get }
  // @objc optional = nil as String?
  var previewItemTitle: String? { get }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}

/// Shows files: a system's screen, which names the file.
open class QLPreviewController: SystemScreen {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open override func loadView() {
    let item = currentPreviewItem
    shownName = item?.previewItemURL?.lastPathComponent ?? "Preview"
    super.loadView()
  }

  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: NSObjectProtocol {
  // @objc(numberOfPreviewItemsInPreviewController:)
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  // @objc(previewController:previewItemAtIndex:)
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled = 0
  case updateContents
  case createCopy
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  // @objc optional
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  // @objc(previewController:shouldOpenURL:forPreviewItem:) optional = true
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  // @objc(previewController:transitionViewForPreviewItem:) optional
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  // @objc(previewController:editingModeForPreviewItem:) optional = .disabled
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}
