import UIKit

/// A cell as wide as the list, with a bubble at the side of its author.
class BubbleCell: UICollectionViewCell {
    let bubble = UIView()
    private var sides: (mine: [NSLayoutConstraint], other: [NSLayoutConstraint]) = ([], [])

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 16
        bubble.layer.masksToBounds = true
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        let margins = contentView.layoutMarginsGuide
        sides.mine = [bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
        sides.other = [bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)]
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(
                lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(isMine: Bool) {
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        NSLayoutConstraint.deactivate(isMine ? sides.other : sides.mine)
        NSLayoutConstraint.activate(isMine ? sides.mine : sides.other)
    }

    /// The list gives the width; only the height is the cell's own.
    override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: attributes.size.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        attributes.size.height = fitted.height
        return attributes
    }
}
