import UIKit

/// A row as tall as its squares.
final class CuredSquaresCell: SquaresCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // The row has the table view's width by now, its content view may still have the 320 points
        // it was made with. One more layout pass breaks the lines of squares at the right width.
        contentView.frame = bounds
        contentView.layoutIfNeeded()

        return collectionView.contentSize
    }
}
