import UIKit

/// A cell as large as the square in it.
final class SquareCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: SquareCell.self)

    /// Points.
    private static let side: CGFloat = 80

    private lazy var squareView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemIndigo
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(squareView)

        // Just below required: the first, estimated size of the cell is another one.
        let width = squareView.widthAnchor.constraint(equalToConstant: Self.side)
        width.priority = .required - 1
        let height = squareView.heightAnchor.constraint(equalToConstant: Self.side)
        height.priority = .required - 1

        NSLayoutConstraint.activate([
            squareView.topAnchor.constraint(equalTo: contentView.topAnchor),
            squareView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            squareView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            squareView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            width,
            height
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
