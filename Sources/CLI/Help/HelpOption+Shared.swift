// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// Options that several commands have.
extension HelpOption {
  static let quiet = HelpOption(
    flag: "--quiet", "nothing but results and errors", others: ["-q"])
  static let verbose = HelpOption(
    flag: "--verbose",
    "each step on a line of its own, with the seconds since the start; what a drawn app prints",
    others: ["-v"])
  static let help = HelpOption(flag: "--help", "print the command's page", others: ["-h"])

  /// Those of every command.
  static let common = [quiet, verbose, help]

  static let trust = HelpOption(
    flag: "--trust",
    "all that you may: your files, the network, your environment; without it its own files alone")
  static let cacheSize = HelpOption(
    "--cache-size", "MB", "what may be kept of built apps", standard: "4096")

  static let target = HelpOption(
    "--target", "NAME", "the app target, where a project has several")
  static let strict = HelpOption(
    flag: "--strict", "what does not compile is an error, in place of being left out")

  static func screens(_ text: String) -> HelpOption {
    HelpOption("--screen", "NAMES", text, others: ["--screens"])
  }

  static let noChrome = HelpOption(
    flag: "--no-chrome", "pictures without status bar, home indicator and keyboard")
  static let json = HelpOption(flag: "--json", "the result as JSON, with every place")

  static let steps = [
    HelpOption(
      "--steps", "\"STEPS\"",
      "what is done to the screen, parted by semicolons (Documentation/Steps.md)"),
    HelpOption(
      "--steps-file", "FILE", .file, "the same, one a line; # starts a comment"),
  ]

  static let packages = [
    HelpOption(
      "--packages", "DIR", .folder,
      "a folder with checkouts of packages, called by their identities"),
    HelpOption(
      "--derived-data", "DIR", .folder,
      "Xcode's derived data, for SourcePackages/checkouts in it"),
    HelpOption(flag: "--offline", "fetch nothing"),
  ]

  /// What SwiftPM itself is told.
  static let packageManager = [
    HelpOption("--netrc-file", "FILE", .file, "as for 'swift package', as those that follow"),
    HelpOption("--config-path", "DIR", .folder, "settings of SwiftPM"),
    HelpOption("--security-path", "DIR", .folder, "its keys"),
    HelpOption("--cache-path", "DIR", .folder, "its cache"),
    HelpOption(flag: "--netrc", "names and passwords of servers come from ~/.netrc"),
    HelpOption(flag: "--disable-netrc", "they do not"),
    HelpOption(flag: "--keychain", "they come from the keychain"),
    HelpOption(flag: "--disable-keychain", "they do not"),
  ]

  /// The axes in which screens are looked at.
  ///
  /// - Parameter standards: What holds without the option, by its name.
  static func settings(_ standards: [String: String] = [:]) -> [HelpOption] {
    let axes: [(String, String, Value, String)] = [
      (
        "--device", "NAMES", .devices,
        "such as \"iPhone X\" or \"iPad Pro 11:half\"; see 'snug devices'"
      ),
      (
        "--orientation", "WORDS", .words(Orientation.allCases.map(\.rawValue)),
        "portrait, landscape, portrait-upside-down, landscape-left"
      ),
      (
        "--text-size", "SIZES", .words(TextSize.allCases.map(\.rawValue)),
        "xS, S, M, L, xL, xxL, xxxL, AX1 to AX5"
      ),
      ("--locale", "NAMES", .text, "such as en_US, de, ar"),
      (
        "--direction", "WORDS", .words(Configuration.Direction.allCases.map(\.rawValue)),
        "ltr, rtl"
      ),
      (
        "--appearance", "WORDS", .words(Configuration.Appearance.allCases.map(\.rawValue)),
        "light, dark"
      ),
    ]
    return axes.map { name, placeholder, value, text in
      HelpOption(
        name, placeholder, value, text, standard: standards[name], others: [name + "s"])
    } + [HelpOption(flag: "--bold", "with bold text")]
  }

  /// Defaults of commands that look at one configuration.
  static let oneSetting = [
    "--device": "iPhone X", "--orientation": "portrait", "--text-size": "L", "--locale": "en_US",
    "--direction": "the language's", "--appearance": "light",
  ]
}

/// Parts that several pages have.
extension HelpPage.Part {
  static let packages = HelpPage.Part(
    "Its Swift packages", note: "Documentation/Packages.md",
    HelpOption.packages + HelpOption.packageManager)

  static let safety = HelpPage.Part(
    "What the app may do", note: "SECURITY.md", [.trust, .cacheSize])
}
