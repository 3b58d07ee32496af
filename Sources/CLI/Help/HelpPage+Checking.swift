// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Reporting

extension HelpPage {
  private static let wrongUsage = ("64", "wrong usage")

  private static let looked: [HelpOption] = [
    .target, .strict,
    .screens("some screens only; all are listed when a name is wrong"),
    HelpOption(
      "--explore", "STEPS",
      """
      look for screens by using the app, in so many steps, launches among them; of one screen at most \
      24 states are gone on from
      """,
      standard: "the screens of snug-screens.json where there is one, else what fits a minute"),
    HelpOption(flag: "--no-explore", "look for no screens by using the app"),
  ]

  private static let changed = HelpOption(
    "--changed", "REF",
    """
    look only at what a change since this revision of git can affect, and take the rest from the last \
    report in --report
    """)

  private static let leastCoverage = HelpOption(
    "--min-coverage", "PERCENT",
    "the exit code is 2 when fewer view controllers were looked at")

  private static let matrix = Part(
    "In which settings",
    note: """
      lists are separated by commas; every combination is looked at; without options 480: six \
      windows, two orientations, five text sizes, two directions, the language and a longer one, \
      light and dark; --locale longer makes the app's texts longer
      """,
    HelpOption.settings())

  private static let full = HelpOption(
    flag: "--full", "all configurations, where screens are so many that a covering set is taken")

  private static let shard = HelpOption("--shard", "I/N", "one of N parts of the work, such as 1/4")

  private static let limits = [
    HelpOption("--jobs", "N", "processes at once", standard: "one a processor"),
    HelpOption("--time-limit", "SECONDS", "for one screen in one setting", standard: "10"),
    HelpOption("--memory-limit", "MB", "for one process of the app", standard: "1024"),
  ]

  /// What check, verify and merge are told about their reports.
  private static let reports = [
    HelpOption("--report", "DIR", .folder, "the folder for the report"),
    HelpOption(
      "--format", "KINDS", .words(ReportFormat.allCases.map(\.rawValue)),
      ReportFormat.allCases.map(\.rawValue).joined(separator: ", "), standard: "html,json"),
    HelpOption(
      "--pictures", "WHICH", .words(PicturePolicy.allCases.map(\.rawValue)),
      """
      all; some: one a screen and device, and of each finding the worst look and a sound one beside it; \
      faults: the latter alone; none
      """, standard: "some"),
    HelpOption(
      "--report-url", "URL", "where the folder will be found: for links in Markdown"),
    HelpOption(
      "--baseline", "FILE", .file,
      "an earlier report.json: what it has is known and fails nothing"),
    HelpOption(
      "--fail-on", "SEVERITY", .words(FailureThreshold.allCases.map(\.rawValue)),
      "note, warning, error or never: what makes the exit code 2", standard: "warning"),
  ]

  static let check = HelpPage(
    name: "check",
    summary: "look at every screen on every device, text size and language, and say what is wrong",
    about:
      "Looks at every screen of an app on every device, text size and language, and says what is wrong.",
    usage: "<app> [options]", operands: [app],
    parts: [
      .init("What is looked at", looked + [changed, leastCoverage]), .packages, matrix,
      .init("How", [full, shard] + limits), .init("What comes out", [.noChrome] + reports), .safety,
    ],
    exitCodes: [
      ("0", "nothing found that matters"), ("2", "something was found"),
      ("1", "the app could not be read, compiled or checked"), wrongUsage,
    ],
    examples: [
      "snug check App.xcodeproj --device \"iPhone SE\" --text-size L,AX5 --report build/report"
    ])

  static let screens = HelpPage(
    name: "screens", summary: "find an app's screens by using it, and show them on one page",
    about:
      "Finds the screens of an app by using it, keeps the ways to them, and shows them on one page.",
    usage: "<app> [options]", operands: [app],
    parts: [
      .init(
        prose: """
          The ways are kept in snug-screens.json beside the project, to be committed: 'snug check' \
          takes them from there. Where the file is there its ways are walked; those that lead \
          nowhere any more are told, and with --explore replaced.
          """),
      .init(
        "What is done",
        [
          .target, .strict, .screens("some screens only"),
          HelpOption(
            "--explore", "STEPS",
            """
            look for screens in so many steps, launches among them; of one screen at most 24 states are gone \
            on from; 0 only walks the ways of the file
            """,
            standard: "600 where there is no file"),
          HelpOption(flag: "--dry-run", "the file stays as it is"),
        ]), .packages,
      .init(
        "On which device, the most usual of several",
        HelpOption.settings([
          "--device": "iPhone 14", "--orientation": "portrait", "--text-size": "L",
        ])),
      .init("How", limits),
      .init(
        "What comes out",
        [
          HelpOption(
            "--output", "DIR", .folder, "the folder of the page", standard: "snug-screens"),
          HelpOption(flag: "--json", "the screens and their steps as JSON, on standard output"),
          .noChrome,
        ]), .safety,
    ],
    exitCodes: [
      ("0", "all ways lead to their screens"), ("1", "some do not, or the app could not be run"),
      ("2", "a way, or the launch, ended the app"),
      wrongUsage,
    ],
    examples: ["snug screens App.xcodeproj --explore 3000"])

