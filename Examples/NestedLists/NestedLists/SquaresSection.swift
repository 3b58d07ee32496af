/// One section of the list: a single row with a collection view of squares.
struct SquaresSection {
    let title: String
    let numberOfSquares: Int
    /// The class of the row, which decides how its height is found.
    let cellClass: SquaresCell.Type
}
