import UIKit

/// Shows a picture at its own proportions, and a square until it has arrived.
final class PhotoCell: BubbleCell {
    static let reuseIdentifier = "PhotoCell"

    private let imageView = UIImageView()
    private var proportion: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = "Photo"
        imageView.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: bubble.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 220),
        ])
        setProportion(1)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ image: UIImage?, isMine: Bool) {
        show(isMine: isMine)
        imageView.image = image
        setProportion(image.map { $0.size.height / $0.size.width } ?? 1)
    }

    private func setProportion(_ ratio: CGFloat) {
        proportion?.isActive = false
        let constraint = imageView.heightAnchor.constraint(
            equalTo: imageView.widthAnchor, multiplier: ratio)
        constraint.priority = .required - 1
        constraint.isActive = true
        proportion = constraint
    }
}
