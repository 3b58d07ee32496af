// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

extension HelpPage {
  static let app = Operand(
    name: "<app>",
    text: "an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources")

  private static let wrongUsage = ("64", "wrong usage")

  static let build = HelpPage(
    name: "build", summary: "compile an app, and say what had to be left out",
    about: """
      Compiles an app, and says what had to be left out because it needs what is not there: \
      packages, frameworks, Objective-C.
      """,
    usage: "<app> [options]", operands: [app],
    parts: [.init("Options", [.target, .json, .strict]), .packages, .safety],
    exitCodes: [("0", "built"), ("1", "the app could not be read or built"), wrongUsage],
    examples: ["snug build App.xcodeproj", "snug build App.xcodeproj --json > left-out.json"])

  static let render = HelpPage(
    name: "render", summary: "draw an app's screen on chosen devices, as pictures and layout dumps",
    about: "Draws an app's screen on chosen devices, as pictures and layout dumps.",
    usage: "<app> [options]", operands: [app],
    parts: [
      .init(
        "What to draw",
        [
          .target, .strict,
          HelpOption(
            "--scene", "ID",
            """
            the storyboard scene with this storyboard ID, or the #Preview with this name, in place \
            of the first screen
            """),
          .screens("a screen as 'snug check' names it, in place of the first"),
        ]),
      .packages,
      .init(
        "Where it runs",
        note: """
          lists are separated by commas; every combination is drawn; these options have the same \
          names in every command, with or without an s at the end
          """,
        HelpOption.settings(
          HelpOption.oneSetting.merging(
            ["--orientation": "portrait; landscape for an app that is never upright"]
          ) { $1 }) + [
            HelpOption(
              "--scale", "NUMBER", "pixels per point, 0.5 to 8", standard: "the device's")
          ]),
      .init(
        "What is done to it; a picture and a dump after each step", HelpOption.steps,
        prose: [stepWords, elementWords]),
      .init(
        "What comes out",
        [
          HelpOption(
            "--output", "DIR", .folder, "the folder for the files; made if absent",
            standard: "snug-output"),
          HelpOption(
            "--format", "KINDS", .words(RenderPlan.Format.allCases.map(\.rawValue)),
            """
            png, pdf, svg, text; annotated: the picture with numbered elements; tree: a view a line, \
            with the same numbers; accessibility: what VoiceOver reads, as JSON
            """, standard: "png,text"),
          HelpOption(
            flag: "--annotate", "the last three formats too (Documentation/Accessibility.md §3)"),
          .noChrome,
          HelpOption(
            "--time-limit", "SECONDS", "for one configuration, after which it is given up",
            standard: "120"),
        ]), .safety,
    ],
    exitCodes: [
      ("0", "drawn"), ("1", "the app could not be read, compiled or drawn, or stopped"),
      ("3", "a step could not be done (what was drawn before it is there)"), wrongUsage,
    ],
    examples: [
      "snug render App.xcodeproj --device \"iPhone SE,iPad Pro 11\" --text-size L,AX3",
      "snug render App.xcodeproj --steps \"tap Refresh; rotate; text-size AX3; scroll 400\"",
    ])

  private static let stepWords = """
      tap, double-tap, long-press, drag … to …, swipe left|right|up|down [on …|from edge],
      scroll POINTS [up|down|left|right], scroll to …, scroll top|bottom, select [SECTION.]ITEM,
      type "TEXT" [into …], clear [FIELD], set … to VALUE,
      rotate [left|right|portrait|landscape], text-size SIZE|larger|smaller,
      appearance dark|light, direction rtl|ltr, locale NAME, bold on|off, window half|…,
      back, dismiss, open "LINK", shortcut "TITLE", shake, pin "TITLE" [callout], wait 1s,
      wait for … [within 5s], expect [no] …, picture [NAME]
    """

  private static let elementWords = """
    Elements are called by accessibility identifier, label, title or text, in quotes where they are \
    several words that could be misread; by class and number (cell 3, counted from 0); by place (at \
    100,250); or as one within another (Buy in "Blue shirt").
    """

