import UIKit

/// A line of text across the list.
class HeadingCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        label.font = UIFont(name: "HelveticaNeue-Bold", size: 17)!
        label.textColor = .darkGray
        contentView.addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = contentView.bounds.insetBy(dx: Constants.padding, dy: 0)
    }
}

extension HeadingCell: ContentAwareCollectionViewCell {
    func configure(model: Any, prototype: Bool) {
        guard let title = model as? String else {
            return
        }
        label.text = title
    }

    func fittedSize(forConstrainedSize constrainedSize: CGSize) -> CGSize {
        let textSize = label.sizeThatFits(constrainedSize)
        return CGSize(width: constrainedSize.width, height: ceil(textSize.height))
    }
}

private enum Constants {
    static let padding: CGFloat = 4
}
