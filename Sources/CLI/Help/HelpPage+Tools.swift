// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport

extension HelpPage {
  private static let wrongUsage = ("64", "wrong usage")

  static let cache = HelpPage(
    name: "cache", summary: "show or empty what is kept of built apps",
    about: "Shows what is kept of built apps, or empties it.", usage: "[clear]",
    operands: [
      Operand(name: "clear", text: "empties it", value: .words(["clear"]))
    ],
    parts: [
      .init(
        prose: """
          Commands that build keep at most 4096 MB, or what --cache-size MB says; what was not used \
          for longest goes first. What is damaged is built again.
          """)
    ])

  static let fidelity = HelpPage(
    name: "fidelity",
    summary: "compare frames of storyboards and xibs with those that Xcode recorded",
    about: "Compares frames of Interface Builder documents with those that Xcode recorded in them.",
    usage: "<folder> [options]",
    operands: [
      Operand(
        name: "<folder>",
        text: "a folder of storyboards and xibs, searched to the bottom, or one document")
    ],
    parts: [
      .init(
        "What is looked at",
        [
          HelpOption("--document", "TEXT", "only documents with this in their path"),
          HelpOption("--kind", "ELEMENT", "only views of this element, such as label"),
          HelpOption(
            "--part", "PART", .words(DocumentPart.allCases.map(\.rawValue)),
            """
            studied or unseen: two thirds and a third of the documents, by a hash of their paths; \
            misses of unseen ones are never shown
            """),
        ]),
      .init(
        "What comes out", note: "Documentation/Fidelity.md §3",
        [
          HelpOption(
            flag: "--misses",
            "every miss with its line, and where it was recorded and found"),
          HelpOption(
            flag: "--issues",
            "what was said about the documents: unknown elements, conflicts"),
          HelpOption(
            flag: "--json", "the figures and the misses as JSON, in place of the text"),
          HelpOption(
            "--page", "FILE", .file, "a page with each miss drawn over the recorded frame"),
        ]),
      .init(
        "How it runs",
        [
          HelpOption(
            "--jobs", "NUMBER", "processes beside each other", standard: "the processors"),
          HelpOption(
            "--time-limit", "NUMBER", "seconds for one document, after which it is given up",
            standard: "30"),
        ]),
    ],
    exitCodes: [
      ("0", "compared"), ("1", "could not be done"),
      ("2", "compared, but some documents could not be laid out (they are listed)"), wrongUsage,
    ],
    examples: [
      "snug fidelity App/Base.lproj --misses",
      "snug fidelity ~/documents --part studied --page misses.html",
    ])

  static let devices = HelpPage(
    name: "devices", summary: "list the devices, text sizes and orientations that can be chosen",
    about:
      "Lists the devices, orientations and text sizes that --device and its like can be given.",
    usage: "")

  static let doctor = HelpPage(
    name: "doctor", summary: "say what Snug needs, what is there, and what to do",
    about: """
      Looks for what Snug needs: the toolchain, its own modules, fonts, what keeps apps away from \
      the machine, the cache and git; says of each what is there, and what to do where it is not.
      """,
    usage: "[options]",
    parts: [.init("Options", [HelpOption(flag: "--json", "the same as JSON")])],
    exitCodes: [
      ("0", "everything needed is there"), ("1", "something needed is not there"), wrongUsage,
    ])

  static let completion = HelpPage(
    name: "completion", summary: "print what makes a shell complete snug's words",
    about: "Prints what makes a shell complete snug's commands, options and their values.",
    usage: "<shell>",
    operands: [
      Operand(
        name: "<shell>", text: CompletionShell.allCases.map(\.rawValue).joined(separator: ", "),
        value: .words(CompletionShell.allCases.map(\.rawValue)))
    ],
    examples: [
      "source <(snug completion bash)",
      "snug completion zsh > ~/.zsh/completions/_snug",
      "snug completion fish > ~/.config/fish/completions/snug.fish",
    ])

  static let manual = HelpPage(
    name: "manual", summary: "print the manual page",
    about: "Prints the manual page, for man.", usage: "", examples: ["snug manual | man -l -"])

  static let version = HelpPage(
    name: "version", summary: "print the version", about: "Prints the version.", usage: "")
}
