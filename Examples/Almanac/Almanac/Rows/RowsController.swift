import UIKit

/// A list that is described by values; screens are subclasses that say which rows they have.
class RowsController: UITableViewController {
  /// What the list shows; asked once when it appears, and again by ``reload()``.
  func makeSections() -> [RowSection] { [] }

  private(set) var sections: [RowSection] = []
  /// What was typed, by section and row.
  private(set) var texts: [IndexPath: String] = [:]

  init(title: String, style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .paper
    tableView.keyboardDismissMode = .onDrag
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    sections = makeSections()
  }

  func reload() {
    sections = makeSections()
    tableView.reloadData()
  }

  /// Called when a text or a switch has changed.
  func rowDidChange() {}

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let row = sections[indexPath.section].rows[indexPath.row]
    if case .field(let type, let isSecret) = row.kind {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? FieldCell)?.show(row.title, type, isSecret: isSecret, text: texts[indexPath]) {
        [weak self] text in
        self?.texts[indexPath] = text
        self?.rowDidChange()
      }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(row)
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    switch sections[indexPath.section].rows[indexPath.row].kind {
    case .fact, .toggle, .field: false
    case .link, .choice, .button: true
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].rows[indexPath.row].kind {
    case .link(let screen): show(screen(), sender: self)
    case .choice: choose(indexPath)
    case .button(_, let action): action()
    case .fact, .toggle, .field: break
    }
  }

  /// Of the choices of a section one is chosen.
  private func choose(_ path: IndexPath) {
    for index in sections[path.section].rows.indices {
      if case .choice = sections[path.section].rows[index].kind {
        sections[path.section].rows[index].kind = .choice(isChosen: index == path.row)
      }
    }
    tableView.reloadSections([path.section], with: .none)
  }
}
