// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let screens = """
    Finds the screens of an app by using it, keeps the ways to them, and shows them on one page.

    Usage: snug screens <app> [options]

      <app>   an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources

    The ways are kept in snug-screens.json beside the project, to be committed: 'snug check' takes them
    from there. Where the file is there its ways are walked; those that lead nowhere any more are told,
    and with --explore replaced.

    What is done:
      --target NAME          the app target, where a project has several
      --explore STEPS        look for screens in so many steps; 0 only walks the ways of the file
                             (default: 600 where there is no file)
      --dry-run              the file stays as it is
      --device NAME          the device, and --orientation, --text-size, --locale, --direction,
                             --appearance as in 'snug check'   (default: iPhone 14, portrait, L)

    What comes out:
      --output DIR           the folder of the page             (default: snug-screens)
      --no-chrome            pictures without status bar, home indicator and keyboard

    Exit codes: 0 all ways lead to their screens; 1 some do not, or the app could not be run; 64 wrong
    usage.

    Example:
      snug screens App.xcodeproj --explore 3000
    """
}
