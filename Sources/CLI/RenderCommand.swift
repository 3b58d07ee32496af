// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import XcodeProject

/// `snug render APP`: builds an app and writes its screen in every chosen configuration.
package struct RenderCommand: Sendable {
  package let app: String
  package let target: String?
  let packages: PackageArguments
  package let build: BuildOptions
  package let scene: String?
  /// The screen to draw, as a check names it.
  package let screen: String?
  package private(set) var configurations: [Configuration]
  /// Whether the command line names orientations; else those of the app count.
  private let isOrientationAsked: Bool
  package let output: String
  package let formats: [RenderPlan.Format]
  /// What is done to the app after it is drawn for the first time; it is drawn again after each.
  package let steps: [Step]
  /// Seconds of real time after which a configuration is given up.
  package let timeLimit: Double
  /// Whether pictures have a status bar, a home indicator and a keyboard.
  package let hasChrome: Bool

  package init(_ arguments: inout Arguments) throws(UsageError) {
    hasChrome = !arguments.flag("--no-chrome")
    target = try arguments.value("--target")
    build = BuildOptions(&arguments)
    packages = try PackageArguments(&arguments, build: build)
    scene = try arguments.value("--scene")
    output = try arguments.value("--output") ?? "snug-output"
    screen = try arguments.screen()
    guard scene == nil || screen == nil else {
      throw UsageError("--scene and --screen name one screen each; give one of them")
    }
    var formats = try Self.formats(arguments.values("--format"))
    if arguments.flag("--annotate") {
      formats += [.annotated, .tree, .accessibility].filter { !formats.contains($0) }
    }
    self.formats = formats
    isOrientationAsked = arguments.has("--orientation", "--orientations")
    configurations = try Self.configurations(&arguments)
    steps = try Self.steps(&arguments)
    timeLimit =
      try arguments.value("--time-limit").map(Self.seconds) ?? RenderPlan.standardTimeLimit
    app = try arguments.operand("the app's project or folder")
    try arguments.finish()
  }

  /// Turns devices on which the app is never upright, where no orientation was asked for
  /// (Documentation/Check.md §2.4).
  package mutating func turn(for info: InfoPlist) {
    guard !isOrientationAsked else { return }
    let allowed = AllowedSettings(info: info, areAsked: true, takesAllDevices: true)
    for index in configurations.indices where !allowed.allow(configurations[index]) {
      configurations[index].orientation = .landscape
    }
  }

  /// The steps of the command line and of files, in the order `--steps` first.
  static func steps(_ arguments: inout Arguments) throws(UsageError) -> [Step] {
    var steps: [Step] = []
    for text in try arguments.texts("--steps") { steps += try parse(text, source: "--steps") }
    for path in try arguments.texts("--steps-file") {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UsageError(
          "\(path): error: the file of steps cannot be read",
          exitCode: CommandLineTool.ExitCode.failure, hasPlace: true)
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw UsageError(
          "\(path): error: the file of steps is not UTF-8 text",
          exitCode: CommandLineTool.ExitCode.failure, hasPlace: true)
      }
      steps += try parse(text, source: path)
    }
    return steps
  }

  private static func parse(_ text: String, source: String) throws(UsageError) -> [Step] {
    do {
      return try StepParser.steps(in: text, source: source)
    } catch {
      throw UsageError("\(error)", hasPlace: true)
    }
  }

  private static func formats(_ words: [String]) throws(UsageError) -> [RenderPlan.Format] {
    guard !words.isEmpty else { return [.png, .text] }
    var formats: [RenderPlan.Format] = []
    for word in words {
      guard let format = RenderPlan.Format(rawValue: word) else {
        throw .unknown(
          "format", word, known: RenderPlan.Format.allCases.map(\.rawValue), list: "the formats are"
        )
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  /// Every combination of the options' values, devices outermost.
  static func configurations(
    _ arguments: inout Arguments
  ) throws(UsageError) -> [Configuration] {
    let shapes = try arguments.values(either: "--device", "--devices").or("iPhone X").mapping(
      CheckMatrix.shape)
    let orientations = try arguments.values(either: "--orientation", "--orientations").or(
      "portrait"
    ).mapping {
      (word) throws(UsageError) in
      try Orientation(rawValue: word.lowercased()).orUnknown("orientation", word, Orientation.self)
    }
    let sizes = try arguments.values(either: "--text-size", "--text-sizes").or("L").mapping {
      (word) throws(UsageError) in
      try TextSize(name: word).orUnknown("text size", word, TextSize.self)
    }
    let locales = try arguments.locales().or("en_US")
    let appearances = try arguments.values(either: "--appearance", "--appearances").or("light")
      .mapping {
        (word) throws(UsageError) in
        try Configuration.Appearance(rawValue: word.lowercased())
          .orUnknown("appearance", word, Configuration.Appearance.self)
      }
    let directions = try arguments.values(either: "--direction", "--directions").mapping {
      (word) throws(UsageError) in
      try Configuration.Direction(rawValue: word.lowercased())
        .orUnknown("direction", word, Configuration.Direction.self)
    }
    let isTextBold = arguments.flag("--bold")
    let scale = try arguments.value("--scale").map(Self.scale)
    var all = shapes.map { shape in
      var configuration = Configuration(device: shape.device, scale: scale)
      configuration.window = shape.window
      configuration.isTextBold = isTextBold
      return configuration
    }
    all.vary(orientations) { $0.orientation = $1 }
    all.vary(sizes) { $0.textSize = $1 }
    all.vary(locales) { $0.locale = $1 }
    all.vary(directions) { $0.direction = $1 }
    all.vary(appearances) { $0.appearance = $1 }
    return all
  }

  static func seconds(_ word: String) throws(UsageError) -> Double {
    guard let number = Double(word), number > 0, number.isFinite else {
      throw UsageError("--time-limit takes a number of seconds above 0, not '\(word)'")
    }
    return number
  }

  private static func scale(_ word: String) throws(UsageError) -> CGFloat {
    guard let number = Double(word), (0.5...8).contains(number) else {
      throw UsageError("--scale takes a number of pixels per point from 0.5 to 8, not '\(word)'")
    }
    return CGFloat(number)
  }
}

extension [Configuration] {
  /// Makes a configuration of each and each value; without values they stay.
  fileprivate mutating func vary<Value>(
    _ values: [Value], _ change: (inout Configuration, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    self = flatMap { configuration in
      values.map { value in
        var varied = configuration
        change(&varied, value)
        return varied
      }
    }
  }
}

extension Array where Element == String {
  fileprivate func or(_ standard: String) -> [String] { isEmpty ? [standard] : self }

  fileprivate func mapping<Value>(
    _ transform: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in self { values.append(try transform(word)) }
    return values
  }
}

extension Optional {
  /// The value, or an error that lists every word that would do.
  fileprivate func orUnknown<Words: CaseIterable & RawRepresentable>(
    _ what: String, _ word: String, _ words: Words.Type
  ) throws(UsageError) -> Wrapped where Words.RawValue == String {
    if let self { return self }
    throw .unknown(what, word, known: words.allCases.map(\.rawValue))
  }
}
