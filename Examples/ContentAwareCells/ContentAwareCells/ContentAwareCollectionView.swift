import UIKit

/// A data source that can also hand out a configured cell before the collection view asks for one.
protocol ContentAwareCollectionViewDataSource: UICollectionViewDataSource {
    /// Returns a cell that shows the item at an index path.
    ///
    /// - Parameter prototype: Whether the cell is only measured. Prototypes are kept, one for each
    ///   reuse identifier, and never belong to a collection view.
    func configuredCell(in collectionView: UICollectionView, forItemAt indexPath: IndexPath, prototype: Bool) -> UICollectionViewCell
}

/// A cell that knows how much room its content needs.
protocol ContentAwareCollectionViewCell: AnyObject {
    /// Shows a model. A prototype leaves out whatever does not change its size.
    func configure(model: Any, prototype: Bool)

    /// Returns the size the content needs within a constrained size.
    func fittedSize(forConstrainedSize constrainedSize: CGSize) -> CGSize
}
