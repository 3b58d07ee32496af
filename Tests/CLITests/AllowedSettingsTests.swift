// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing
import XcodeProject

@testable import CLI

/// Documentation/Check.md §2.4.
@Suite("Settings that an app's Info.plist allows")
struct AllowedSettingsTests {
  private let all = CheckMatrix.standard.configurations

  private func allowed(
    _ info: [String: PropertyValue], areAsked: Bool = false, takesAll: Bool = false
  ) -> Set<String> {
    let settings = AllowedSettings(
      info: InfoPlist(info), areAsked: areAsked, takesAllDevices: takesAll)
    return Set(all.filter(settings.allow).map { "\($0.device) \($0.window.name)" })
  }

  private let phones: Set<String> = ["iPhone SE full", "iPhone 14 full", "iPhone 15 Pro Max full"]
  private let tablet = "iPad Pro 11 full"

  @Test("an app that says nothing is looked at everywhere")
  func silent() {
    #expect(allowed([:]).count == 6)
  }

  @Test("an app for phones is not looked at on tablets, one for tablets not on phones")
  func families() {
    #expect(allowed(["UIDeviceFamily": .array([.integer(1)])]) == phones)
    let tablets = allowed(["UIDeviceFamily": .array([.integer(2)])])
    #expect(tablets.isDisjoint(with: phones))
    #expect(tablets.count == 3)
    #expect(allowed(["UIDeviceFamily": .array([.integer(1), .integer(2)])]).count == 6)
  }

  @Test("parts of a tablet's screen need all four orientations, and no wish for the full screen")
  func windows() {
    #expect(allowed(["UIRequiresFullScreen": .boolean(true)]) == phones.union([tablet]))
    let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map {
      PropertyValue.string("UIInterfaceOrientation\($0)")
    }
    let key = "UISupportedInterfaceOrientations~ipad"
    #expect(allowed([key: .array(names)]).count == 6)
    #expect(allowed([key: .array(Array(names.dropLast()))]) == phones.union([tablet]))
  }

  @Test("named windows are looked at, and devices of another family where no other was named")
  func asked() {
    let info: [String: PropertyValue] = [
      "UIDeviceFamily": .array([.integer(1)]),
      "UISupportedInterfaceOrientations": .array([.string("UIInterfaceOrientationPortrait")]),
    ]
    #expect(allowed(info, areAsked: true) == phones)
    #expect(allowed(info, areAsked: true, takesAll: true).count == 6)
    #expect(allowed(["UIRequiresFullScreen": .boolean(true)], areAsked: true).count == 6)
    let settings = AllowedSettings(info: InfoPlist(info), areAsked: true)
    #expect(all.filter(settings.allow).allSatisfy { $0.orientation == .portrait })
  }

  @Test("render turns devices on which an app is never upright, unless it is told not to")
  func render() throws {
    let sideways = InfoPlist([
      "UISupportedInterfaceOrientations": .array([.string("UIInterfaceOrientationLandscapeLeft")]),
      "UISupportedInterfaceOrientations~ipad": .array([.string("UIInterfaceOrientationPortrait")]),
    ])
    func orientations(_ words: [String], _ info: InfoPlist) throws -> [Orientation] {
      var arguments = Arguments(["App", "--device", "iPhone SE,iPad 10.9"] + words)
      var command = try RenderCommand(&arguments)
      command.turn(for: info)
      return command.configurations.map(\.orientation)
    }
    #expect(try orientations([], sideways) == [.landscape, .portrait])
    #expect(try orientations([], InfoPlist([:])) == [.portrait, .portrait])
    #expect(try orientations(["--orientation", "portrait"], sideways) == [.portrait, .portrait])
  }
}