  private static let goldens = HelpOption(
    "--goldens", "DIR", .folder, "the folder of goldens", standard: "Goldens")
  private static let prune = HelpOption(
    flag: "--prune", "remove goldens of screens and settings that the app no longer has")

  /// What record and verify look at.
  private static let goldenParts: [Part] = [
    .init("What is looked at", looked + HelpOption.steps), .packages, matrix,
  ]

  static let record = HelpPage(
    name: "record", summary: "keep pictures and layout dumps of an app's screens as goldens",
    about: "Keeps how an app's screens look: a picture and a layout dump a configuration.",
    usage: "<app> [options]", operands: [app],
    parts: [kept] + goldenParts + [.init("How", [shard] + limits), .safety],
    exitCodes: [("0", "recorded"), ("1", "could not be done"), wrongUsage])

  private static let kept = Part(
    "What is kept",
    [
      goldens, prune,
      HelpOption(flag: "--force", "record although the environment variable CI is set"),
      .noChrome,
    ],
    prose: [
      """
      Screens of snug.json have a golden after each of their steps. Goldens of other screens \
      and settings in the folder stay, and so do files of what looks as it did. \
      Documentation/Goldens.md says what is compared, and how.
      """
    ])

  static let verify = HelpPage(
    name: "verify", summary: "compare an app's screens with their goldens",
    about: "Compares an app's screens with their goldens.",
    usage: "<app> [options]", operands: [app],
    parts: [compared] + goldenParts + [.init("How", [shard] + limits), .safety],
    exitCodes: [
      ("0", "nothing differs"), ("1", "could not be done"), ("2", "something differs"), wrongUsage,
    ])

  private static let compared = Part(
    "What is compared",
    [
      goldens, prune,
      HelpOption(
        "--tolerance", "POINTS", "by which frames may differ", standard: "0.5"), .noChrome,
    ] + reports.filter { $0.name != "--pictures" },
    prose: [
      """
      The report shows the old picture, the new one and the difference; 'snug accept' takes what \
      was ticked there. Goldens that the run skips are counted, those of what the app no longer \
      has are listed.
      """
    ])

  static let accept = HelpPage(
    name: "accept", summary: "put what was ticked on a report's page into snug.json and goldens",
    about: "Puts what was ticked on a report's page into the project's snug.json and its goldens.",
    usage: "<file> [<app>] [options]",
    operands: [
      Operand(name: "<file>", text: "snug-accept.json, which the page gives under Accepted"),
      Operand(name: "<app>", text: "the app's project or folder; without it this folder"),
    ],
    parts: [
      .init(
        "Where it goes",
        [
          .target, goldens,
          HelpOption(
            "--report", "DIR", .folder, "the folder of the report of 'snug verify'",
            standard: "the one that the page was opened from"),
        ],
        prose: [
          """
          What stands in snug.json stays as it was written, and what is accepted there already is \
          not added. Of findings of 'snug verify' the golden becomes what the report shows; nothing \
          is drawn again.
          """
        ])
    ],
    exitCodes: [("0", "done"), ("1", "could not be done"), wrongUsage],
    examples: ["snug accept ~/Downloads/snug-accept.json App.xcodeproj"])

  static let merge = HelpPage(
    name: "merge", summary: "make one report of the shards of a check",
    about:
      "Makes one report of the shards of a check; it equals the report of the run in one piece.",
    usage: "<report.json or its folder>... [options]",
    operands: [Operand(name: "<report>", text: "report.json of a shard, or its folder")],
    parts: [.init("What comes out", reports)],
    exitCodes: [
      ("0", "merged, nothing new at or above --fail-on"), ("1", "could not be done"),
      ("2", "there are new findings"), wrongUsage,
    ])
}
