import UIKit

final class PlacesController: RowsController {
  init() { super.init(title: "Places") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection(
        Almanac.places.map { .link($0.name, $0.region, symbol: "house", to: PlaceController($0)) })
    ]
  }
}

final class PlaceController: RowsController {
  private let place: Almanac.Place

  init(_ place: Almanac.Place) {
    self.place = place
    super.init(title: place.name)
  }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([
        .fact("Region", place.region), .fact("Altitude", "\(place.altitude) m"),
        .toggle("Show on Today", isOn: true),
      ])
    ]
  }
}
