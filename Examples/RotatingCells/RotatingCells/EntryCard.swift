import UIKit

/// A card around an entry, built without Interface Builder.
final class EntryCard: UICollectionViewCell {
    private let entryLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        entryLabel.numberOfLines = 0
        // The paper is light in dark mode, too.
        entryLabel.textColor = .darkText
        entryLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(entryLabel)
        contentView.backgroundColor = UIColor(red: 0.96, green: 0.93, blue: 0.84, alpha: 1)

        let padding = EntryCard.padding
        NSLayoutConstraint.activate([
            entryLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: padding),
            entryLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
            contentView.trailingAnchor.constraint(equalTo: entryLabel.trailingAnchor, constant: padding),
            contentView.bottomAnchor.constraint(equalTo: entryLabel.bottomAnchor, constant: padding),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ entry: String) {
        entryLabel.text = entry
        entryLabel.font = .preferredFont(forTextStyle: .body)
    }

    /// The points that a card may be wide; longer lines break.
    var widest: CGFloat = 0 {
        didSet { entryLabel.preferredMaxLayoutWidth = widest - 2 * EntryCard.padding }
    }

    /// Points between the text and the card's edges.
    private static let padding: CGFloat = 12
}
