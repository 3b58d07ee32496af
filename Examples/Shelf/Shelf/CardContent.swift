import UIKit

/// A tool as a card shows it.
struct CardContent {
    let title: String
    let body: String?
    let accentColor: UIColor

    init(tool: Tool) {
        title = tool.title
        body = tool.body
        accentColor = CardContent.color(of: tool.category)
    }

    private static func color(of category: Tool.Category) -> UIColor {
        switch category {
        case .kitchen: return UIColor(red: 0.85, green: 0.35, blue: 0.25, alpha: 1)
        case .garden: return UIColor(red: 0.3, green: 0.6, blue: 0.35, alpha: 1)
        case .workshop: return UIColor(red: 0.25, green: 0.45, blue: 0.7, alpha: 1)
        }
    }

    /// The points that the body takes in a column so wide, set as in ToolCard.xib.
    func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        let ruler = UILabel()
        ruler.numberOfLines = 0
        ruler.font = .systemFont(ofSize: 14)
        ruler.text = body
        return ruler.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
