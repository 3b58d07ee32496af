import UIKit

class CollectionCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!

    // Strong: an inactive constraint that nobody else holds would be released.
    @IBOutlet private var maxWidthConstraint: NSLayoutConstraint! {
        didSet {
            maxWidthConstraint.isActive = false
        }
    }

    /// The width at which the title starts a new line; nil lets it grow on one line.
    var maxWidth: CGFloat? = nil {
        didSet {
            guard let maxWidth = maxWidth else {
                return
            }
            maxWidthConstraint.isActive = true
            maxWidthConstraint.constant = maxWidth
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()

        titleLabel.font = UIFontMetrics.default.scaledFont(for: titleLabel.font)
        titleLabel.adjustsFontForContentSizeCategory = true

        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.leftAnchor.constraint(equalTo: leftAnchor),
            contentView.rightAnchor.constraint(equalTo: rightAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
