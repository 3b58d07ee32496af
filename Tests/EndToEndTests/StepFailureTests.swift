// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Steps that fail name themselves and leave the pictures so far", .serialized)
struct StepFailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
  }

  /// Four buttons: one counts, one traps, one breaks UIKit's rules, one never comes back.
  private static let app =
    SmallApp.delegate(showing: "Controller()") + """

      class Controller: UIViewController {
          let count = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 20))

          override func viewDidLoad() {
              super.viewDidLoad()
              count.text = "0"
              view.addSubview(count)
              let titles = ["Count", "Trap", "Raise", "Spin"]
              for (index, title) in titles.enumerated() {
                  let button = UIButton(type: .system)
                  button.setTitle(title, for: .normal)
                  button.frame = CGRect(x: 10, y: 100 + 50 * index, width: 120, height: 44)
                  button.tag = index
                  button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
                  view.addSubview(button)
              }
          }

          @objc func pressed(_ sender: UIButton) {
              switch sender.tag {
              case 0: count.text = "\\(Int(count.text!)! + 1)"
              case 1: fatalError("the trap")
              case 3: while count.text != "never" {}
              default:
                  let list = UITableView(frame: view.bounds)
                  _ = list.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
              }
          }
      }
      """

  private func render(_ options: String...) throws -> Snug.Result {
    try Snug.run(
      ["render", ".", "--device", "iPhone X", "--output", "out"] + options, in: folder.url)
  }

  private var texts: [String] {
    get throws { try folder.names(in: "out").filter { $0.hasSuffix(".txt") } }
  }

  @Test("taps work, and each step has a picture and a dump")
  func counting() throws {
    let result = try render("--steps", "tap Count; double-tap Count; expect 3; picture the end")

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      try texts == [
        "iPhone-X_portrait_L.txt", "iPhone-X_portrait_L_01_tap-Count.txt",
        "iPhone-X_portrait_L_02_double-tap-Count.txt", "iPhone-X_portrait_L_03_expect-3.txt",
        "iPhone-X_portrait_L_04_the-end.txt",
      ])
    #expect(
      try folder.read("out/iPhone-X_portrait_L_01_tap-Count.txt").contains(
        "UILabel 10 60 100 20 \"1\""))
    let page = try folder.read("out/index.html")
    #expect(page.contains("iPhone-X_portrait_L_04_the-end.png"))
    #expect(page.contains("2 · double-tap Count"))
  }

  @Test("an element that is not there: place, what is there, exit code 3")
  func missing() throws {
    try folder.write("# a comment\ntap Count\n\n  tap Cuont\nrotate\n", to: "steps.txt")

    let result = try render("--steps-file", "steps.txt")

    #expect(result.exitCode == 3)
    #expect(
      result.errors.hasPrefix(
        "steps.txt:4:3: error: there is no 'Cuont' on the screen; did you mean 'Count'? There are: "
          + "\"Count\" (UIButton), "))
    #expect(result.errors.contains("step 2 of 3, 'tap Cuont' could not be done"))
    #expect(
      try texts == ["iPhone-X_portrait_L.txt", "iPhone-X_portrait_L_01_tap-Count.txt"])
    #expect(try !folder.names(in: "out").contains { $0.hasPrefix(".") })
  }

  @Test(
    "what the app has nothing for: place, why, exit code 3",
    arguments: [
      ("open foo", "'foo' is no address; write a scheme, such as notes://new"),
      ("open notes://new", "the app has no code that takes 'notes://new'"),
      (#"pin "Hall""#, "no map on the screen has a pin 'Hall'; there is none"),
      ("type 1 into Count", "'Count' takes no text"),
    ])
  func refused(step: String, words: String) throws {
    let result = try render("--steps", "tap Count; \(step)")

    #expect(result.exitCode == 3)
    #expect(result.errors.hasPrefix("--steps:1:12: error: \(words)"), "\(result.errors)")
    #expect(result.errors.contains("step 2 of 2, '\(step)' could not be done"), "\(result.errors)")
    #expect(
      try texts == ["iPhone-X_portrait_L.txt", "iPhone-X_portrait_L_01_tap-Count.txt"])
  }

  @Test("a trap in a step names the step")
  func trap() throws {
    let result = try render("--steps", "tap Count; tap Trap; tap Count")

    #expect(result.exitCode == 1)
    #expect(result.errors.contains("the trap"))
    #expect(result.errors.contains("in step 2 of 3, 'tap Trap': the app crashed"))
    #expect(
      try texts == ["iPhone-X_portrait_L.txt", "iPhone-X_portrait_L_01_tap-Count.txt"])
  }

  @Test("an exception in a step names the step")
  func exception() throws {
    let result = try render("--steps", "tap Raise")

    #expect(result.exitCode == 1)
    #expect(result.errors.contains("unable to dequeue a cell with identifier x"))
    #expect(
      result.errors.contains(
        "in step 1 of 1, 'tap Raise': the app was stopped by the exception above"))
    #expect(try texts == ["iPhone-X_portrait_L.txt"])
  }

  @Test("several configurations each do the steps; one that cannot leaves the others")
  func configurations() throws {
    let result = try render(
      "--orientation", "portrait,landscape", "--steps", "tap at 20,400; tap Count")

    // The landscape screen is 375 points tall.
    #expect(result.exitCode == 3)
    #expect(
      result.errors.contains("nothing takes touches at the point 20,400; the screen is 812 × 375"))
    #expect(
      try texts == [
        "iPhone-X_landscape_L.txt", "iPhone-X_portrait_L.txt",
        "iPhone-X_portrait_L_01_tap-at-20-400.txt", "iPhone-X_portrait_L_02_tap-Count.txt",
      ])
  }

  @Test("steps that cannot be read stop everything before the app is built")
  func unreadable() throws {
    let result = try render("--steps", "tap Count; tpa Count")
    let file = try render("--steps-file", "none.txt")

    #expect(result.exitCode == 64)
    #expect(
      result.errors.hasPrefix("--steps:1:12: error: there is no step 'tpa'; did you mean 'tap'?"))
    #expect(file.exitCode == 1)
    #expect(file.errors == "none.txt: error: the file of steps cannot be read\n")
    #expect(!folder.contains("out"))
  }

  @Test("a step without end is given up after the time limit")
  func spin() throws {
    let result = try render("--steps", "tap Count; tap Spin", "--time-limit", "3")

    #expect(result.exitCode == 1)
    #expect(
      result.errors.contains("in step 2 of 2, 'tap Spin': the app was still at work after 3.0 s"))
    #expect(try texts.count == 2)
  }
}
