extension SquaresSection {
    static let all = [
        SquaresSection(title: "3 squares, standard height", numberOfSquares: 3, cellClass: SquaresCell.self),
        SquaresSection(title: "4 squares, standard height", numberOfSquares: 4, cellClass: SquaresCell.self),
        SquaresSection(title: "3 squares, by content size", numberOfSquares: 3, cellClass: ContentSizeSquaresCell.self),
        SquaresSection(title: "4 squares, by content size", numberOfSquares: 4, cellClass: ContentSizeSquaresCell.self)
    ]
}
