import UIKit

/// An example as a card shows it.
struct ExampleViewModel {
    let title: String
    let body: String?
    let accentColor: UIColor

    init(example: ExampleModel) {
        title = example.title
        body = example.body

        switch example.category {
        case .kitchen:
            accentColor = UIColor(red: 0.85, green: 0.35, blue: 0.25, alpha: 1)
        case .garden:
            accentColor = UIColor(red: 0.3, green: 0.6, blue: 0.35, alpha: 1)
        case .workshop:
            accentColor = UIColor(red: 0.25, green: 0.45, blue: 0.7, alpha: 1)
        }
    }
}

extension ExampleViewModel: DynamicHeightCalculable {
    func height(forWidth width: CGFloat) -> CGFloat {
        // The same settings as those of the label in ExampleCell.xib.
        let sizingLabel = UILabel()
        sizingLabel.numberOfLines = 0
        sizingLabel.font = UIFont.systemFont(ofSize: 14, weight: .regular)
        sizingLabel.lineBreakMode = .byTruncatingTail
        sizingLabel.text = body

        let maximumSize = CGSize(width: width, height: .greatestFiniteMagnitude)
        return sizingLabel.sizeThatFits(maximumSize).height
    }
}
