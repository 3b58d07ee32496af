import UIKit

final class EntryController: PageController {
  private let entry: Almanac.Entry

  init(_ entry: Almanac.Entry) {
    self.entry = entry
    super.init(title: entry.title)
  }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        present(
          UINavigationController(rootViewController: EntryEditorController(entry)), animated: true)
      })
  }

  override func makeBlocks() -> [Block] {
    [
      .heading(entry.day), .text(entry.text),
      .button("Tags") { [weak self] in self?.show(TagsController(), sender: self) },
    ]
  }
}

/// Writing: a text that fills the sheet.
final class EntryEditorController: UIViewController {
  private let entry: Almanac.Entry?
  private let text = UITextView()

  init(_ entry: Almanac.Entry?) {
    self.entry = entry
    super.init(nibName: nil, bundle: nil)
    title = entry?.title ?? "New entry"
  }

  required init?(coder: NSCoder) { fatalError("editors are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    text.text = entry?.text
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.backgroundColor = .clear
    text.accessibilityLabel = "Entry"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class TagsController: RowsController {
  init() { super.init(title: "Tags") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [RowSection(["Weather", "Harvest", "Birds", "Repairs"].map { .choice($0) })]
  }
}
