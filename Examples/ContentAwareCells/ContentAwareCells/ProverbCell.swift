import UIKit

/// A proverb in a bubble.
class ProverbCell: UICollectionViewCell {
    private let label = UILabel()

    private var bubbleColor = UIColor.white {
        didSet {
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        backgroundColor = .clear
        contentMode = .redraw

        label.font = UIFont(name: "HelveticaNeue-Thin", size: 14)!
        label.textColor = .black
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = contentView.bounds.insetBy(dx: Constants.padding, dy: Constants.padding)
    }

    override func draw(_ rect: CGRect) {
        bubbleColor.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Constants.cornerRadius).fill()
    }
}

extension ProverbCell: ContentAwareCollectionViewCell {
    func configure(model: Any, prototype: Bool) {
        guard let proverb = model as? Proverb else {
            return
        }
        label.text = proverb.text

        // Colour does not change the size.
        guard !prototype else {
            return
        }
        bubbleColor = proverb.mood.color
    }

    func fittedSize(forConstrainedSize constrainedSize: CGSize) -> CGSize {
        let available = CGRect(origin: .zero, size: constrainedSize)
            .insetBy(dx: Constants.padding, dy: Constants.padding)
        let textSize = label.sizeThatFits(available.size)
        return CGSize(width: constrainedSize.width, height: ceil(textSize.height) + 2 * Constants.padding)
    }
}

private extension Mood {
    var color: UIColor {
        switch self {
        case .calm:
            return UIColor(red: 0.8, green: 0.9, blue: 0.97, alpha: 1)
        case .merry:
            return UIColor(red: 1, green: 0.92, blue: 0.7, alpha: 1)
        case .stern:
            return UIColor(red: 0.9, green: 0.87, blue: 0.85, alpha: 1)
        }
    }
}

private enum Constants {
    static let padding: CGFloat = 10
    static let cornerRadius: CGFloat = 12
}
