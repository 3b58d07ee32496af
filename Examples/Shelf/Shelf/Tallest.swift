import UIKit

/// Finds the content that needs the most height at a width; the first of several alike.
///
/// Only the parts that differ are compared, so one card has to be laid out and not all.
func tallest(of contents: [CardContent], forTextWidth width: CGFloat) -> CardContent? {
    var tallest: (content: CardContent, height: CGFloat)?
    for content in contents {
        let height = content.bodyHeight(forWidth: width)
        if tallest.map({ height > $0.height }) ?? true {
            tallest = (content, height)
        }
    }
    return tallest?.content
}
