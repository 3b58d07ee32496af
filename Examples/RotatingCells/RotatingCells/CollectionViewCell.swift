import UIKit

class CollectionViewCell: UICollectionViewCell {
    static let reuseIdentifier = "Cell"

    private(set) weak var dynamicLabel: UILabel!

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        self.translatesAutoresizingMaskIntoConstraints = false

        let label = UILabel(frame: self.bounds)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.textColor = .white
        label.backgroundColor = .darkGray
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = frame.size.width
        self.contentView.addSubview(label)
        self.dynamicLabel = label

        NSLayoutConstraint.activate([
            self.contentView.topAnchor.constraint(equalTo: label.topAnchor),
            self.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            self.contentView.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            self.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()

        self.dynamicLabel.font = UIFont.preferredFont(forTextStyle: .body)
    }

    /// Sets the width, in points, at which the text starts a new line.
    func setPreferred(width: CGFloat) {
        self.dynamicLabel.preferredMaxLayoutWidth = width
    }
}
