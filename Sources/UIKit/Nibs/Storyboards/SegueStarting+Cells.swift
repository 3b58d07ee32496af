// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITableViewCell: SegueStarting {}
extension UICollectionViewCell: SegueStarting {}

/// Addresses that name the stored segue; their values are never read.
private enum SegueKeys {
  @MainActor static let selection = UnsafeRawPointer(bitPattern: 0x5E60).unsafelyUnwrapped
}

extension SegueStarting {
  var selectionSegue: (() -> Void)? {
    get { objc_getAssociatedObject(self, SegueKeys.selection) as? () -> Void }
    set {
      objc_setAssociatedObject(
        self, SegueKeys.selection, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
