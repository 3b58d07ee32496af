// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// The tools of `snug mcp` (Documentation/Agents.md §2).
enum AgentTools {
  static let all = [screens, render, check, explain, test]

  private typealias Parameter = AgentTool.Parameter

  private static let app = Parameter(
    name: "app", kind: .text,
    text: "path of an Xcode project, a Swift package's folder, or a folder of sources",
    isRequired: true)

  private static let build = [
    Parameter(
      name: "target", kind: .text, text: "the app target, where a project has several",
      option: "--target"),
    Parameter(
      name: "packages", kind: .texts, text: "folders with checkouts of Swift packages",
      option: "--packages"),
    Parameter(
      name: "offline", kind: .flag, text: "fetch no Swift packages", option: "--offline"),
  ]

  /// The axes, with lists where a command takes several values.
  private static func settings(_ kind: (HelpOption) -> Parameter.Kind) -> [Parameter] {
    HelpOption.settings().map { option in
      let name = String(option.name.dropFirst(2)).replacing("-", with: "_")
      return Parameter(
        name: name, kind: option.placeholder == nil ? .flag : kind(option), text: option.text,
        option: option.name)
    }
  }

  private static let oneSetting = settings { _ in .text }
  private static let severalSettings = settings { _ in .texts }

  private static let screen = Parameter(
    name: "screen", kind: .text,
    text: "a screen by the name that the tool screens gives; the app's first without it",
    option: "--screen")

  private static let steps = Parameter(
    name: "steps", kind: .text,
    text: """
      what is done first, parted by semicolons: tap, double-tap, long-press, drag … to …, swipe \
      left|right|up|down, scroll POINTS, scroll to …, select [SECTION.]ITEM, type "TEXT" into …, \
      clear, set … to VALUE, rotate, text-size, appearance, back, dismiss, open "notes://new", \
      shortcut "TITLE", shake, pin "TITLE" callout, wait 1s, expect …; \
      elements by identifier, label, text, class and number (cell 3) or place (at 100,250)
      """, option: "--steps")

  private static func object(
    _ properties: [String: JSONValue], required: [String]
  ) -> JSONValue {
    [
      "type": "object", "properties": .object(properties),
      "required": .array(required.map { .string($0) }),
    ]
  }

  private static let list: JSONValue = ["type": "array", "items": ["type": "object"]]
  private static let text: JSONValue = ["type": "string"]

  static let screens = AgentTool(
    name: "screens", title: "List an app's screens",
    text: """
      Builds an app and lists its screens with the steps that lead to each: those of \
      snug-screens.json where there is one, else found by using the app. Names of screens are what \
      render, check and explain take.
      """,
    parameters: [app] + build + [
      Parameter(
        name: "explore", kind: .whole,
        text: "steps in which screens are looked for; 0 for those of the file alone",
        option: "--explore")
    ],
    output: object(
      [
        "screens": [
          "type": "array",
          "items": object(
            ["name": text, "steps": ["type": "array", "items": text], "parent": text],
            required: ["name", "steps"]),
        ], "messages": ["type": "array", "items": text], "lost": ["type": "array", "items": text],
      ], required: ["screens"]))

  static let render = AgentTool(
    name: "render", title: "Draw a screen",
    text: """
      Draws a screen of an app on a device, with what a person can touch or read numbered, and \
      lists its views one a line with the same numbers. With steps it is driven first.
      """,
    parameters: [app] + build + [screen, steps] + oneSetting + [
      Parameter(
        name: "pictures", kind: .words(["last", "all", "none"]),
        text: "after the last step, after each, or none at all (default: last)"),
      Parameter(
        name: "numbers", kind: .flag,
        text: "whether pictures have the numbers drawn over them (default: true)"),
    ],
    output: object(
      [
        "looks": [
          "type": "array",
          "items": object(
            [
              "name": text,
              "elements": [
                "type": "array",
                "items": object(
                  [
                    "number": ["type": "integer"], "sentence": text, "label": text,
                    "value": text, "identifier": text,
                    "traits": ["type": "array", "items": text],
                    "frame": ["type": "array", "items": ["type": "number"]],
                  ], required: ["number", "sentence", "traits", "frame"]),
              ],
            ], required: ["name", "elements"]),
        ]
      ], required: ["looks"]))

  static let check = AgentTool(
    name: "check", title: "Find layout faults",
    text: """
      Looks at an app's screens on every device, text size, direction and appearance, or on those \
      that are named, and says what is wrong, with the line in the sources, the reason and the cure.
      """,
    parameters: [app] + build + [
      Parameter(
        name: "screens", kind: .texts, text: "some screens only", option: "--screen"),
      Parameter(
        name: "explore", kind: .whole,
        text: "look for screens by using the app, in so many steps", option: "--explore"),
      Parameter(
        name: "baseline", kind: .text,
        text: "path of an earlier report.json: what it has is known", option: "--baseline"),
    ] + severalSettings,
    output: object(
      ["summary": ["type": "object"], "findings": list, "unseen": list],
      required: ["summary", "findings"]))

  static let explain = AgentTool(
    name: "explain", title: "Explain a view's frame",
    text: """
      Says why a view is where it is, or a row as tall: the constraints, natural sizes and given \
      lengths that decide each number of its frame, with their lines.
      """,
    parameters: [
      app,
      Parameter(
        name: "view", kind: .text,
        text: """
          the view: a property such as ContactCell.nameLabel, a row such as [0, 3], a label's text, \
          or a class and number such as UILabel 2; .height at the end asks for one number
          """, isRequired: true),
    ] + build + [screen, steps] + oneSetting,
    output: object(
      ["path": text, "frame": ["type": "object"], "values": list], required: ["path", "values"]))

  static let test = AgentTool(
    name: "test", title: "Run unit tests",
    text: "Runs the unit tests of an app or a library, XCTest's and Swift Testing's.",
    parameters: [
      Parameter(
        name: "project", kind: .text,
        text: "path of an Xcode project, a workspace or a Swift package", isRequired: true)
    ] + build + [
      Parameter(
        name: "filter", kind: .text,
        text: "a regular expression: only tests whose name, such as App.Suite/test, matches",
        option: "--filter"),
      Parameter(
        name: "skip", kind: .text, text: "leaves out tests whose name matches", option: "--skip"),
    ],
    output: object(
      [
        "passed": ["type": "boolean"], "tests": ["type": "integer"],
        "failures": [
          "type": "array",
          "items": object(
            ["test": text, "message": text, "place": text], required: ["test", "message"]),
        ],
      ], required: ["passed", "tests", "failures"]))
}