  static let explain = HelpPage(
    name: "explain", summary: "say why a view is where it is, or a row as tall",
    about: """
      Says why a view is where it is, or a row as tall: the constraints, natural sizes and given \
      lengths that decide each number, and what would have to change.
      """,
    usage: "<app> <view> [options]",
    operands: [
      app,
      Operand(
        name: "<view>",
        text: """
          as findings, dumps and steps call it; all are listed when there is no such view
          """, value: .text),
    ],
    parts: [
      .init(
        prose: """
            ContactCell.nameLabel            the property that holds it
            nameLabel                        the same, where only one is on the screen
            "[0, 3]"                         row or item 3 of section 0
            "[0, 3] > nameLabel"             within that row
            "[0, 3] > nameLabel.height"      one number alone: x, y, width or height
            "Buy in 'Blue shirt'"            as in --steps: identifier, label, text or class
            "UILabel 2"                      the third of several, in reading order
          """),
      .init(
        "What is looked at",
        [.target, .strict, .screens("a screen as 'snug check' names it; the first without it")]
          + HelpOption.steps),
      .packages, .init("In which setting; one each", HelpOption.settings(HelpOption.oneSetting)),
      .init(
        "What comes out",
        [HelpOption("--format", "KIND", .words(["text", "json"]), "text, json", standard: "text")]),
      .safety,
    ],
    exitCodes: [
      ("0", "explained"),
      ("1", "the app could not be read, compiled or shown, or has no such view"),
      ("3", "a step could not be done"), wrongUsage,
    ],
    examples: [
      "snug explain App.xcodeproj \"[0, 3]\" --text-size AX3",
      "snug explain App.xcodeproj ContactCell.nameLabel.height --steps \"tap Contacts\"",
    ])

  static let test = HelpPage(
    name: "test", summary: "run the unit tests of an app or a library: XCTest and Swift Testing",
    about: "Runs the unit tests of an app or a library, XCTest's and Swift Testing's.",
    usage: "<project> [options]",
    operands: [
      Operand(
        name: "<project>",
        text: "an Xcode project, a workspace, a Swift package, or a folder that holds one of these")
    ],
    parts: [
      .init(
        "Which tests",
        [
          HelpOption(
            "--target", "NAME",
            """
            one bundle of tests; all unit tests without it. Tests of user interfaces are passed over
            """),
          HelpOption(
            "--filter", "REGEX",
            """
            tests whose name, such as AppTests.ShelfTests/testHeight, matches; several are \
            alternatives
            """),
          HelpOption("--skip", "REGEX", "leaves out tests whose name matches"),
        ]), .packages,
      .init(
        "How",
        [
          HelpOption(
            flag: "--strict",
            """
            what does not compile is an error; without it the rest is tested, and what comes to a \
            left-out place has failed
            """),
          HelpOption(
            "--time-limit", "SECONDS",
            "processor time for one test; then it has failed, and the rest is run", standard: "60"),
          HelpOption("--repeat", "N", "runs all of them N times"),
          HelpOption(
            flag: "--parallel", "Swift Testing's tests at once, not one after the other"),
        ]),
      .init("Where they run; one each", testSettings),
      .init(
        "What comes out",
        [HelpOption("--xunit-output", "FILE", .file, "the results as XML")],
        prose: [
          """
          Tests of an app run in the app, launched before the first of them; tests of a library run \
          in an app of their own without a delegate. Time is virtual, so waiting costs none. A test \
          that crashes or ends the process has failed, and the rest is run in a new one. What does \
          not compile is left out; a test that comes to it has failed (Documentation/Testing.md §6).
          """
        ]), .safety,
    ],
    exitCodes: [
      ("0", "all tests passed"),
      ("1", "a test failed, none ran, or the tests could not be read, compiled or run"), wrongUsage,
    ],
    examples: ["snug test MyLibrary --filter SelfSizing"])

  private static let testSettings =
    HelpOption.settings(HelpOption.oneSetting) + [
      HelpOption("--scale", "NUMBER", "pixels per point, 0.5 to 8", standard: "the device's")
    ]

  static let resolve = HelpPage(
    name: "resolve", summary: "fetch the Swift packages of an app",
    about: "Fetches the Swift packages that a project needs, with SwiftPM, and does nothing else.",
    usage: "<project> [options]",
    operands: [
      Operand(
        name: "<project>", text: "an Xcode project, a workspace, or a Swift package's folder")
    ],
    parts: [
      .init(
        prose: """
          The versions are those of Package.resolved, where there is one. What was fetched lies in \
          $XDG_CACHE_HOME/snug/packages (~/.cache/snug/packages), or in .build for a package; other \
          commands find it there and fetch nothing themselves with --offline.
          """),
      .init(
        "Its Swift packages", note: "Documentation/Packages.md",
        HelpOption.packages.filter { $0.name != "--offline" } + HelpOption.packageManager),
    ],
    exitCodes: [
      ("0", "all packages are there"), ("1", "one could not be fetched or read"), wrongUsage,
    ],
    examples: ["snug resolve App.xcodeproj && snug check App.xcodeproj --offline"])
}
