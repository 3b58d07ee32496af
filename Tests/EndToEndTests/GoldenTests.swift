// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug record and snug verify")
struct GoldenTests {
  /// A screen with a label at `y`.
  private func app(labelAt y: Int = 100, text: String = "Hello") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(labelAt: y, text: text, into: folder)
    return folder
  }

  private func write(labelAt y: Int, text: String, into folder: TemporaryFolder) throws {
    try folder.write(SmallApp.delegate, to: "App/App.swift")
    try folder.write(SmallApp.info, to: "App/Info.plist")
    try folder.write(
      SmallApp.storyboard(
        subviews: """
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" id="l1">
              <rect key="frame" x="20" y="\(y)" width="200" height="30"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          </label>
          """), to: "App/Base.lproj/Main.storyboard")
  }

  /// Runs a command on `App` upright, at L, in its language, light.
  private func snug(_ folder: TemporaryFolder, _ words: String...) throws -> Snug.Result {
    try Snug.run(words + Self.plain, in: folder.url)
  }

  private static let plain = [
    "--orientations", "portrait", "--text-sizes", "L", "--locales", "en_US", "--directions", "ltr",
    "--appearances", "light", "--jobs", "1",
  ]

  @Test("what was recorded is verified, and again byte by byte the same")
  func unchanged() throws {
    let folder = try app()
    let recorded = try snug(
      folder, "record", "App", "--force", "--devices", "iPhone SE,iPad mini 6")
    #expect(recorded.exitCode == 0, "\(recorded.errors)")
    #expect(recorded.output == "2 goldens recorded in Goldens\n")
    #expect(folder.contains("Goldens/UIViewController/iPhone-SE_portrait_L_ltr.png"))
    #expect(
      try folder.read("Goldens/UIViewController/iPhone-SE_portrait_L_ltr.txt").contains("\"Hello\"")
    )

    for name in ["A", "B"] {
      let verified = try snug(
        folder, "verify", "App", "--devices", "iPhone SE,iPad mini 6", "--report", name)
      #expect(verified.exitCode == 0, "\(verified.output)\(verified.errors)")
    }
    #expect(try folder.read("A/report.json") == folder.read("B/report.json"))
    #expect(try folder.read("A/index.html") == folder.read("B/index.html"))
  }

  @Test("what changed fails, with old picture, new picture and difference in the report")
  func changed() throws {
    let folder = try app()
    _ = try snug(folder, "record", "App", "--force", "--devices", "iPhone SE")
    try write(labelAt: 140, text: "Hello", into: folder)

    let result = try snug(
      folder, "verify", "App", "--devices", "iPhone SE", "--report", "R", "--format",
      "html,json,junit,sarif")

    #expect(result.exitCode == 2, "\(result.errors)")
    #expect(result.output.contains("The layout differs in 1 line [layout-changed]\n"))
    #expect(result.output.contains("UILabel 20 100 200 30 \"Hello\" → 20 140 200 30"))
    #expect(result.output.contains("pixels differ"))
    let report = try folder.read("R/report.json")
    #expect(report.contains("\"kind\": \"picture-changed\""))
    let pictures = try folder.names(in: "R/pictures")
    #expect(pictures.count == 3)
    for part in ["pictures", "goldens", "differences"] {
      let list = try #require(report.range(of: "\"\(part)\": ["))
      let path = report[list.upperBound...].prefix { $0 != "]" }
      #expect(pictures.filter { path.contains($0) }.count == 1, "\(part)")
    }
  }

  @Test("a tolerance lets frames differ, and pictures not")
  func tolerance() throws {
    let folder = try app()
    _ = try snug(folder, "record", "App", "--force", "--devices", "iPhone SE")
    try write(labelAt: 102, text: "Hello", into: folder)
    let result = try snug(
      folder, "verify", "App", "--devices", "iPhone SE", "--tolerance", "2")
    #expect(result.exitCode == 2)
    #expect(!result.output.contains("The layout differs"))
    #expect(result.output.contains("pixels differ"))
  }

  @Test("configurations without a golden fail, goldens without a configuration are skipped")
  func missingAndSkipped() throws {
    let folder = try app()
    _ = try snug(folder, "record", "App", "--force", "--devices", "iPhone SE,iPhone 8")
    let skipped = try snug(folder, "verify", "App", "--devices", "iPhone 8", "--prune")
    #expect(skipped.exitCode == 0)
    #expect(skipped.output.hasSuffix("1 golden skipped: not in this run\n"), "\(skipped.output)")
    #expect(try folder.names(in: "Goldens/UIViewController").count == 4)

    let missing = try snug(folder, "verify", "App", "--devices", "iPhone 8,iPhone 15")
    #expect(missing.exitCode == 2)
    #expect(missing.output.contains("There is no golden to compare with"))
  }

  @Test("goldens of a screen that the app no longer has are told, and removed where asked")
  func removed() throws {
    let folder = try app()
    try folder.write(
      #"{"screens": [{"name": "Other", "steps": ["wait 1s"]}]}"#, to: "App/snug.json")
    let devices = "iPhone SE,iPhone 8"
    _ = try snug(folder, "record", "App", "--force", "--devices", devices)
    try folder.write("{}", to: "App/snug.json")
    let words = ["verify", "App", "--devices", "iPhone SE"]

    let told = try Snug.run(words + Self.plain, in: folder.url)
    #expect(told.exitCode == 0, "\(told.errors)")
    #expect(
      told.output.hasSuffix(
        """
        1 golden skipped: not in this run
        2 goldens of what the app no longer has; --prune removes:
          Other, iPhone-SE_portrait_L_ltr
          Other, iPhone-8_portrait_L_ltr

        """), "\(told.output)")
    #expect(try folder.names(in: "Goldens/Other").count == 4)

    // One screen alone says nothing of the others.
    let one = try Snug.run(words + ["--screen", "initial", "--prune"] + Self.plain, in: folder.url)
    #expect(one.output.hasSuffix("3 goldens skipped: not in this run\n"), "\(one.output)")
    // Nor does an app that does not come up.
    try folder.write(
      SmallApp.delegate.replacingOccurrences(
        of: "var window: UIWindow?", with: "var window: UIWindow? { didSet { fatalError() } }"),
      to: "App/App.swift")
    let dead = try Snug.run(words + ["--prune"] + Self.plain, in: folder.url)
    #expect(dead.output.hasSuffix("4 goldens skipped: not in this run\n"), "\(dead.output)")

    try folder.write(SmallApp.delegate, to: "App/App.swift")
    let pruned = try Snug.run(words + ["--prune"] + Self.plain, in: folder.url)
    #expect(pruned.exitCode == 0, "\(pruned.errors)")
    #expect(pruned.output.contains("2 goldens of what the app no longer has, removed:\n"))
    #expect(!folder.contains("Goldens/Other"))
    #expect(try folder.read("Goldens/goldens.json").contains("Other") == false)
  }

  @Test("recording again writes what differs, and no other file")
  func recordAgain() throws {
    let folder = try app()
    let devices = "iPhone SE,iPhone 8"
    _ = try snug(folder, "record", "App", "--force", "--devices", devices)
    let kept = "Goldens/UIViewController/iPhone-8_portrait_L_ltr.txt"
    let lost = "Goldens/UIViewController/iPhone-SE_portrait_L_ltr.png"
    // Within the tolerance, so it is the golden still.
    let golden = try folder.read(kept).replacingOccurrences(of: "20 100 200", with: "20.25 100 200")
    try folder.write(golden, to: kept)
    try folder.write("no picture", to: lost)

    let again = try snug(folder, "record", "App", "--force", "--devices", devices)
    #expect(again.output == "1 golden recorded in Goldens, 1 unchanged\n", "\(again.errors)")
    #expect(try folder.read(kept) == golden)
    #expect(try folder.read(lost) != "no picture")
  }

  @Test("what was ticked in the report becomes the golden, and nothing else does")
  func accepted() throws {
    let folder = try app()
    let devices = "iPhone SE,iPhone 8"
    _ = try snug(folder, "record", "App", "--force", "--devices", devices)
    try write(labelAt: 140, text: "Hello", into: folder)
    _ = try snug(folder, "verify", "App", "--devices", devices, "--report", "R")
    try folder.write(
      """
      {"accept": [{"kind": "low-contrast", "screen": "A", "reason": "the brand's colours"}],
       "goldens": [{"screen": "UIViewController",
                    "configurations": ["iPhone-SE_portrait_L_ltr"]}], "report": "nowhere"}
      """, to: "ticked.json")

    // Nothing is written where something cannot be.
    let lost = try Snug.run(["accept", "ticked.json", "App"], in: folder.url)
    #expect(lost.exitCode == 1)
    #expect(lost.errors.hasPrefix("nowhere: error: there is no report to read"), "\(lost.errors)")
    #expect(!folder.contains("App/snug.json"))

    let words = ["accept", "ticked.json", "App", "--report", "R"]
    let result = try Snug.run(words, in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.output.hasSuffix(
        "App/snug.json: 1 finding more accepted\nGoldens: 1 golden recorded\n"))
    let settings = try folder.read("App/snug.json")
    let twice = try Snug.run(words, in: folder.url)
    #expect(twice.output.contains("App/snug.json: 0 findings more accepted\n"))
    #expect(try folder.read("App/snug.json") == settings)

    let other = try snug(folder, "verify", "App", "--devices", "iPhone 8")
    #expect(other.exitCode == 2)
    let own = try snug(folder, "verify", "App", "--devices", "iPhone SE")
    #expect(own.exitCode == 0, "\(own.output)")
  }

  @Test("an app that stops in one configuration is a finding, and the others are compared")
  func crash() throws {
    let folder = try app()
    let devices = "iPhone SE,iPad mini 6"
    _ = try snug(folder, "record", "App", "--force", "--devices", devices)
    try folder.write(
      SmallApp.delegate.replacingOccurrences(
        of: "var window: UIWindow?",
        with: """
          var window: UIWindow? {
            didSet { precondition(UIScreen.main.bounds.width > 400, "too small") }
          }
          """), to: "App/App.swift")
    let result = try snug(folder, "verify", "App", "--devices", devices, "--report", "R")
    #expect(result.exitCode == 2)
    #expect(result.output.contains("1 screen, 2 looks: 1 warning\n"))
    #expect(try folder.read("R/report.json").contains("\"kind\": \"crash\""))
    #expect(try folder.names(in: "R/pictures").count == 1)
  }

  @Test("bad folders are errors before anything is built")
  func badFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"version\": 3}", to: "Old/goldens.json")
    try folder.write("", to: "file")
    let cases = [
      (["verify", "App"], "Goldens: error: there are no goldens; make them with 'snug record'"),
      (
        ["verify", "App", "--goldens", "Old"], "Old/goldens.json: error: the goldens have version 3"
      ),
      (
        ["record", "App", "--force", "--goldens", "file"], "file: error: the folder of goldens is a"
      ),
    ]
    for (words, message) in cases {
      let result = try Snug.run(words, in: folder.url)
      #expect(result.exitCode == 1)
      #expect(result.errors.hasPrefix(message), "\(result.errors)")
    }
  }

  @Test("nothing is recorded where CI is set")
  func refusesInCI() throws {
    let folder = try TemporaryFolder()
    let result = try Snug.run(
      ["record", "App"] + Self.plain, in: folder.url, environment: ["CI": "true"])
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("goldens are not recorded where the environment variable CI"))
    #expect(!folder.contains("Goldens"))
  }

  @Test(
    "wrong usage is a sentence",
    arguments: [
      (["verify", "App", "--tolerance", "much"], "--tolerance takes a number of points"),
      (["verify", "App", "--format", "doc"], "unknown format 'doc'; the formats are html, json"),
      (
        ["verify", "App", "--format", "html"],
        "--format html needs a folder; name one with --report"
      ),
      (["verify", "App", "--fail-on", "x"], "unknown severity 'x' for --fail-on; known are note"),
      (["record", "App", "--force", "--output", "x"], "--output is not for goldens"),
      (["record", "App", "--force", "--report", "x"], "--report is for 'snug verify'"),
      (["verify", "App", "--text-sizes", "huge"], "unknown text size 'huge'; known are xS, S, M"),
      (["merge"], "a report to merge is missing"),
    ])
  func usage(words: [String], message: String) throws {
    let result = try Snug.run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
