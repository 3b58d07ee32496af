import UIKit

/// A row that answers with the content size its collection view has at the moment.
///
/// Often found advice, and right only by chance: the collection view has laid out its squares in a
/// box of 320 points, the width every row is made with.
final class ContentSizeSquaresCell: SquaresCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        collectionView.contentSize
    }
}
