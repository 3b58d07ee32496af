import UIKit

/// Rows that are as tall as their text.
class TableViewController: UITableViewController {
    private var dataSource: [String] = Texts.all

    override func viewDidLoad() {
        super.viewDidLoad()

        // The storyboard gives every row 44 points; this lets the label decide.
        self.tableView.estimatedRowHeight = 44
        self.tableView.rowHeight = UITableView.automaticDimension

        // Cells take their font when they are filled, so a new text size fills them once more.
        NotificationCenter.default.addObserver(self.tableView!,
                                               selector: #selector(UITableView.reloadData),
                                               name: UIContentSizeCategory.didChangeNotification,
                                               object: nil)
    }
}

// MARK: - Table view data source

extension TableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return self.dataSource.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TableViewCell.reuseIdentifier, for: indexPath) as! TableViewCell

        cell.dynamicLabel?.text = self.dataSource[indexPath.row]
        cell.dynamicLabel?.font = UIFont.preferredFont(forTextStyle: .body)

        return cell
    }
}
