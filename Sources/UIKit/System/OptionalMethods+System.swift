// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    optionalDefault(
      "activityViewController:subjectForActivityType:", self,
      [activityViewController, activityType], "")
  }
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { optionalDefault("documentPicker:didPickDocumentsAtURLs:", self, [controller, urls], ()) }
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { optionalDefault("documentPicker:didPickDocumentAtURL:", self, [controller, url], ()) }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    optionalDefault("documentPickerWasCancelled:", self, [controller], ())
  }
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    optionalDefault(
      "documentInteractionControllerViewControllerForPreview:", self, [controller],
      UIViewController())
  }
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    optionalDefault(
      "imagePickerController:didFinishPickingMediaWithInfo:", self, [picker, info], ())
  }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    optionalDefault("imagePickerControllerDidCancel:", self, [picker], ())
  }
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    optionalDefault("fontPickerViewControllerDidPickFont:", self, [viewController], ())
  }
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    optionalDefault("fontPickerViewControllerDidCancel:", self, [viewController], ())
  }
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    optionalDefault(
      "colorPickerViewController:didSelectColor:continuously:", self,
      [viewController, color, continuously], ())
  }
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  { optionalDefault("colorPickerViewControllerDidSelectColor:", self, [viewController], ()) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    optionalDefault("colorPickerViewControllerDidFinish:", self, [viewController], ())
  }
}
