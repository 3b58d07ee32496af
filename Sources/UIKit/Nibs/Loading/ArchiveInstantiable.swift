// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A class whose objects documents contain: made through a metatype, as subclasses need it.
@MainActor
protocol ArchiveInstantiable: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: ArchiveInstantiable {}
extension UIViewController: ArchiveInstantiable {}
extension UIGestureRecognizer: ArchiveInstantiable {}
extension UICollectionViewLayout: ArchiveInstantiable {}
extension UIBarItem: ArchiveInstantiable {}
extension UINavigationItem: ArchiveInstantiable {}
