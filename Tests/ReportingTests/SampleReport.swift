// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// A small run: two screens in two devices, two orientations and three sizes.
enum SampleReport {
  static let matrix: [Configuration] = ["iPhone SE", "iPad Pro 11"].flatMap { device in
    [Orientation.portrait, .landscape].flatMap { orientation in
      [TextSize.l, .ax3, .ax5].map { size in
        Configuration(device: device, orientation: orientation, textSize: size)
      }
    }
  }

  static let acceptances = [
    Acceptance(kind: .lowContrast, screen: "Feed", reason: "the brand's colours"),
    Acceptance(kind: .hang, reason: "never seen"),
  ]

  static let screens = [
    ScreenResult(
      name: "Feed", origin: .initial, place: SourcePlace(file: "Main.storyboard", line: 9),
      configurations: matrix),
    ScreenResult(
      name: "Log in", origin: .scene, configurations: matrix,
      unfinished: [
        .init(configuration: matrix[11], kind: .crash, message: "Index out of range"),
        .init(configuration: matrix[10], kind: nil, message: "step 2, 'tap Go': nothing to tap"),
      ]),
  ]

  /// One finding a configuration, as workers give them.
  static let raw: [Finding] = {
    var all: [Finding] = []
    for (index, configuration) in matrix.enumerated() {
      if configuration.device == "iPhone SE", configuration.textSize != .l {
        let needed = configuration.textSize == .ax5 ? 96.5 : 64
        all.append(truncation(configuration, needed: needed))
      }
      all.append(
        Finding(
          kind: .lowContrast, screen: "Feed", configurations: [configuration],
          viewPath: "UIView › UIButton", className: "UIButton",
          numbers: [.init("contrast", 2.5, "")],
          message: "Contrast is 2.5 : 1"))
      if index < 10 {
        all.append(
          Finding(
            kind: .smallHitTarget, screen: "Log in", configurations: [configuration],
            viewPath: "UIView › UIButton", className: "UIButton",
            place: SourcePlace(file: "Sources/Log in.swift", line: 40),
            numbers: [.init("height", 30)], message: "30 pt high, 50% \"too\" small, <b>"))
      }
    }
    all.append(
      Finding(
        kind: .crash, screen: "Log in", configurations: [matrix[11]], viewPath: "", className: "",
        message: "Index out of range"))
    return all
  }()

  static func truncation(
    _ configuration: Configuration, needed: Double, line: Int = 12
  ) -> Finding {
    Finding(
      kind: .truncatedText, severity: .error, screen: "Feed", configurations: [configuration],
      viewPath: "UITableView › [0, 3] › FeedCell › UILabel", className: "UILabel",
      place: SourcePlace(file: "App/FeedCell.swift", line: line, column: 5),
      related: [
        RelatedPlace(
          label: "the fixed height", place: SourcePlace(file: "App/FeedCell.swift", line: line + 8))
      ],
      numbers: [.init("needed", needed), .init("given", 20.5)],
      message: "The text needs \(needed) pt and has 20.5 pt",
      reason: "numberOfLines is 1, and the height is fixed.", remedy: "Set numberOfLines to 0.",
      region: Rect(x: 16, y: 120.5, width: 288, height: 20.5))
  }

  static func make(_ findings: [Finding] = raw, screens: [ScreenResult] = screens) -> CheckReport {
    CheckReport.make(
      tool: "snug 0.1.0", app: "Sample", matrix: matrix, screens: screens, findings: findings,
      acceptances: acceptances)
  }

  static let report = make()

  /// A report in which what was not looked at is accepted.
  static func excused(_ report: CheckReport) -> CheckReport {
    var report = report
    for screen in report.screens.indices {
      for index in report.screens[screen].unfinished.indices {
        report.screens[screen].unfinished[index].accepted = "known"
      }
    }
    return report
  }

  /// A cause that shows on two screens, and something to review.
  static let spread = make(
    ["Feed", "Log in"].map { screen in
      Finding(
        kind: .ignoresDynamicType, severity: .needsReview, screen: screen,
        configurations: [matrix[0]], viewPath: "Cell.name", className: "UILabel",
        place: SourcePlace(file: "App/Cell.swift", line: 3), message: "The font stays at 14 pt")
    })

  /// Light and dark, left to right and right to left; a picture that is not its golden in all of them.
  static let turned: CheckReport = {
    let matrix = [Configuration.Appearance.light, .dark].flatMap { appearance in
      [Configuration.Direction.leftToRight, .rightToLeft].map { direction in
        Configuration(device: "iPhone SE", appearance: appearance, direction: direction)
      }
    }
    let finding = Finding(
      kind: .pictureChanged, screen: "Feed", configurations: matrix, viewPath: "", className: "",
      message: "The picture is not the golden's")
    return CheckReport.make(
      tool: "snug 0.1.0", app: "Turned", matrix: matrix,
      screens: [ScreenResult(name: "Feed", origin: .initial, configurations: matrix)],
      findings: [finding], acceptances: [])
  }()

  /// The report of every `count`th configuration.
  static func shard(_ index: Int, of count: Int) -> CheckReport {
    let mine = Set(matrix.indices.filter { $0 % count == index }.map { matrix[$0] })
    return make(
      raw.filter { mine.contains($0.configurations[0]) },
      screens: screens.map { screen in
        var screen = screen
        screen.configurations.removeAll { !mine.contains($0) }
        screen.unfinished.removeAll { !mine.contains($0.configuration) }
        return screen
      })
  }
}
