import UIKit

/// The diary as a table whose rows are as tall as their entries.
final class DiaryController: UITableViewController {
    private var textSizeChanges: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        // In place of the storyboard's 44 points for every row.
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 96

        // Rows take their font when they are filled, so another text size fills them again.
        textSizeChanges = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Diary.entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        (row as? EntryRow)?.show(Diary.entries[indexPath.row])
        return row
    }
}
