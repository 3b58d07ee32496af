// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Photographs documents: a system's screen that names itself; the device has no camera.
open class VNDocumentCameraViewController: SystemScreen {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  open class var isSupported: Bool { false }

  open override func loadView() {
    shownName = "Document camera"
    super.loadView()
  }
}

/// Pages that were photographed; none are.
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }

  /// There is no page.
  open func imageOfPage(at index: Int) -> UIImage { preconditionFailure("no page \(index) of 0") }
}

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  // @objc(documentCameraViewController:didFinishWithScan:) optional
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  // @objc optional
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  // @objc optional
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
