// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Fonts that an app brings and names in its Info.plist.
@Suite("Fonts of an app")
struct AppFontTests {
  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UIAppFonts</key>
      <array><string>Letters.ttf</string></array>
    </dict>
    </plist>
    """

  private static let source =
    SmallApp.delegate(showing: "LetterController()") + """
      class LetterController: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

          override func viewDidLoad() {
              super.viewDidLoad()
              let font = UIFont(name: "NotoSansThaana-Bold", size: 17)!
              label.text = "\\(font.familyName) \\(font.fontName)"
              label.font = font
              view.addSubview(label)
          }
      }
      """

  @Test("a font of UIAppFonts answers to its name from the launch on, and is drawn")
  func named() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write(Self.information, to: "App/Info.plist")
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansThaana-Bold.ttf",
      toPath: folder.path + "/App/Letters.ttf")
    let result = try Snug.run(
      ["render", "App", "--device", "iPhone SE", "--format", "text,png", "--output", "out"],
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("out/iPhone-SE_portrait_L.txt")
    #expect(dump.contains("Noto Sans Thaana NotoSansThaana-Bold"), "\(dump)")
  }
}
