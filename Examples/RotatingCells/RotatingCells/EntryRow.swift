import UIKit

/// A row of the diary.
final class EntryRow: UITableViewCell {
    @IBOutlet private var entryLabel: UILabel!

    func show(_ entry: String) {
        entryLabel.text = entry
        entryLabel.font = .preferredFont(forTextStyle: .body)
    }
}
