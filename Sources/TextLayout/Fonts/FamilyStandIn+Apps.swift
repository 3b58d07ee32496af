// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FamilyStandIn {
  /// Published families that apps bring along and documents name, with the measures of their files
  /// (Documentation/TextLayout.md §7.6). iOS has none of them.
  static let ofApps: [FamilyStandIn] = [
    FamilyStandIn("Barlow", "Barlow", .sans, 1, 0.2, 1, letters: .barlow),
    FamilyStandIn("DM Sans", "DMSans", .sans, 0.992, 0.31, 1, letters: .dmSans),
    FamilyStandIn("Fira Sans", "FiraSans", .sans, 0.935, 0.265, 1, letters: .firaSans),
    FamilyStandIn("Lato", "Lato", .sans, 0.987, 0.213, 1, letters: .lato),
    FamilyStandIn("Montserrat", "Montserrat", .sans, 0.968, 0.251, 1, letters: .montserrat),
    FamilyStandIn("Mulish", "Mulish", .sans, 1.005, 0.25, 1, letters: .mulish),
    FamilyStandIn("Nunito", "Nunito", .sans, 1.011, 0.353, 1, letters: .nunito),
    FamilyStandIn("Nunito Sans", "NunitoSans", .sans, 1.011, 0.353, 1, letters: .nunitoSans),
    FamilyStandIn("Oswald", "Oswald", .sans, 1.193, 0.289, 1, letters: .oswald),
    FamilyStandIn("Poppins", "Poppins", .sans, 1.05, 0.35, 1, letters: .poppins),
    FamilyStandIn("Quicksand", "Quicksand", .sans, 1, 0.25, 1, letters: .quicksand),
    FamilyStandIn("Raleway", "Raleway", .sans, 0.94, 0.234, 1, letters: .raleway),
    FamilyStandIn("Roboto", "Roboto", .sans, 0.9277, 0.2441, 1, letters: .roboto),
    FamilyStandIn("Rubik", "Rubik", .sans, 0.935, 0.25, 1, letters: .rubik),
    FamilyStandIn("Source Sans 3", "SourceSans3", .sans, 1.024, 0.4, 1, letters: .sourceSans3),
    FamilyStandIn("Work Sans", "WorkSans", .sans, 0.93, 0.243, 1, letters: .workSans),
  ]

  /// A weight between the regular face (0) and the bold one (1) of a family whose advances change
  /// evenly with the weight class, which is 400 and 700 there; below 0 and above 1 outside of them.
  static func evenBoldShare(_ weight: Double) -> Double {
    var nearest = weightClasses[0]
    for entry in weightClasses where abs(entry.weight - weight) < abs(nearest.weight - weight) {
      nearest = entry
    }
    return Double(nearest.number - 400) / 300
  }

  /// Weight classes of font files by the scale of ``FontWeight``.
  private static let weightClasses: [(weight: Double, number: Int)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.5, 800), (0.62, 900),
  ]
}
