// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test("a storyboard's texts are those of the run's language, else its own")
  func storyboardTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(
      SmallApp.storyboard(
        subviews: """
          <label text="Hello" fixedFrame="YES" id="l1">
              <rect key="frame" x="10" y="20" width="200" height="30"/>
          </label>
          """), to: "Base.lproj/Main.storyboard")
    try folder.write("\"l1.text\" = \"Guten Tag\";\n", to: "de.lproj/Main.strings")

    let result = try Snug.run(
      "render", ".", "--locale", "en_US,de_AT,fr", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let dumps = try ["", "_de_AT", "_fr"].map { suffix in
      try folder.read("snug-output/iPhone-X_portrait_L\(suffix).txt")
    }
    #expect(dumps[0].contains("\"Hello\""))
    #expect(dumps[1].contains("\"Guten Tag\""))
    #expect(dumps[2].contains("\"Hello\""))
  }
}
