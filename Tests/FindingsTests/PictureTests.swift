// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import Findings

@Suite("Which looks have pictures")
struct PictureTests {
  private static let matrix = CheckMatrix(
    shapes: [.init(device: "iPhone SE"), .init(device: "iPhone 14")],
    orientations: [.portrait, .landscape], textSizes: [.l, .xxxL, .ax5], locales: ["en_US"],
    directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark]
  ).configurations

  private static func look(
    _ device: String = "iPhone SE", _ size: TextSize = .l, _ orientation: Orientation = .portrait
  ) -> Configuration {
    Configuration(
      device: device, orientation: orientation, textSize: size, direction: .leftToRight)
  }

  private static func report(_ findings: [Finding]) -> CheckReport {
    CheckReport.make(
      tool: "t", app: "A", matrix: matrix,
      screens: [ScreenResult(name: "Feed", origin: .initial, configurations: matrix)],
      findings: findings)
  }

  private static func finding(in configurations: [Configuration]) -> Finding {
    Finding(
      kind: .truncatedText, screen: "Feed", configurations: configurations, viewPath: "label",
      className: "UILabel", message: "cut", reason: "", remedy: "")
  }

  @Test("without findings there is one of each device, as most people see it")
  func usual() {
    let report = Self.report([])

    #expect(report.pictured(.some) == ["Feed": [Self.look(), Self.look("iPhone 14")]])
    #expect(report.pictured(.faults) == [:])
    #expect(report.pictured(.none) == [:])
    #expect(report.pictured(.all)["Feed"]?.count == 48)
  }

  @Test("a finding brings its worst look and the sound one that differs least")
  func neighbour() {
    // At AX5 on both devices, both ways up; xxxL upright on the small one is sound.
    let faulty = Self.matrix.filter { $0.textSize == .ax5 }
    let chosen = Self.report([Self.finding(in: faulty)]).pictured(.faults)

    #expect(chosen == ["Feed": [Self.look("iPhone SE", .ax5), Self.look("iPhone SE", .xxxL)]])
  }

  @Test("where nothing is sound there is the worst look alone")
  func everywhere() {
    let chosen = Self.report([Self.finding(in: Self.matrix)]).pictured(.faults)

    #expect(chosen == ["Feed": [Self.look()]])
  }

  @Test("a report of all pictures loses those that a policy leaves out, and no others")
  func pruned() {
    var report = Self.report([])
    for configuration in Self.matrix {
      report.screens[0].files[configuration] = ScreenFiles(picture: configuration.name)
    }

    #expect(report.withPictures(.all).screens[0].files.count == 48)
    #expect(
      Set(report.withPictures(.some).screens[0].files.keys)
        == [Self.look(), Self.look("iPhone 14")])
    #expect(report.withPictures(.none).screens[0].files.isEmpty)
  }
}
