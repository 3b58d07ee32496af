// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    optionalDefault(
      "activityViewController:subjectForActivityType:", self,
      [activityViewController, activityType], ""
    ) { (next: any UIActivityItemSource) in
      next.activityViewController(activityViewController, subjectForActivityType: activityType)
    }
  }
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {
    optionalDefault(
      "documentBrowser:didPickDocumentsAtURLs:", self, [controller, documentURLs], ()
    ) { (next: any UIDocumentBrowserViewControllerDelegate) in
      next.documentBrowser(controller, didPickDocumentsAt: documentURLs)
    }
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {
    optionalDefault(
      "documentBrowser:didRequestDocumentCreationWithHandler:", self, [controller, importHandler],
      ()
    ) { (next: any UIDocumentBrowserViewControllerDelegate) in
      next.documentBrowser(controller, didRequestDocumentCreationWithHandler: importHandler)
    }
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {
    optionalDefault(
      "documentBrowser:didImportDocumentAtURL:toDestinationURL:", self,
      [controller, sourceURL, destinationURL], ()
    ) { (next: any UIDocumentBrowserViewControllerDelegate) in
      next.documentBrowser(
        controller, didImportDocumentAt: sourceURL, toDestinationURL: destinationURL)
    }
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {
    optionalDefault(
      "documentBrowser:failedToImportDocumentAtURL:error:", self, [controller, documentURL, error],
      ()
    ) { (next: any UIDocumentBrowserViewControllerDelegate) in
      next.documentBrowser(controller, failedToImportDocumentAt: documentURL, error: error)
    }
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {
    optionalDefault(
      "documentBrowser:willPresentActivityViewController:", self,
      [controller, activityViewController], ()
    ) { (next: any UIDocumentBrowserViewControllerDelegate) in
      next.documentBrowser(controller, willPresent: activityViewController)
    }
  }
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    optionalDefault("documentPicker:didPickDocumentsAtURLs:", self, [controller, urls], ()) {
      (next: any UIDocumentPickerDelegate) in
      next.documentPicker(controller, didPickDocumentsAt: urls)
    }
  }
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {
    optionalDefault("documentPicker:didPickDocumentAtURL:", self, [controller, url], ()) {
      (next: any UIDocumentPickerDelegate) in
      next.documentPicker(controller, didPickDocumentAt: url)
    }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    optionalDefault("documentPickerWasCancelled:", self, [controller], ()) {
      (next: any UIDocumentPickerDelegate) in next.documentPickerWasCancelled(controller)
    }
  }
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    optionalDefault(
      "documentInteractionControllerViewControllerForPreview:", self, [controller],
      UIViewController()
    ) { (next: any UIDocumentInteractionControllerDelegate) in
      next.documentInteractionControllerViewControllerForPreview(controller)
    }
  }
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    optionalDefault("navigationItemShouldBeginRenaming:", self, [navigationItem], true) {
      (next: any UINavigationItemRenameDelegate) in
      next.navigationItemShouldBeginRenaming(navigationItem)
    }
  }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool {
    optionalDefault(
      "navigationItem:shouldEndRenamingWithTitle:", self, [navigationItem, title], true
    ) { (next: any UINavigationItemRenameDelegate) in
      next.navigationItem(navigationItem, shouldEndRenamingWith: title)
    }
  }
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    optionalDefault(
      "imagePickerController:didFinishPickingMediaWithInfo:", self, [picker, info], ()
    ) { (next: any UIImagePickerControllerDelegate) in
      next.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    optionalDefault("imagePickerControllerDidCancel:", self, [picker], ()) {
      (next: any UIImagePickerControllerDelegate) in next.imagePickerControllerDidCancel(picker)
    }
  }
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    optionalDefault("fontPickerViewControllerDidPickFont:", self, [viewController], ()) {
      (next: any UIFontPickerViewControllerDelegate) in
      next.fontPickerViewControllerDidPickFont(viewController)
    }
  }
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    optionalDefault("fontPickerViewControllerDidCancel:", self, [viewController], ()) {
      (next: any UIFontPickerViewControllerDelegate) in
      next.fontPickerViewControllerDidCancel(viewController)
    }
  }
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    optionalDefault(
      "colorPickerViewController:didSelectColor:continuously:", self,
      [viewController, color, continuously], ()
    ) { (next: any UIColorPickerViewControllerDelegate) in
      next.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    }
  }
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {
    optionalDefault("colorPickerViewControllerDidSelectColor:", self, [viewController], ()) {
      (next: any UIColorPickerViewControllerDelegate) in
      next.colorPickerViewControllerDidSelectColor(viewController)
    }
  }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    optionalDefault("colorPickerViewControllerDidFinish:", self, [viewController], ()) {
      (next: any UIColorPickerViewControllerDelegate) in
      next.colorPickerViewControllerDidFinish(viewController)
    }
  }
}
