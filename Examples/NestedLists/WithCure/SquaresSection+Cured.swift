extension SquaresSection {
    static let all = [
        SquaresSection(title: "1 square", numberOfSquares: 1, cellClass: CuredSquaresCell.self),
        SquaresSection(title: "3 squares", numberOfSquares: 3, cellClass: CuredSquaresCell.self),
        SquaresSection(title: "4 squares", numberOfSquares: 4, cellClass: CuredSquaresCell.self),
        SquaresSection(title: "5 squares", numberOfSquares: 5, cellClass: CuredSquaresCell.self)
    ]
}
