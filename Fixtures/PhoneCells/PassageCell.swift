import UIKit

/// A framed text without any space around it.
final class PassageCell: UICollectionViewCell {
    private let textLabel = UILabel()
    private lazy var bound = textLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.lightGray.cgColor

        textLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        textLabel.adjustsFontForContentSizeCategory = true
        textLabel.textAlignment = .center
        textLabel.lineBreakMode = .byWordWrapping
        textLabel.numberOfLines = 0
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(textLabel)
        for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
            NSLayoutConstraint(
                item: textLabel, attribute: edge, relatedBy: .equal, toItem: contentView,
                attribute: edge, multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text that is at most so many points wide.
    func show(_ passage: String, boundTo width: CGFloat?) {
        textLabel.text = passage
        bound.constant = width ?? 0
        bound.isActive = width != nil
    }
}
