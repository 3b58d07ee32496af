// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FamilyStandIn {
  /// Published families that apps bring along and documents name, with the measures of their files
  /// (Documentation/TextLayout.md §7.6). iOS has none of them.
  static let ofApps: [FamilyStandIn] = [
    FamilyStandIn("Almarai", "Almarai", .sans, 0.905, 0.211, 1, letters: .almarai),
    FamilyStandIn("Barlow", "Barlow", .sans, 1, 0.2, 1, letters: .barlow),
    FamilyStandIn("Bebas Neue", "BebasNeue", .sans, 0.9, 0.3, 1, letters: .bebasNeue),
    FamilyStandIn("Cabin", "Cabin", .sans, 0.965, 0.25, 1, letters: .cabin),
    FamilyStandIn("Cairo", "Cairo", .sans, 1.303, 0.571, 1, letters: .cairo),
    FamilyStandIn("Comfortaa", "Comfortaa", .sans, 0.881, 0.234, 1, letters: .comfortaa),
    FamilyStandIn("DM Sans", "DMSans", .sans, 0.992, 0.31, 1, letters: .dmSans),
    FamilyStandIn("Dosis", "Dosis", .sans, 1.027, 0.237, 1, letters: .dosis),
    FamilyStandIn("Exo 2", "Exo2", .sans, 0.999, 0.201, 1, letters: .exo2),
    FamilyStandIn("Figtree", "Figtree", .sans, 0.95, 0.25, 1, letters: .figtree),
    FamilyStandIn("Fira Sans", "FiraSans", .sans, 0.935, 0.265, 1, letters: .firaSans),
    FamilyStandIn("Heebo", "Heebo", .sans, 1.0479, 0.4209, 1, letters: .heebo),
    FamilyStandIn("Hind", "Hind", .sans, 1.055, 0.546, 1, letters: .hind),
    FamilyStandIn("IBM Plex Sans", "IBMPlexSans", .sans, 1.025, 0.275, 1, letters: .ibmPlexSans),
    FamilyStandIn("Josefin Sans", "JosefinSans", .sans, 0.75, 0.25, 1, letters: .josefinSans),
    FamilyStandIn("Kanit", "Kanit", .sans, 1.1, 0.395, 1, letters: .kanit),
    FamilyStandIn("Karla", "Karla", .sans, 0.917, 0.252, 1, letters: .karla),
    FamilyStandIn("Lato", "Lato", .sans, 0.987, 0.213, 1, letters: .lato),
    FamilyStandIn("Lexend", "Lexend", .sans, 1, 0.25, 1, letters: .lexend),
    FamilyStandIn("Lora", "Lora", .sans, 1.006, 0.274, 1, letters: .lora),
    FamilyStandIn("Manrope", "Manrope", .sans, 1.066, 0.3, 1, letters: .manrope),
    FamilyStandIn("Maven Pro", "MavenPro", .sans, 0.965, 0.21, 1, letters: .mavenPro),
    FamilyStandIn("Merriweather", "Merriweather", .sans, 0.984, 0.273, 1, letters: .merriweather),
    FamilyStandIn("Montserrat", "Montserrat", .sans, 0.968, 0.251, 1, letters: .montserrat),
    FamilyStandIn("Mulish", "Mulish", .sans, 1.005, 0.25, 1, letters: .mulish),
    FamilyStandIn("Nunito", "Nunito", .sans, 1.011, 0.353, 1, letters: .nunito),
    FamilyStandIn("Nunito Sans", "NunitoSans", .sans, 1.011, 0.353, 1, letters: .nunitoSans),
    FamilyStandIn(
      "Nunito Sans 10pt", "NunitoSans10pt", .sans, 1.011, 0.353, 1, letters: .nunitoSansVariable),
    FamilyStandIn(
      "Nunito Sans 12pt", "NunitoSans-12ptExtraLight", .sans, 1.011, 0.353, 1,
      letters: .nunitoSansVariable),
    FamilyStandIn("Oswald", "Oswald", .sans, 1.193, 0.289, 1, letters: .oswald),
    FamilyStandIn("Outfit", "Outfit", .sans, 1, 0.26, 1, letters: .outfit),
    FamilyStandIn("PT Sans", "PTSans", .sans, 1.018, 0.276, 1, letters: .ptSans),
    FamilyStandIn(
      "Playfair Display", "PlayfairDisplay", .sans, 1.082, 0.251, 1, letters: .playfairDisplay),
    FamilyStandIn(
      "Plus Jakarta Sans", "PlusJakartaSans", .sans, 1.038, 0.222, 1, letters: .plusJakartaSans),
    FamilyStandIn("Poppins", "Poppins", .sans, 1.05, 0.35, 1, letters: .poppins),
    FamilyStandIn("Prompt", "Prompt", .sans, 1.09, 0.422, 1, letters: .prompt),
    FamilyStandIn("Public Sans", "PublicSans", .sans, 0.95, 0.225, 1, letters: .publicSans),
    FamilyStandIn("Quicksand", "Quicksand", .sans, 1, 0.25, 1, letters: .quicksand),
    FamilyStandIn("Rajdhani", "Rajdhani", .sans, 0.93, 0.346, 1, letters: .rajdhani),
    FamilyStandIn("Raleway", "Raleway", .sans, 0.94, 0.234, 1, letters: .raleway),
    FamilyStandIn(
      "Red Hat Display", "RedHatDisplay", .sans, 1.018, 0.305, 1, letters: .redHatDisplay),
    FamilyStandIn("Roboto", "Roboto", .sans, 0.9277, 0.2441, 1, letters: .roboto),
    FamilyStandIn(
      "Roboto Condensed", "RobotoCondensed", .sans, 0.9277, 0.2441, 1, letters: .robotoCondensed),
    FamilyStandIn("Roboto Mono", "RobotoMono", .monospaced, 1.048, 0.271, 0.6001),
    FamilyStandIn("Rubik", "Rubik", .sans, 0.935, 0.25, 1, letters: .rubik),
    FamilyStandIn("Sora", "Sora", .sans, 0.97, 0.29, 1, letters: .sora),
    FamilyStandIn("Source Sans 3", "SourceSans3", .sans, 1.024, 0.4, 1, letters: .sourceSans3),
    FamilyStandIn("Space Grotesk", "SpaceGrotesk", .sans, 0.984, 0.292, 1, letters: .spaceGrotesk),
    FamilyStandIn("Syne", "Syne", .sans, 0.925, 0.275, 1, letters: .syne),
    FamilyStandIn("Tajawal", "Tajawal", .sans, 0.643, 0.357, 1, letters: .tajawal),
    FamilyStandIn("Titillium Web", "TitilliumWeb", .sans, 1.133, 0.388, 1, letters: .titilliumWeb),
    FamilyStandIn("Urbanist", "Urbanist", .sans, 0.95, 0.25, 1, letters: .urbanist),
    FamilyStandIn("Varela Round", "VarelaRound", .sans, 0.918, 0.286, 1, letters: .varelaRound),
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
