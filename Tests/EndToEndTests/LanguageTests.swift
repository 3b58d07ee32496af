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

  @Test("what a localised app wrote in Info.plist alone is found there")
  func information() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.app.replacingOccurrences(
        of: "NSLocalizedString(\"title\", comment: \"\"),",
        with:
          "Bundle.main.object(forInfoDictionaryKey: \"CFBundleIdentifier\") as? String ?? \"none\","
          + "Bundle.main.object(forInfoDictionaryKey: \"CFBundleDisplayName\") as? String ?? \"\","),
      to: "App.swift")
    try folder.write(
      SmallApp.info.replacingOccurrences(of: "UIMainStoryboardFile", with: "CFBundleIdentifier"),
      to: "Info.plist")
    try folder.write("\"CFBundleDisplayName\" = \"Shown\";\n", to: "en.lproj/InfoPlist.strings")
    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.contains("\"Main|Shown|"), "\(dump)")
  }

  private static let app =
    """
    import UIKit

    @main
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        let texts = [
          NSLocalizedString("title", comment: ""),
          Bundle.main.localizedString(forKey: "title", value: "none", table: nil),
          String(localized: "title"),
          String.localizedStringWithFormat(NSLocalizedString("cats", comment: ""), 3),
          NumberFormatter.localizedString(from: 0.5, number: .decimal),
          Locale.current.identifier, Bundle.main.preferredLocalizations[0],
        ]
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = texts.joined(separator: "|")
        controller.view.addSubview(label)
        let edge = UIView()
        edge.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(edge)
        NSLayoutConstraint.activate([
          edge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          edge.topAnchor.constraint(equalTo: controller.view.topAnchor),
          edge.widthAnchor.constraint(equalToConstant: 75),
          edge.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """

  @Test("texts, plurals, numbers and the direction of an app follow the run's language")
  func codeTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
    for (language, title) in [("en", "Title"), ("de", "Titel"), ("ar", "عنوان")] {
      try folder.write("\"title\" = \"\(title)\";\n", to: "\(language).lproj/Localizable.strings")
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"cats": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Katze"}},
          "other": {"stringUnit": {"value": "%lld Katzen"}}}}}}}}}
      """, to: "Localizable.xcstrings")

    let result = try Snug.run(
      "render", ".", "--locale", "de,ar", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let german = try folder.read("snug-output/iPhone-X_portrait_L_de.txt")
    #expect(german.contains("\"Titel|Titel|Titel|3 Katzen|0,5|de|de\""), "\(german)")
    #expect(german.contains("UIView 0 0 75 10"))
    let arabic = try folder.read("snug-output/iPhone-X_portrait_L_ar.txt")
    #expect(arabic.contains("عنوان|عنوان|عنوان"))
    #expect(arabic.contains("UIView 300 0 75 10"), "\(arabic)")
  }

  @Test("an app that is translated, but not into Arabic, runs there from left to right")
  func untranslated() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
    for (language, title) in [("en", "Title"), ("de", "Titel")] {
      try folder.write("\"title\" = \"\(title)\";\n", to: "\(language).lproj/Localizable.strings")
    }

    let result = try Snug.run(
      "render", ".", "--locale", "ar", "--format", "text", "--steps", "direction rtl",
      in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let arabic = try folder.read("snug-output/iPhone-X_portrait_L_ar.txt")
    // The texts are the app's, the locale is the user's.
    #expect(arabic.contains("\"Title|Title|Title|") && arabic.contains("|ar|en\""), "\(arabic)")
    #expect(arabic.contains("UIView 0 0 75 10"), "\(arabic)")
    let turned = try folder.read("snug-output/iPhone-X_portrait_L_ar_01_direction-rtl.txt")
    #expect(turned.contains("UIView 300 0 75 10"), "\(turned)")
  }
}
