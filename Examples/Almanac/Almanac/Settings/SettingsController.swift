import UIKit

final class SettingsController: RowsController {
  init() { super.init(title: "Settings") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .link("Account", "Ada", symbol: "person.crop.circle", to: AccountController()),
        .link("Places", "3", symbol: "mappin", to: PlacesController()),
      ]),
      RowSection([
        .link("Notifications", symbol: "bell", to: NotificationsController()),
        .link("Appearance", symbol: "paintbrush", to: AppearanceController()),
        .link("Units", symbol: "ruler", to: UnitsController()),
      ]),
      RowSection([
        .link("Help", symbol: "questionmark.circle", to: HelpController()),
        .link("About", symbol: "info.circle", to: AboutController()),
      ]),
    ]
  }
}

final class NotificationsController: RowsController {
  init() { super.init(title: "Notifications") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .toggle("Frost", isOn: true), .toggle("Full moon", isOn: false),
        .toggle("Tasks", isOn: true),
      ]),
      RowSection([.link("Quiet hours", "22:00 to 7:00", to: QuietHoursController())]),
    ]
  }
}

final class QuietHoursController: RowsController {
  init() { super.init(title: "Quiet hours") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(header: "From", [.choice("20:00"), .choice("22:00", isChosen: true)]),
      RowSection(header: "To", [.choice("7:00", isChosen: true), .choice("9:00")]),
    ]
  }
}

/// Looks that are tried at once.
final class AppearanceController: RowsController {
  private let looks = UISegmentedControl(items: ["Day", "Night", "Both"])

  init() { super.init(title: "Appearance") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    looks.selectedSegmentIndex = 2
    looks.accessibilityLabel = "Look"
    navigationItem.titleView = looks
  }

  override func makeSections() -> [RowSection] {
    [RowSection([.toggle("Large titles", isOn: true), .toggle("Drawings", isOn: true)])]
  }
}

final class UnitsController: RowsController {
  init() { super.init(title: "Units") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        header: "Temperature", [.choice("Celsius", isChosen: true), .choice("Fahrenheit")]),
      RowSection(header: "Rain", [.choice("Millimetres", isChosen: true), .choice("Inches")]),
    ]
  }
}
