import UIKit

class ExampleCell: UICollectionViewCell {
    // Never on screen; only measures cards.
    private static let sizingCell = UINib(nibName: Constants.nibName, bundle: nil)
        .instantiate(withOwner: nil, options: nil).first! as! ExampleCell

    @IBOutlet private weak var accentView: UIView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var bodyLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()

        layer.cornerRadius = Constants.cornerRadius
        layer.borderWidth = Constants.borderWidth
        layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    }

    override func prepareForReuse() {
        super.prepareForReuse()

        titleLabel.text = nil
        bodyLabel.text = nil
        accentView.backgroundColor = .clear
    }

    func configure(with viewModel: ExampleViewModel, isSizing: Bool = false) {
        titleLabel.text = viewModel.title
        bodyLabel.text = viewModel.body

        guard !isSizing else {
            return
        }
        accentView.backgroundColor = viewModel.accentColor
    }

    /// The height of a card at a width, at most `Constants.maximumHeight`.
    static func height(for viewModel: ExampleViewModel, forWidth width: CGFloat) -> CGFloat {
        sizingCell.prepareForReuse()
        sizingCell.configure(with: viewModel, isSizing: true)
        sizingCell.layoutIfNeeded()

        var fittingSize = UILayoutFittingCompressedSize
        fittingSize.width = width
        let size = sizingCell.contentView.systemLayoutSizeFitting(
            fittingSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)

        guard size.height < Constants.maximumHeight else {
            return Constants.maximumHeight
        }
        return size.height
    }
}

private enum Constants {
    static let nibName = "ExampleCell"
    static let maximumHeight: CGFloat = 280
    static let cornerRadius: CGFloat = 8
    static let borderWidth: CGFloat = 0.5
}
