// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `--help` prints.
enum HelpText {
  static let overview = """
    Lays out the screens of UIKit apps on Linux.

    Usage: snug <command> [options]

    Commands:
      render    draw an app's screen on chosen devices, as pictures and layout dumps
      devices   list the devices, text sizes and orientations that can be chosen
      help      explain a command: snug help render

    Options:
      --version   print the version
      -h, --help  print this page; after a command, that command's page
    """

  static let render = """
    Draws an app's screen on chosen devices, as pictures and layout dumps.

    Usage: snug render <app> [options]

      <app>   an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources

    What to draw:
      --target NAME        the app target, where a project has several
      --scene ID           the storyboard scene with this storyboard ID, or the #Preview with this
                           name, in place of the first screen

    Where it runs (lists are separated by commas; every combination is drawn):
      --device NAMES       such as "iPhone X"; see 'snug devices'   (default: iPhone X)
      --orientation WORDS  portrait, landscape, portrait-upside-down, landscape-left
                           (default: portrait)
      --text-size SIZES    xS, S, M, L, xL, xxL, xxxL, AX1 to AX5   (default: L)
      --locale NAMES       such as en_US, de, ar                    (default: en_US)
      --appearance WORDS   light, dark                              (default: light)
      --scale NUMBER       pixels per point, 0.5 to 8               (default: the device's)

    What comes out:
      --output DIR         the folder for the files; made if absent (default: snug-output)
      --format KINDS       png, pdf, svg, text                      (default: png,text)

    Exit codes: 0 drawn; 1 the app could not be read, compiled or drawn; 64 wrong usage.

    Example:
      snug render App.xcodeproj --device "iPhone SE,iPad Pro 11" --text-size L,AX3
    """

  static let devices = """
    Lists the devices, orientations and text sizes that 'snug render' can be given.

    Usage: snug devices
    """
}
