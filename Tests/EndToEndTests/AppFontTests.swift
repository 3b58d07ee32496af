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

  /// Pictures without all pixels, or with others than they were written with.
  private static func writePictures(to folder: TemporaryFolder) throws {
    // Twelve by eight pixels; the sum of the chunk that has them is another.
    let broken = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAADUlEQVR4nGNgGAXEAAABKAAB
          TUvP+AAAAABJRU5ErkJggg==
          """, options: .ignoreUnknownCharacters))
    try broken.write(to: folder.url.appendingPathComponent("App/Broken.png"))
    // Without its last chunk, and without anything behind the header of eight by eight pixels.
    try broken.dropLast(12).write(to: folder.url.appendingPathComponent("App/Cut.png"))
    let header: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1,
    ]
    try Data(header).write(to: folder.url.appendingPathComponent("App/Short.jpg"))
    // A million pixels, by the header, whose sum is right; that of the pixels is as wrong as before.
    var large = broken
    large.replaceSubrange(
      16..<33,
      with: [0, 0, 4, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0xF0, 0x7F, 0xBC, 0xD4])
    try large.write(to: folder.url.appendingPathComponent("App/Large.png"))
  }

  /// Documentation/HostileFiles.md §2.4.
  @Test(
    "a font file that is missing or broken, an image beyond all memory and those without all pixels are findings"
  )
  func unusable() throws {
    let folder = try TemporaryFolder()
    let information = Self.information.replacingOccurrences(
      of: "</array>", with: "<string>Broken.ttf</string></array>")
    let source =
      SmallApp.delegate(showing: "PictureController()") + """
        class PictureController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let data = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x30, 0x75, 0x30, 0x75, 0, 0, 0])
                view.addSubview(UIImageView(image: UIImage(data: data)))  // huge
                for name in ["Broken.png", "Cut.png", "Short.jpg", "Large.png"] {
                    let path = Bundle.main.path(forResource: name, ofType: nil)!
                    view.addSubview(UIImageView(image: UIImage(contentsOfFile: path)))
                }
            }
        }

        """
    try folder.write(source, to: "App/App.swift")
    try folder.write(information, to: "App/Info.plist")
    try folder.write("no font", to: "App/Broken.ttf")
    try Self.writePictures(to: folder)
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes", "L,AX5", "--locales", "en_US", "--directions", "ltr", "--appearances",
        "light", "--report", "R", "--format", "json", "--fail-on", "warning", "--pictures", "all",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    let report = try folder.read("R/report.json")
    for words in [
      "font 'Letters.ttf': UIAppFonts names it, and the app has no such file",
      "font 'Broken.ttf': it is no font file",
      "image 'data': its 30000 × 30000 pixels take 3433 MiB",
      "image 'Broken': its pixels cannot be decoded: ",
      "image 'Large': its pixels cannot be decoded: the sum of the chunk at byte 33 is wrong",
      "image 'Cut': its pixels cannot be decoded: the file ends before its picture does",
      "image 'Short': its pixels cannot be decoded: the file ends before its picture does",
    ] { #expect(report.components(separatedBy: words).count == 2, "\(words): \(report)") }
  }
}
