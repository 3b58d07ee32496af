// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let check = """
    Looks at every screen of an app on every device, text size and language, and says what is wrong.

    Usage: snug check <app> [options]

      <app>   an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources

    What is looked at:
      --target NAME          the app target, where a project has several
      --strict               what does not compile is an error, in place of being left out
      --screens NAMES        some screens only; all are listed when a name is wrong
      --explore STEPS        look for screens by using the app, in so many steps (default: the screens
                             that 'snug screens' keeps in snug-screens.json)
      --min-coverage PERCENT the exit code is 2 when fewer view controllers were looked at

    Its Swift packages (Documentation/Packages.md):
    \(packages)

    In which settings (lists are separated by commas; every combination is looked at; without
    options 480: six windows, two orientations, five text sizes, two directions, the language and a
    longer one, light and dark; the names may end in s):
      --device NAMES         such as "iPhone SE,iPad Pro 11:half"; see 'snug devices'
      --orientation WORDS    portrait, landscape, portrait-upside-down, landscape-left
      --text-size SIZES      xS, S, M, L, xL, xxL, xxxL, AX1 to AX5
      --locale NAMES         such as en_US, de, ar; 'longer' for the app's texts made longer
      --direction WORDS      ltr, rtl
      --appearance WORDS     light, dark
      --bold                 with bold text

      --full                 all configurations, where screens are so many that a covering set is taken

    How:
      --jobs N               processes at once                  (default: one a processor)
      --shard I/N            one of N parts of the work, such as 1/4
      --time-limit SECONDS   for one screen in one setting      (default: 10)
      --memory-limit MB      for one process of the app         (default: 1024)

    What comes out:
      --report DIR           the folder for the report
      --no-chrome            pictures without status bar, home indicator and keyboard
      --format KINDS         html, json, sarif, junit, github   (default: html,json)
      --baseline FILE        an earlier report.json: what it has is known and fails nothing
      --fail-on SEVERITY     note, warning, error or never: what makes the exit code 2
                             (default: warning)

    \(safety)

    Exit codes: 0 nothing found that matters; 2 something was found; 1 the app could not be read,
    compiled or checked; 64 wrong usage.

    Examples:
      snug check App.xcodeproj
      snug check App.xcodeproj --device "iPhone SE" --text-size L,AX5 --report build/report
    """
}
