import UIKit

class ToolCard: UICollectionViewCell {
    // Never on screen; only measures cards.
    private static let sizingCell = UINib(nibName: Constants.nibName, bundle: nil)
        .instantiate(withOwner: nil, options: nil).first! as! ToolCard

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

    func show(_ content: CardContent) {
        titleLabel.text = content.title
        bodyLabel.text = content.body
        accentView.backgroundColor = content.accentColor
    }

    /// The points that a card so wide is high, at most `Constants.maximumHeight`.
    static func height(showing content: CardContent, width: CGFloat) -> CGFloat {
        sizingCell.prepareForReuse()
        sizingCell.show(content)
        sizingCell.layoutIfNeeded()
        let fitted = sizingCell.contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        return min(fitted.height, Constants.maximumHeight)
    }
}

private enum Constants {
    static let nibName = "ToolCard"
    static let maximumHeight: CGFloat = 280
    static let cornerRadius: CGFloat = 8
    static let borderWidth: CGFloat = 0.5
}
