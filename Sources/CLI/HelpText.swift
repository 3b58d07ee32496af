// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `--help` prints.
enum HelpText {
  static let overview = """
    Lays out the screens of UIKit apps on Linux.

    Usage: snug <command> [options]

    Commands:
      build     compile an app, and say what had to be left out
      render    draw an app's screen on chosen devices, as pictures and layout dumps
      check     look at every screen on every device, text size and language, and say what is wrong
      screens   find an app's screens by using it, and show them on one page
      explain   say why a view is where it is, or a row as tall
      test      run the unit tests of an app or a library: XCTest and Swift Testing
      resolve   fetch the Swift packages of an app
      record    keep pictures and layout dumps of an app's screens as goldens
      verify    compare an app's screens with their goldens
      merge     make one report of the shards of a check
      cache     show or empty what is kept of built apps
      fidelity  compare frames of storyboards and xibs with those that Xcode recorded
      devices   list the devices, text sizes and orientations that can be chosen
      help      explain a command: snug help render
      version   print the version

    Options:
      --version   the same as 'snug version'
      -h, --help  print this page; after a command, that command's page
    """

  static let render = """
    Draws an app's screen on chosen devices, as pictures and layout dumps.

    Usage: snug render <app> [options]

      <app>   an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources

    What to draw:
      --target NAME        the app target, where a project has several
      --strict             what does not compile is an error, in place of being left out
      --scene ID           the storyboard scene with this storyboard ID, or the #Preview with this
                           name, in place of the first screen

    Its Swift packages (Documentation/Packages.md):
    \(packages)

    Where it runs (lists are separated by commas; every combination is drawn; these options have
    the same names in every command, with or without an s at the end):
      --device NAMES       such as "iPhone X" or "iPad Pro 11:half"; see 'snug devices'
                           (default: iPhone X)
      --orientation WORDS  portrait, landscape, portrait-upside-down, landscape-left
                           (default: portrait)
      --text-size SIZES    xS, S, M, L, xL, xxL, xxxL, AX1 to AX5   (default: L)
      --locale NAMES       such as en_US, de, ar                    (default: en_US)
      --direction WORDS    ltr, rtl                                 (default: the language's)
      --appearance WORDS   light, dark                              (default: light)
      --bold               with bold text
      --scale NUMBER       pixels per point, 0.5 to 8               (default: the device's)

    What is done to it (Documentation/Steps.md):
      --steps "STEPS"      steps, parted by semicolons; a picture and a dump after each
      --steps-file FILE    the same, one a line; # starts a comment

        tap, double-tap, long-press, drag … to …, swipe left|right|up|down [on …],
        scroll POINTS [up|down|left|right], scroll to …, scroll top|bottom, select [SECTION.]ITEM,
        type "TEXT" [into …], clear [FIELD], set … to VALUE,
        rotate [left|right|portrait|landscape], text-size SIZE|larger|smaller,
        appearance dark|light, direction rtl|ltr, locale NAME, bold on|off, window half|…,
        back, dismiss, wait 1s, wait for … [within 5s], expect [no] …, picture [NAME]

      Elements are called by accessibility identifier, label, title or text, in quotes where they
      are several words that could be misread; by class and number (cell 3, counted from 0); by
      place (at 100,250); or as one within another (Buy in "Blue shirt").

    What comes out:
      --output DIR         the folder for the files; made if absent (default: snug-output)
      --format KINDS       png, pdf, svg, text                      (default: png,text)
      --no-chrome          pictures without status bar, home indicator and keyboard
      --time-limit NUMBER  seconds for one configuration, after which it is given up (default: 120)

    \(safety)

    Exit codes: 0 drawn; 1 the app could not be read, compiled or drawn, or stopped; 3 a step could
    not be done (what was drawn before it is there); 64 wrong usage.

    Examples:
      snug render App.xcodeproj --device "iPhone SE,iPad Pro 11" --text-size L,AX3
      snug render App.xcodeproj --steps "tap Refresh; rotate; text-size AX3; scroll 400"
    """

  static let version = """
    Prints the version.

    Usage: snug version
    """

  static let devices = """
    Lists the devices, orientations and text sizes that 'snug render' can be given.

    Usage: snug devices
    """
}
