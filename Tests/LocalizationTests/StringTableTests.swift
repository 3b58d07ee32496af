// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Localization

/// Documentation/Localization.md §2 and §3.
///
/// On the main actor, as whatever else sets the language of the run in this process.
@MainActor
@Suite final class StringTableTests {
  private var folders: [URL] = []

  deinit { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

  /// A bundle of files, by path inside it.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    folders.append(root)
    return try #require(Bundle(path: root.path))
  }

  private func text(_ key: String, _ locale: String, _ bundle: Bundle) -> String {
    let language = RunLanguage()
    language.locale = Locale(identifier: locale)
    return language.text(key: key, table: nil, bundle: bundle, value: nil)
  }

  private let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>no file</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
    <key>folders</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>one folder</string><key>other</key><string>%d folders</string></dict>
    </dict></dict></plist>
    """

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}},
      "%lld cats": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld cat"}},
          "other": {"stringUnit": {"value": "%lld cats"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld кот"}},
          "few": {"stringUnit": {"value": "%lld кота"}},
          "many": {"stringUnit": {"value": "%lld котов"}},
          "other": {"stringUnit": {"value": "%lld кота"}}}}}}},
      "fed": {"localizations": {"en": {
        "stringUnit": {"value": "%@ fed %#@cats@"},
        "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg cat"}},
          "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
    }}
    """

  @Test("the run's language, its shorter form, then the language of development is taken")
  func languages() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"title\" = \"Title\";\n\"only\" = \"Only here\";",
      "de.lproj/Localizable.strings": "/* a */ \"title\" = \"Titel \\\"1\\\"\";",
      "pt-BR.lproj/Localizable.strings": "title = \"Título\";",
    ])

    #expect(text("title", "de_AT", bundle) == "Titel \"1\"")
    #expect(text("title", "pt_PT", bundle) == "Título")
    #expect(text("title", "ja_JP", bundle) == "Title")
    #expect(text("only", "de", bundle) == "only")
    #expect(RunLanguage.shared.localizations(of: bundle) == ["de", "en", "pt-BR"])
  }

  @Test("Base is the language of development, whose own folder wins")
  func base() throws {
    let bundle = try bundle([
      "Base.lproj/Localizable.strings": "title = \"Base title\";\nonly = \"Only base\";",
      "en.lproj/Localizable.strings": "title = \"Title\";",
      "de.lproj/Localizable.strings": "title = \"Titel\";",
    ])
    #expect(text("title", "en_US", bundle) == "Title")
    #expect(text("only", "en_US", bundle) == "Only base")
    #expect(text("only", "ja_JP", bundle) == "Only base")
    #expect(text("only", "de", bundle) == "only")
  }

  @Test("plural rules of a dictionary count each number")
  func dictionaries() throws {
    let bundle = try bundle(["en.lproj/Localizable.stringsdict": dictionary])
    let format = text("files", "en_US", bundle)
    func sentence(_ files: Int, _ folders: Int) -> String {
      String(format: format, arguments: [files, folders])
    }

    #expect(sentence(1, 1) == "1 file in one folder")
    #expect(sentence(0, 3) == "no file in 3 folders")
    #expect(sentence(5, 1) == "5 files in one folder")
  }

  @Test("catalogs give texts, plurals and substitutions in every language they have")
  func catalogs() throws {
    let bundle = try bundle(["Localizable.xcstrings": catalog])

    #expect(text("Hello", "fr_FR", bundle) == "Salut")
    #expect(text("Hello", "en_US", bundle) == "Hello")
    #expect(String(format: text("%lld cats", "en", bundle), arguments: [1]) == "1 cat")
    #expect(String(format: text("fed", "en", bundle), arguments: ["Ann", 2]) == "Ann fed 2 cats")
    let russian = text("%lld cats", "ru", bundle)
    let forms = [1, 2, 5, 11, 21].map { String(format: russian, arguments: [$0]) }
    #expect(forms == ["1 кот", "2 кота", "5 котов", "11 котов", "21 кот"])
    #expect(RunLanguage.shared.localizations(of: bundle) == ["en", "fr", "ru"])
  }

  @Test("the inversion of a predefined set of characters can change")
  func changeableInversion() {
    BundleHooks.installed
    var letters = CharacterSet.decimalDigits.inverted
    letters.remove(charactersIn: "+x")
    letters.insert(charactersIn: "7")
    #expect(!letters.contains("+") && letters.contains("a") && letters.contains("7"))
    #expect(!letters.contains("8") && CharacterSet.decimalDigits.inverted.contains("+"))
  }

  @Test("Foundation follows the run: locale, calendars, formatters, bundles")
  func foundation() throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": "title = \"Titel\";"])
    BundleHooks.installed
    let before = RunLanguage.shared.locale
    RunLanguage.shared.locale = Locale(identifier: "de_DE")
    defer { RunLanguage.shared.locale = before }
    let number = NumberFormatter()
    number.numberStyle = .decimal
    let date = DateFormatter()
    date.dateStyle = .full
    date.timeZone = TimeZone(identifier: "UTC")

    #expect(Locale.current.identifier == "de_DE")
    #expect(Locale.preferredLanguages == ["de-DE"])
    #expect(Calendar.current.firstWeekday == 2)
    #expect(number.string(from: 1234.5) == "1.234,5")
    #expect(date.string(from: Date(timeIntervalSince1970: 0)) == "Donnerstag, 1. Januar 1970")
    #expect(1234.5.formatted() == "1.234,5")
    #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Titel")
    #expect(bundle.localizedString(forKey: "title", value: nil, table: nil) == "Titel")
    #expect(bundle.preferredLocalizations == ["de"])
    #expect(bundle.localizations == ["de"] && bundle.developmentLocalization == "en")
    #expect(String(format: "%@ %d %.1f", "a", 2, 0.5) == "a 2 0.5")
    #expect(String(format: "%.1f", locale: .current, 0.5) == "0,5")
  }

  @Test(
    "numbers take the forms of their language",
    arguments: [
      ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("ja", 1, .other),
      ("ar", 0, .zero), ("ar", 2, .two), ("ar", 7, .few), ("ar", 11, .many), ("ar", 100, .other),
      ("pl", 1, .one), ("pl", 22, .few), ("pl", 25, .many), ("cs", 3, .few), ("he", 2, .two),
      ("lv", 10, .zero), ("sl", 102, .two), ("ru", 111, .many),
    ])
  func plurals(language: String, number: Int, category: PluralCategory) {
    #expect(PluralCategory(number, language: language) == category)
  }
}
