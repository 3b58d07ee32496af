// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let build = """
    Compiles an app and says what had to be left out: what needs frameworks, packages or languages
    that are not here. The other commands build in the same way.

    Usage: snug build <app> [options]

      <app>   an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources

    Options:
      --target NAME   the app target, where a project has several
      --json          the report as JSON, with every place
      --strict        nothing is left out: what does not compile is an error

    Exit codes: 0 built; 1 the app could not be read or built; 64 wrong usage.

    Examples:
      snug build App.xcodeproj
      snug build App.xcodeproj --json > left-out.json
    """
}
