import UIKit

final class DayController: RowsController {
  private let day: Int

  init(day: Int) {
    self.day = day
    super.init(title: "\(day) \(Almanac.month)")
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    let events = Almanac.events(on: day)
    guard !events.isEmpty else {
      return [RowSection([.fact("Nothing is planned", symbol: "leaf")])]
    }
    return [
      RowSection(
        header: "Planned",
        events.map { event in
          .link(event.title, event.time, symbol: "clock", to: EventController(event))
        }),
      RowSection([.link("The night sky", symbol: "moon.stars", to: MoonController())]),
    ]
  }
}

final class EventController: RowsController {
  private let event: Almanac.Event

  init(_ event: Almanac.Event) {
    self.event = event
    super.init(title: event.title)
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
  }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.fact("Time", event.time), .fact("Place", event.place)]),
      RowSection([
        .button("Delete this event", isDestructive: true) { [weak self] in self?.askToDelete() }
      ]),
    ]
  }

  private func edit() {
    present(
      UINavigationController(rootViewController: EventEditorController(event)), animated: true)
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete “\(event.title)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
