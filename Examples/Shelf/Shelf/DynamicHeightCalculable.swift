import UIKit

/// Content whose height depends on the width it gets.
protocol DynamicHeightCalculable {
    func height(forWidth width: CGFloat) -> CGFloat
}

/// Finds the element whose changing content is highest at a width; the first of several equally high ones.
///
/// Only the content is compared, so no cell has to be laid out for any but the element that is returned.
func calculateHighest<T: DynamicHeightCalculable>(of viewModels: [T], forWidth width: CGFloat) -> T? {
    var highest = viewModels.first
    var highestHeight: CGFloat = 0

    for viewModel in viewModels {
        let height = viewModel.height(forWidth: width)
        if height > highestHeight {
            highestHeight = height
            highest = viewModel
        }
    }

    return highest
}
