import UIKit

final class TextCell: BubbleCell {
    static let reuseIdentifier = "TextCell"

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ text: String, isMine: Bool) {
        show(isMine: isMine)
        label.text = text
        label.textColor = isMine ? .white : .label
        label.textAlignment = text.startsRightToLeft ? .right : .left
    }
}

extension String {
    /// Whether the first letter belongs to a script that is written from right to left.
    var startsRightToLeft: Bool {
        let letter = unicodeScalars.first { CharacterSet.letters.contains($0) }
        return letter.map { (0x0590...0x08FF).contains($0.value) } ?? false
    }
}
