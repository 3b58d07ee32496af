import UIKit

/// A shelf of quick replies that scrolls sideways inside its row.
final class RepliesCell: UICollectionViewCell, UICollectionViewDataSource {
    static let reuseIdentifier = "RepliesCell"

    private var replies: [String] = []
    private let shelf: UICollectionView

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        shelf.backgroundColor = .clear
        shelf.showsHorizontalScrollIndicator = false
        // What can scroll begins beside the sensor housing.
        shelf.alwaysBounceHorizontal = true
        shelf.register(ReplyCell.self, forCellWithReuseIdentifier: ReplyCell.reuseIdentifier)
        shelf.dataSource = self
        shelf.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(shelf)
        NSLayoutConstraint.activate([
            shelf.topAnchor.constraint(equalTo: contentView.topAnchor),
            shelf.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shelf.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shelf.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ replies: [String]) {
        self.replies = replies
        shelf.reloadData()
        shelf.contentOffset.x = -shelf.adjustedContentInset.left
    }

    override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = ReplyCell.height(compatibleWith: traitCollection)
        return attributes
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        replies.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ReplyCell.reuseIdentifier, for: indexPath)
        (cell as? ReplyCell)?.label.text = replies[indexPath.item]
        return cell
    }
}

final class ReplyCell: UICollectionViewCell {
    static let reuseIdentifier = "ReplyCell"

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.systemBlue.cgColor
        contentView.layer.cornerRadius = 14
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .systemBlue
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        return ceil(font.lineHeight) + 12
    }
}
