import UIKit

/// A chip around a text; the storyboard says how far its edges stay away from it.
final class TeaCell: UICollectionViewCell {
    static let reuseIdentifier = "Tea"

    @IBOutlet private var label: UILabel!
    /// Bounds the text, which starts a new line there.
    @IBOutlet private var widestText: NSLayoutConstraint!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 10
        contentView.backgroundColor = UIColor(red: 0.84, green: 0.91, blue: 0.82, alpha: 1)
    }

    /// Shows a tea in a chip of at most so many points.
    func show(_ tea: Tea, within width: CGFloat) {
        label.text = tea.text
        widestText.constant = width - 2 * TeaCell.padding
    }

    /// Points on either side of the text, as in the storyboard.
    private static let padding: CGFloat = 12
}
