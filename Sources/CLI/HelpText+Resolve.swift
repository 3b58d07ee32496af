// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let resolve = """
    Fetches the Swift packages that a project needs, with SwiftPM, and does nothing else.

    Usage: snug resolve <project> [options]

      <project>   an Xcode project, a workspace, or a Swift package's folder

    The versions are those of Package.resolved, where there is one. What was fetched lies in
    $XDG_CACHE_HOME/snug/packages (~/.cache/snug/packages), or in .build for a package; other
    commands find it there and fetch nothing themselves with --offline.

    Options:
    \(packages)
      --netrc, --netrc-file FILE, --disable-netrc, --config-path DIR, --security-path DIR,
      --cache-path DIR, --keychain, --disable-keychain
                             as for 'swift package'; render, check and test take them, too

    Exit codes: 0 all packages are there; 1 one could not be fetched or read; 64 wrong usage.

    Example:
      snug resolve App.xcodeproj && snug check App.xcodeproj --offline
    """

  /// Options of every command that builds an app.
  static let packages = """
      --packages DIR         a folder with checkouts of packages, called by their identities
      --derived-data DIR     Xcode's derived data, for SourcePackages/checkouts in it
      --offline              fetch nothing
    """
}
