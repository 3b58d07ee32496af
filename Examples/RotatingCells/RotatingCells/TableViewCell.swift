import UIKit

class TableViewCell: UITableViewCell {
    static let reuseIdentifier = "Cell"

    @IBOutlet weak var dynamicLabel: UILabel!
}
