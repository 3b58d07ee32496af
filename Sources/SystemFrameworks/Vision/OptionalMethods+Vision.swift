// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {
    optionalDefault(
      "documentCameraViewController:didFinishWithScan:", self, [controller, scan], ()
    ) { (next: any VNDocumentCameraViewControllerDelegate) in
      next.documentCameraViewController(controller, didFinishWith: scan)
    }
  }
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    optionalDefault("documentCameraViewControllerDidCancel:", self, [controller], ()) {
      (next: any VNDocumentCameraViewControllerDelegate) in
      next.documentCameraViewControllerDidCancel(controller)
    }
  }
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {
    optionalDefault(
      "documentCameraViewController:didFailWithError:", self, [controller, error], ()
    ) { (next: any VNDocumentCameraViewControllerDelegate) in
      next.documentCameraViewController(controller, didFailWithError: error)
    }
  }
}
