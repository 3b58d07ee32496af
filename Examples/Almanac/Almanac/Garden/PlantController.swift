import UIKit

final class PlantController: RowsController {
  private let plant: Almanac.Plant

  init(_ plant: Almanac.Plant) {
    self.plant = plant
    super.init(title: plant.name)
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        header: plant.latin, footer: plant.note,
        [
          .fact("Bed", plant.bed, symbol: "square.grid.2x2"),
          .link("Care", symbol: "drop", to: CareController(self.plant)),
          .link("Picture", symbol: "photo", to: PortraitController(self.plant)),
        ])
    ]
  }
}

/// What a plant needs through the year.
final class CareController: RowsController {
  private let plant: Almanac.Plant

  init(_ plant: Almanac.Plant) {
    self.plant = plant
    super.init(title: "Care")
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    let tasks = ["Sow", "Water", "Feed", "Prune", "Harvest"]
    return [
      RowSection(
        header: plant.name,
        tasks.map { task in
          .link(task, symbol: "checkmark.circle", to: CareTaskController(task))
        })
    ]
  }
}

final class CareTaskController: RowsController {
  init(_ task: String) { super.init(title: task) }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.toggle("On the list", isOn: true), .fact("Next", "In three days")]),
      RowSection(
        header: "How often", [.choice("Every day"), .choice("Every week", isChosen: true)]),
    ]
  }
}

/// A drawing of the plant on the whole screen.
final class PortraitController: UIViewController {
  private let plant: Almanac.Plant

  init(_ plant: Almanac.Plant) {
    self.plant = plant
    super.init(nibName: nil, bundle: nil)
    title = plant.name
  }

  required init?(coder: NSCoder) { fatalError("portraits are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    let picture = UIImageView(image: UIImage(systemName: "leaf.fill"))
    picture.tintColor = .meadow
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "A leaf of \(plant.name)"
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 0.5),
      picture.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 0.5),
    ])
  }
}

final class NewPlantController: RowsController {
  init() { super.init(title: "New plant") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.field("Name"), .field("Latin name")]),
      RowSection(
        header: "Bed",
        [
          .choice("South bed", isChosen: true), .choice("North bed"), .choice("Greenhouse"),
        ]),
    ]
  }
}
