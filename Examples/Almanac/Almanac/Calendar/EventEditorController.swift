import UIKit

/// A form in a sheet.
final class EventEditorController: RowsController {
  private let event: Almanac.Event?

  init(_ event: Almanac.Event?) {
    self.event = event
    super.init(title: event == nil ? "New event" : "Edit")
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.field("Title"), .field("Place")]),
      RowSection([
        .toggle("All day", isOn: false),
        .link("Repeat", "Never", to: RepeatController()),
        .link("Remind me", "An hour before", to: ReminderController()),
      ]),
    ]
  }
}

final class RepeatController: RowsController {
  init() { super.init(title: "Repeat") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .choice("Never", isChosen: true), .choice("Every week"), .choice("Every new moon"),
      ]),
      RowSection([.link("Ends", "Never", to: RepeatEndController())]),
    ]
  }
}

final class RepeatEndController: RowsController {
  init() { super.init(title: "Ends") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        footer: "An event that ends is kept in the journal.",
        [.choice("Never", isChosen: true), .choice("With the season"), .choice("With the year")])
    ]
  }
}

final class ReminderController: RowsController {
  init() { super.init(title: "Remind me") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .choice("Not at all"), .choice("An hour before", isChosen: true),
        .choice("The evening before"),
      ]),
      RowSection([.toggle("With a sound", isOn: true)]),
    ]
  }
}
