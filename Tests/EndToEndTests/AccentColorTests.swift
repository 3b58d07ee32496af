// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("The accent colour")
struct AccentColorTests {
  /// Shows the red, green and blue of its tint in percent.
  private static let app =
    SmallApp.delegate(showing: "Controller()") + """

      class Controller: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
              view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
              let label = UILabel(frame: CGRect(x: 10, y: 60, width: 300, height: 20))
              label.text = [red, green, blue].map { "\\(Int(($0 * 100).rounded()))" }
                  .joined(separator: " ")
              view.addSubview(label)
          }
      }
      """

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSAccentColorName</key><string>AccentColor</string></dict></plist>
    """

  private func tint(_ entry: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
    try folder.write(Self.info, to: "Info.plist")
    try folder.write(
      "{ \"colors\": [ { \"idiom\": \"universal\" \(entry) } ] }",
      to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try folder.read("snug-output/iPhone-X_portrait_L.txt")
  }

  @Test("is the tint of an app; a template's colour set without a colour leaves the system's blue")
  func tints() throws {
    let green = """
      , "color": { "color-space": "srgb",
        "components": { "red": "0.1", "green": "0.4", "blue": "0.2", "alpha": "1" } }
      """
    #expect(try tint(green).contains("\"10 40 20\""))
    #expect(try tint("").contains("\"0 48 100\""))
  }
}
