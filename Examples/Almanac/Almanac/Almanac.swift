import Foundation

/// The year that the app tells of. Everything is fixed, so that two people who look at the same page
/// see the same.
enum Almanac {
  struct Event: Hashable {
    let title: String
    let time: String
    let place: String
  }

  struct Plant: Hashable {
    let name: String
    let latin: String
    let bed: String
    let note: String
  }

  struct Entry: Hashable {
    let day: String
    let title: String
    let text: String
  }

  struct Place: Hashable {
    let name: String
    let region: String
    let altitude: Int
  }

  static let month = "September"
  static let today = 9
  static let daysInMonth = 30
  /// The first of the month is a Monday.
  static let weekdays = ["M", "T", "W", "T", "F", "S", "S"]

  static func events(on day: Int) -> [Event] {
    switch day % 3 {
    case 0: [Event(title: "Pick the early apples", time: "9:00", place: "Orchard")]
    case 1:
      [
        Event(title: "Market", time: "8:00", place: "Town square"),
        Event(title: "Water the seedlings", time: "18:30", place: "Greenhouse"),
      ]
    default: []
    }
  }

  static let plants = [
    Plant(
      name: "Tomato", latin: "Solanum lycopersicum", bed: "Greenhouse",
      note: "Pinch out the side shoots."),
    Plant(
      name: "Runner bean", latin: "Phaseolus coccineus", bed: "South bed",
      note: "Pick every second day."),
    Plant(
      name: "Lavender", latin: "Lavandula angustifolia", bed: "Path",
      note: "Cut back after flowering."),
    Plant(
      name: "Rhubarb", latin: "Rheum rhabarbarum", bed: "North bed",
      note: "Leave it alone until spring."),
    Plant(
      name: "Garlic", latin: "Allium sativum", bed: "South bed",
      note: "Plant the cloves in October."),
    Plant(name: "Apple", latin: "Malus domestica", bed: "Orchard", note: "Thin the fruit in June."),
    Plant(name: "Sage", latin: "Salvia officinalis", bed: "Path", note: "Harvest before noon."),
    Plant(name: "Leek", latin: "Allium porrum", bed: "North bed", note: "Earth up as it grows."),
  ]

  static let entries = [
    Entry(
      day: "8 September", title: "First mist",
      text:
        "The valley was white until nine, and then all at once it was summer again. Swallows on the wire, more than forty."
    ),
    Entry(
      day: "5 September", title: "Beans",
      text:
        "Three baskets. The neighbours have begun to lock their doors when they see us come with more."
    ),
    Entry(day: "1 September", title: "A new month", text: "Moved the pots to the south wall."),
    Entry(
      day: "28 August", title: "Storm",
      text:
        "The old pear tree lost its largest branch. Nobody was under it. We counted the rings: sixty-one, as far as they can be read, which makes it older than the house."
    ),
    Entry(
      day: "20 August", title: "Shooting stars",
      text: "Eleven in an hour, and one that lit the yard."),
  ]

  static let places = [
    Place(name: "Upper Mill", region: "Hill country", altitude: 412),
    Place(name: "Harbour Cottage", region: "North coast", altitude: 6),
    Place(name: "Town house", region: "River plain", altitude: 88),
  ]
}
